import type { RuleDifference, SeverityCounts } from '@aval/domain/congruence/book/simulation-counts';
import { SEVERITIES } from '@aval/domain/congruence/findings/finding';
import { StackedCell, StackedRow, StackedTable } from '../../../components/lists/stacked-table';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { SeverityMark } from '../../congruence/components/severity-mark';
import { useRuleWords } from '../use-rule-words';

interface TableProps {
  caption: string;
  rows: readonly RuleDifference[];
}

/** Rules with differing findings: number of versions before and after. */
export function ChangedRules({ caption, rows, bookVersion }: TableProps & { bookVersion: number }) {
  const { t } = useTranslation('rules');
  const numbers = useNumbers();
  const label = {
    rule: t('column.rule'),
    before: t('simulation.before', { version: bookVersion }),
    after: t('simulation.after'),
    difference: t('simulation.difference'),
  };
  return (
    <StackedTable
      boxed
      caption={caption}
      columns={[
        { name: 'rule', label: label.rule },
        { name: 'before', label: label.before },
        { name: 'after', label: label.after },
        { name: 'difference', label: label.difference, isNumber: true },
      ]}
    >
      {rows.map(({ rule, versions, before, after, difference }) => (
        <StackedRow key={rule}>
          <RuleCell label={label.rule} rule={rule} />
          <StackedCell label={label.before}>
            <Versions count={versions.before} severities={before} />
          </StackedCell>
          <StackedCell label={label.after}>
            <Versions count={versions.after} severities={after} />
          </StackedCell>
          <StackedCell label={label.difference} kind="number" className="font-semibold text-ink tabular-nums">
            {numbers.signed(difference)}
          </StackedCell>
        </StackedRow>
      ))}
    </StackedTable>
  );
}

/** Rules with equal findings, in one column. */
export function UnchangedRules({ caption, rows }: TableProps) {
  const { t } = useTranslation('rules');
  const label = { rule: t('column.rule'), both: t('simulation.both') };
  return (
    <StackedTable
      boxed
      caption={caption}
      columns={[
        { name: 'rule', label: label.rule },
        { name: 'both', label: label.both },
      ]}
    >
      {rows.map(({ rule, versions, after }) => (
        <StackedRow key={rule}>
          <RuleCell label={label.rule} rule={rule} />
          <StackedCell label={label.both}>
            <Versions count={versions.after} severities={after} />
          </StackedCell>
        </StackedRow>
      ))}
    </StackedTable>
  );
}

function RuleCell({ label, rule }: { label: string; rule: string }) {
  const told = useRuleWords();
  return (
    <StackedCell label={label} kind="headline">
      <span>
        <span className="text-ink-3 tabular-nums">{rule}</span> <b className="font-semibold">{told.rule(rule).name}</b>
      </span>
    </StackedCell>
  );
}

/** Number of versions by severity, with the total if there are several severities. */
function Versions({ count, severities }: { count: number; severities: SeverityCounts }) {
  const numbers = useNumbers();
  const shown = SEVERITIES.filter((severity) => severities[severity] > 0);
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5 as-cards:justify-end">
      {shown.length === 1 ? null : <span className="text-ink tabular-nums">{numbers.integer(count)}</span>}
      {shown.map((severity) => (
        <SeverityMark key={severity} severity={severity} count={severities[severity]} />
      ))}
    </span>
  );
}
