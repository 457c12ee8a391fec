import { useTranslation } from '../../../shell/words/translation';
import { useCongruence } from '../congruence/congruence-context';

/**
 * Notice that no rule knows the drug, so missing findings do not mean that the line was analysed. Source: docs/rules.md
 * 12.5.
 */
export function LineUnknown({ index }: { index: number }) {
  const { t } = useTranslation('report');
  const { lines } = useCongruence();
  if (!lines[index]?.isUnknownDrug) return null;
  return (
    <p className="col-span-full text-warn text-xs" data-part="unknown-drug">
      {t('unknownDrug')}
    </p>
  );
}
