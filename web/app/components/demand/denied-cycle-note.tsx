import type { DeniedCycle } from '@aval/domain/demand/outlook/denied-cycle';
import { describeDeniedCycle } from '@aval/i18n/denied-cycle';
import { useTranslation } from '../../shell/words/translation';

/** Note on a denied cycle: which cycle was denied, and which cycles remain authorized. */
export function DeniedCycleNote({ cycle }: { cycle: DeniedCycle }) {
  const { i18n } = useTranslation('demand');
  return (
    <span className="inline-block whitespace-normal text-balance first-letter:uppercase">
      {describeDeniedCycle(i18n, cycle)}
    </span>
  );
}
