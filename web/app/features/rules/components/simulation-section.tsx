import type { RuleFacts } from '@aval/domain/congruence/book/rule-facts';
import type { CongruenceSettings } from '@aval/domain/congruence/rule-book';
import { formatStamp } from '@aval/i18n/format';
import { Button } from '../../../components/actions/button';
import { Section } from '../../../components/basics/section';
import { FailedNotice } from '../../../components/entries/failed-notice';
import { Banner } from '../../../components/notices/banner';
import { ProgressBar } from '../../../components/notices/progress-bar';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import type { SimulationDesk } from '../use-simulations';
import { SimulationResult } from './simulation-result';

export const SIMULATION_SECTION = 'simulation';

interface SimulationSectionProps {
  desk: SimulationDesk;
  rules: readonly RuleFacts[];
  /** Settings currently in the form; null while they are invalid. */
  typed: CongruenceSettings | null;
}

/** Simulation of other settings on the requests of the last year: progress and last result. */
export function SimulationSection({ desk, rules, typed }: SimulationSectionProps) {
  const { t } = useTranslation('rules');
  const { underWay, hasFailed, isRefused, failed, result } = desk;
  return (
    <Section id={SIMULATION_SECTION} title={t('simulation.title')}>
      <div className="grid gap-4">
        <p className="max-w-prose text-ink-2">{t('simulation.lead')}</p>
        {failed ? <FailedNotice tried={failed} /> : null}
        {isRefused ? (
          <Banner tone="warn" role="alert">
            {t('simulation.conflict')}
          </Banner>
        ) : null}
        {hasFailed && !underWay ? (
          <Banner tone="danger" role="alert">
            {t('simulation.failed')}
          </Banner>
        ) : null}
        {underWay ? <UnderWay desk={desk} underWay={underWay} /> : null}
        {result ? <SimulationResult result={result} rules={rules} typed={typed} /> : null}
      </div>
    </Section>
  );
}

interface UnderWayProps {
  desk: SimulationDesk;
  underWay: NonNullable<SimulationDesk['underWay']>;
}

function UnderWay({ desk, underWay }: UnderWayProps) {
  const { t } = useTranslation('rules');
  const numbers = useNumbers();
  const { id, author, at, done, total } = underWay;
  const said = t('simulation.underWay');
  return (
    <div className="grid max-w-xl gap-2.5 rounded-lg border border-line-2 bg-surface p-5">
      <p className="font-medium text-ink" role="status">
        {said}
      </p>
      <ProgressBar label={said} done={done} total={total} />
      <p className="text-ink-2 text-xs tabular-nums">
        {t('simulation.progress', { done: numbers.integer(done), total: numbers.integer(total) })} · {author} ·{' '}
        {formatStamp(at)}
      </p>
      <p className="text-ink-3 text-xs">{t('simulation.mayLeave')}</p>
      <div>
        <Button size="small" busy={desk.sending === 'cancel'} onClick={() => desk.cancel(id)}>
          {t('simulation.cancel')}
        </Button>
      </div>
    </div>
  );
}
