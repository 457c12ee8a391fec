import type { CongruenceReport } from '@aval/domain/congruence/report/report';
import { useReportWords } from '../use-report-words';

/** Quiet line that the drugs are no regimen of the library. Source: docs/rules.md 12.8. */
export function LibraryMark({ isInLibrary }: { isInLibrary: CongruenceReport['regimenInLibrary'] }) {
  const { t } = useReportWords();
  if (isInLibrary !== false) return null;
  return (
    <p className="my-3 text-ink-2 text-sm" data-part="not-in-library">
      {t('notInLibrary')}
    </p>
  );
}
