import { useTranslation } from '../../../shell/words/translation';
import { useCongruence } from '../congruence/congruence-context';

/** That no rule knows the drug of the line: nothing said below it does not mean that it was looked at. Source: docs/rules.md 12.5. */
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
