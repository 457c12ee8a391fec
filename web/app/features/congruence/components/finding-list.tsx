import { type FieldPath, type Finding, SEVERITIES } from '@aval/domain/congruence/findings/finding';
import type { ReactNode } from 'react';
import { PrintedDisclosure } from '../../../components/basics/printed-disclosure';
import { FindingItem } from './finding-item';
import { SeverityMark } from './severity-mark';

interface FindingListProps {
  /** Findings in any order; the list sorts by severity. */
  findings: readonly Finding[];
  /** Accessible name of the list. */
  label: string;
  fieldLink?: (path: FieldPath, words: string) => ReactNode;
  /** Returns the element id of a finding that links lead to. */
  placeOf?: (finding: Finding) => string;
  /** Returns content below a finding: its justification, or the input for one. */
  below?: (finding: Finding) => ReactNode;
}

/**
 * Maximum number of notes shown below more severe findings; more are collapsed, so that doses and costs stay in view.
 */
const MOST_UNFOLDED = 3;

/** Findings grouped by severity. Many notes below more severe findings are collapsed on screen, but not in print. */
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
        className="mt-3.5 border-line border-t pt-3.5"
      >
        <div className="pt-3.5">
          <Findings findings={notes} label={label} {...shown} />
        </div>
      </PrintedDisclosure>
    </>
  );
}

function Findings({ findings, label, fieldLink, placeOf, below }: FindingListProps) {
  return (
    <ul aria-label={label}>
      {findings.map((finding) => (
        <li
          key={findingKey(finding)}
          id={placeOf?.(finding)}
          className="scroll-mt-[calc(var(--h-kept-header)+8px)] border-line border-b py-3.5 first:pt-0 last:border-b-0 last:pb-0 print:break-inside-avoid"
        >
          <FindingItem finding={finding} {...(fieldLink ? { fieldLink } : {})}>
            {below?.(finding)}
          </FindingItem>
        </li>
      ))}
    </ul>
  );
}

/** Returns a unique key; a rule may have several findings, even on one field. */
export function findingKey({ rule, variant, fields, values }: Finding): string {
  return [rule, variant, ...fields, JSON.stringify(values)].join(' ');
}
