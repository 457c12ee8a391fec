import { type FieldPath, type Finding, SEVERITIES } from '@aval/domain/congruence/findings/finding';
import type { ReactNode } from 'react';
import { PrintedDisclosure } from '../../../components/basics/printed-disclosure';
import { FindingItem } from './finding-item';
import { SeverityMark } from './severity-mark';

interface FindingListProps {
  /** In whatever order: the gravest are shown first. */
  findings: readonly Finding[];
  /** Names the list. */
  label: string;
  fieldLink?: (path: FieldPath, words: string) => ReactNode;
  /** What stands below a finding: its justification, or the field for one. */
  below?: (finding: Finding) => ReactNode;
}

/** More notes than these are folded below what is graver, so that doses and costs are not pushed out of sight. */
const MOST_UNFOLDED = 3;

/** Findings in full, grouped by how grave they are; many notes beside something graver for whoever opens them, and on paper. */
export function FindingList({ findings, label, ...shown }: FindingListProps) {
  const grouped = SEVERITIES.flatMap((severity) => findings.filter((finding) => finding.severity === severity));
  const graver = grouped.filter(({ severity }) => severity !== 'note');
  const notes = grouped.filter(({ severity }) => severity === 'note');
  if (graver.length === 0 || notes.length <= MOST_UNFOLDED)
    return <Findings findings={grouped} label={label} {...shown} />;
  return (
    <>
      <Findings findings={graver} label={label} {...shown} />
      <PrintedDisclosure
        summary={<SeverityMark severity="note" count={notes.length} />}
        className="border-line border-t pt-3.5"
      >
        <div className="pt-3.5">
          <Findings findings={notes} label={label} {...shown} />
        </div>
      </PrintedDisclosure>
    </>
  );
}

function Findings({ findings, label, fieldLink, below }: FindingListProps) {
  return (
    <ul aria-label={label}>
      {findings.map((finding) => (
        <li
          key={findingKey(finding)}
          className="border-line border-b py-3.5 first:pt-0 last:border-b-0 last:pb-0 print:break-inside-avoid"
        >
          <FindingItem finding={finding} {...(fieldLink ? { fieldLink } : {})}>
            {below?.(finding)}
          </FindingItem>
        </li>
      ))}
    </ul>
  );
}

/** A rule may find several things, of one field as well. */
export function findingKey({ rule, variant, fields, values }: Finding): string {
  return [rule, variant, ...fields, JSON.stringify(values)].join(' ');
}
