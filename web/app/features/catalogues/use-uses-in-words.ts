import type { EntryUses } from '@aval/application/catalogues/entries/entry-uses';
import { useTranslation } from '../../shell/words/translation';

const KINDS = ['versions', 'openDemands', 'drafts'] as const;

/**
 * Describes the references to an entry: "12 versiones, 3 solicitudes abiertas y 1 borrador"; empty when there are none.
 */
export function useUsesInWords(): (uses: EntryUses, dependents?: string) => string {
  const { t, i18n } = useTranslation('catalogues');
  return (uses, dependents) => {
    const parts = KINDS.filter((kind) => uses[kind] > 0).map((kind) => t(`uses.${kind}`, { count: uses[kind] }));
    if (uses.dependents > 0 && dependents) parts.push(dependents);
    return new Intl.ListFormat(i18n.language).format(parts);
  };
}
