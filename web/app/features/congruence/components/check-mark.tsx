import type { Check } from '@aval/domain/congruence/coverage/check';
import { cva } from 'class-variance-authority';
import { Icon } from '../../../components/basics/icon';
import type { IconName } from '../../../components/basics/icon-paths';
import { useReportWords } from '../use-report-words';

/** Shapes that tell the states without colour. No state warns: what was not checked is no finding. */
export const STATE_ICONS = {
  checked: 'check',
  notChecked: 'dashed',
  notApplicable: 'dash',
} as const satisfies Record<Check['state'], IconName>;

const look = cva('inline-flex max-w-full items-start gap-1 text-left text-xs/sm [&>svg]:mt-0.5 [&>svg]:flex-none', {
  variants: { state: { checked: 'text-ink-2', notChecked: 'text-ink', notApplicable: 'text-ink-3' } },
});

/** State of a check, with its reason, below the name of the check. */
export function CheckMark({ check }: { check: Check }) {
  const { t, checkBriefly } = useReportWords();
  const { state } = check;
  return (
    <span className={look({ state })} data-state={state}>
      <Icon name={STATE_ICONS[state]} small />
      <span className="sr-only">{t(`checks.state.${state}`)}: </span>
      <span>{checkBriefly(check)}</span>
    </span>
  );
}
