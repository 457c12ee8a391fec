import { type Finding, SEVERITIES, type Severity } from '@aval/domain/congruence/findings/finding';
import { cva } from 'class-variance-authority';
import { Icon } from '../../../components/basics/icon';
import type { IconName } from '../../../components/basics/icon-paths';
import { useNumbers } from '../../../shell/words/numbers';
import { useCongruenceWords } from '../use-congruence-words';

/** Shapes that tell the severity without colour: octagon, triangle, circle. */
export const SEVERITY_ICONS = {
  serious: 'octagon',
  warning: 'warning',
  note: 'info',
} as const satisfies Record<Severity, IconName>;

export const severityInk = cva('', {
  variants: { severity: { serious: 'text-danger', warning: 'text-warn', note: 'text-info' } },
});

const COUNT = 'inline-flex items-center gap-[5px] whitespace-nowrap font-medium text-xs/sm tabular-nums';

interface SeverityMarkProps {
  severity: Severity;
  /** Number of findings; without it only the severity is shown. */
  count?: number;
  /** Shows the number alone, and reads the words aloud. */
  isShort?: boolean;
}

/** "Grave", or "2 graves". */
export function SeverityMark({ severity, count, isShort = false }: SeverityMarkProps) {
  const { t } = useCongruenceWords();
  const numbers = useNumbers();
  return (
    <span className={severityInk({ severity, className: COUNT })}>
      <Icon name={SEVERITY_ICONS[severity]} small />
      {isShort && count !== undefined ? <span aria-hidden="true">{numbers.integer(count)}</span> : null}
      <span className={isShort ? 'sr-only' : undefined}>
        {count === undefined
          ? t(`congruence:severity.${severity}`)
          : t(`congruence:count.${severity}`, { count, figure: numbers.integer(count) })}
      </span>
    </span>
  );
}

/** Numbers of findings by severity, without zeros. */
export function SeverityCounts({ findings }: { findings: readonly Pick<Finding, 'severity'>[] }) {
  const countOf = (severity: Severity) => findings.filter((finding) => finding.severity === severity).length;
  const shown = SEVERITIES.filter((severity) => countOf(severity) > 0);
  return (
    <span className="flex flex-wrap items-center gap-x-3.5 gap-y-1">
      {shown.map((severity) => (
        <SeverityMark key={severity} severity={severity} count={countOf(severity)} />
      ))}
    </span>
  );
}
