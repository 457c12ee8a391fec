import { type FieldPath, type Finding, SEVERITIES } from '@aval/domain/congruence/findings/finding';
import type { ReactNode } from 'react';
import { FindingItem } from './finding-item';

interface FindingListProps {
  /** In whatever order: the gravest are shown first. */
  findings: readonly Finding[];
  /** Names the list. */
  label: string;
  fieldLink?: (path: FieldPath, words: string) => ReactNode;
  /** What stands below a finding: its justification, or the field for one. */
  below?: (finding: Finding) => ReactNode;
}

/** Findings in full, grouped by how grave they are. */
export function FindingList({ findings, label, fieldLink, below }: FindingListProps) {
  const grouped = SEVERITIES.flatMap((severity) => findings.filter((finding) => finding.severity === severity));
  return (
    <ul aria-label={label}>
      {grouped.map((finding) => (
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
