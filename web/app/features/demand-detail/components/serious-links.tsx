import type { Finding } from '@aval/domain/congruence/findings/finding';
import { seriousFindings, seriousOfEntry, type TreatmentEntry } from '@aval/domain/congruence/report/serious-findings';
import { Tag } from '../../../components/basics/tag';
import { useNumbers } from '../../../shell/words/numbers';
import { SEVERITY_ICONS } from '../../congruence/components/severity-mark';
import { findingPlace } from '../../congruence/finding-place';
import { useCongruenceWords } from '../../congruence/use-congruence-words';
import { useReportWords } from '../../congruence/use-report-words';
import { SectionLink } from './section-links';

/** Links are 24 px high, around a tag of 20. */
const LINK =
  'align-middle [&>a]:inline-flex [&>a]:min-h-6 [&>a]:items-center [&>a:hover]:no-underline print:[&>a]:min-h-0';

/** Number of serious findings in the header, which leads to them. */
export function SeriousHeadline({ findings }: { findings: readonly Finding[] }) {
  const { t } = useReportWords();
  const numbers = useNumbers();
  const count = seriousFindings(findings).length;
  if (count === 0) return null;
  return (
    <span className={LINK}>
      <SectionLink id="congruence">
        <Tag tone="bad" icon={SEVERITY_ICONS.serious}>
          <span>
            <span className="sr-only">{t('title')}: </span>
            {t('congruence:count.serious', { count, figure: numbers.integer(count) })}
          </span>
        </Tag>
      </SectionLink>
    </span>
  );
}

interface SeriousTagProps {
  findings: readonly Finding[];
  entry: TreatmentEntry;
}

/** Tag of a drug line or a radiotherapy with serious findings, which leads to the first one. */
export function SeriousTag({ findings, entry }: SeriousTagProps) {
  const { t, ruleName } = useCongruenceWords();
  const numbers = useNumbers();
  const found = seriousOfEntry(findings, entry);
  const [first] = found;
  if (!first) return null;
  return (
    <span className={LINK}>
      <SectionLink id={findingPlace(findings, first)}>
        <Tag tone="bad" icon={SEVERITY_ICONS.serious}>
          {found.length === 1
            ? t('congruence:severity.serious')
            : t('congruence:count.serious', { count: found.length, figure: numbers.integer(found.length) })}
          <span className="sr-only">: {found.map(({ rule }) => ruleName(rule)).join(', ')}</span>
        </Tag>
      </SectionLink>
    </span>
  );
}
