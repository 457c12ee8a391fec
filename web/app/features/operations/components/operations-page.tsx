import type { Operations } from '@aval/application/operations/get-operations';
import { formatTimeWithSeconds } from '@aval/i18n/format';
import type { ReactNode } from 'react';
import { Button } from '../../../components/actions/button';
import { Definition, Definitions } from '../../../components/basics/definitions';
import { Page } from '../../../components/basics/page';
import { PageHead } from '../../../components/basics/page-head';
import { Section } from '../../../components/basics/section';
import { FailedNotice } from '../../../components/entries/failed-notice';
import { RefreshProblem } from '../../../components/lists/refresh-problem';
import { Banner } from '../../../components/notices/banner';
import { usePoll } from '../../../components/notices/use-poll';
import { useTranslation } from '../../../shell/words/translation';
import { EffectsOfKind } from './effects';
import { Figures } from './figures';
import { MarkedDemands } from './marked-demands';
import { Outbox } from './outbox';
import { Parts } from './parts';
import { PiledFailuresTable } from './piled-failures';

const ASK_AGAIN_MS = 15_000;

export function OperationsPage({ loaded }: { loaded: Operations }) {
  const { t } = useTranslation('operations');
  const { newest, problem, isAsking, ask } = usePoll({
    address: '/app/operations/state',
    loaded,
    intervalMs: ASK_AGAIN_MS,
  });
  const { checkedAt, parts, demands, marked, outbox, effects, failures, lastHolidayYear, versions } = newest;
  const time = formatTimeWithSeconds(checkedAt);
  return (
    <Page>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <span className="text-ink-3 tabular-nums self-center text-xs" role="status">
              {t('checkedAt', { time })}
            </span>
            <Button icon="reload" busy={isAsking} onClick={ask}>
              {t('refresh')}
            </Button>
          </>
        }
      />
      <RefreshProblem problem={problem} time={time} />
      <FailedNotice className="mb-4" />
      {failures && failures.length > 0 ? (
        <Banner tone="danger" className="mb-4">
          <a className="finger-area inline-flex min-h-6 items-center" href="#failures">
            {t('failures.banner', { count: failures.length })}
          </a>
        </Banner>
      ) : null}
      {lastHolidayYear === null ? null : (
        <Banner tone="warn" className="mb-4">
          {t('holidaysEnd', { year: lastHolidayYear })}
        </Banner>
      )}
      <Section id="parts" title={t('section.parts')}>
        <Parts parts={parts} checkedAt={checkedAt} />
      </Section>
      <Section id="demands" title={t('section.demands')}>
        <Readable part={demands}>{(figures) => <Figures demands={figures} />}</Readable>
      </Section>
      <Section
        id="marked"
        title={t('section.marked')}
        {...(demands ? { count: demands.marked } : {})}
        empty={marked?.length === 0 ? t('marked.none') : null}
      >
        <Readable part={marked}>
          {(found) =>
            found.length > 0 ? <MarkedDemands marked={found} count={demands?.marked ?? found.length} /> : null
          }
        </Readable>
      </Section>
      <Section
        id="outbox"
        title={t('section.outbox')}
        {...(outbox ? { count: outbox.waiting } : {})}
        empty={outbox?.oldestAt === null ? t('outbox.none') : null}
      >
        <Readable part={outbox}>{(report) => <Outbox outbox={report} checkedAt={checkedAt} />}</Readable>
      </Section>
      <Section id="effects" title={t('section.effects')}>
        <Readable part={effects}>
          {(reports) => (
            <div className="grid gap-7">
              {reports.map((report) => (
                <EffectsOfKind key={report.kind} report={report} checkedAt={checkedAt} />
              ))}
            </div>
          )}
        </Readable>
      </Section>
      <Section id="failures" title={t('section.failures')} {...(failures ? { count: failures.length } : {})}>
        <Readable part={failures}>{(piles) => <PiledFailuresTable piles={piles} />}</Readable>
      </Section>
      <Section id="versions" title={t('section.versions')}>
        <Definitions>
          <Definition label={t('version.aval')}>{versions.aval}</Definition>
          <Definition label={t('version.node')}>{versions.node}</Definition>
          {(['database', 'engine'] as const).map((part) => (
            <Definition key={part} label={t(`version.${part}`)}>
              {parts.find((health) => health.part === part)?.version}
            </Definition>
          ))}
        </Definitions>
      </Section>
    </Page>
  );
}

/** Shows a notice in place of a section whose data did not load in time; the others are unaffected. */
function Readable<Part>({ part, children }: { part: Part | null; children: (part: Part) => ReactNode }) {
  const { t } = useTranslation('operations');
  return part === null ? <Banner tone="warn">{t('unreadable')}</Banner> : children(part);
}
