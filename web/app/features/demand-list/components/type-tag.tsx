import type { DemandRow } from '@aval/application/demands/list/demand-row';
import { useTranslation } from '../../../shell/translation';

/** QT, RT or both; readers hear the words. */
export function TypeTag({ type }: { type: DemandRow['type'] }) {
  const { t } = useTranslation('list');
  if (!type) return <span className="text-ink-3">–</span>;
  return (
    <span className="tag" title={t(`type.${type}`)}>
      <span aria-hidden="true">{t(`typeShort.${type}`)}</span>
      <span className="sr-only">{t(`type.${type}`)}</span>
    </span>
  );
}
