import type { ShownRegimen } from '@aval/application/regimens/get-regimen';
import type { Regimen } from '@aval/domain/reference/regimen';
import { cycleLengthOf, intervalBetween } from '@aval/domain/reference/regimen-sessions';
import { addressOfDoi, doiOf } from '@aval/domain/validation/catalogues/regimen-schema';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/actions/button';
import { Definition, Definitions } from '../../../components/basics/definitions';
import { Page } from '../../../components/basics/page';
import { Breadcrumbs, PageHead } from '../../../components/basics/page-head';
import { Section } from '../../../components/basics/section';
import { Tag } from '../../../components/basics/tag';
import { Banner } from '../../../components/notices/banner';
import { useTranslation } from '../../../shell/words/translation';
import { daysText } from '../regimen-form-values';
import { REGIMEN } from '../regimens-address';
import { useRegimenWords } from '../use-regimen-words';
import { CycleDays } from './cycle-days';
import { RegimenLines } from './regimen-lines';
import { RegimenReview } from './regimen-review';
import { RegimenVersions } from './regimen-versions';
import { RetireQuestion } from './retire-question';

const BESIDE = 'grid grid-cols-[minmax(0,1fr)] gap-x-9 xl:grid-cols-[minmax(0,1fr)_var(--w-aside)]';

/** Version of a regimen with the list of all versions; only the latest can be edited, exported and retired. */
export function RegimenDetail(regimen: ShownRegimen) {
  const { entry, shown, otherNames, versions, mayEdit, demandCount } = regimen;
  const { t } = useTranslation('regimens');
  const { id, companyName, retired } = entry;
  const { version, content } = shown;
  const isLatest = version === entry.version;
  return (
    <Page>
      <Breadcrumbs crumbs={[{ label: t('title'), to: REGIMEN.list }, { label: content.name }]} />
      <PageHead
        title={
          <>
            {content.name} <Tag tone="line">{t('version', { version })}</Tag>{' '}
            <Tag tone="line">{companyName ?? t('origin.platform')}</Tag> {retired ? <Tag>{t('retired')}</Tag> : null}
          </>
        }
        actions={
          isLatest ? (
            <>
              <ButtonLink icon="download" to={REGIMEN.file(id)} reloadDocument download>
                {t('exportOne')}
              </ButtonLink>
              {mayEdit ? (
                <>
                  <ButtonLink to={REGIMEN.retire(id)} preventScrollReset>
                    {t(retired ? 'restore' : 'retire')}
                  </ButtonLink>
                  <ButtonLink kind="primary" icon="pencil" to={REGIMEN.edit(id)}>
                    {t('edit', { version: version + 1 })}
                  </ButtonLink>
                </>
              ) : null}
            </>
          ) : (
            <ButtonLink kind="primary" to={REGIMEN.detail(id)}>
              {t('toLatest', { version: entry.version })}
            </ButtonLink>
          )
        }
      />
      {isLatest ? null : (
        <Banner tone="info" className="mb-4">
          {t('formerText', { version: entry.version })}
        </Banner>
      )}
      {retired ? (
        <Banner tone="info" className="mb-4">
          {t('retiredText')}
        </Banner>
      ) : null}
      <div className={BESIDE}>
        <div>
          <Section id="data" title={t('section.data')}>
            <RegimenData content={content} otherNames={otherNames} demandCount={demandCount} />
          </Section>
          <Section id="lines" title={t('section.lines')} count={content.lines.length}>
            <RegimenLines lines={content.lines} />
            <CycleDays content={content} />
          </Section>
          <Section id="source" title={t('section.source')}>
            <RegimenSource {...content.source} slug={content.slug}>
              {isLatest ? <RegimenReview {...regimen} /> : null}
            </RegimenSource>
          </Section>
        </div>
        <aside className="pt-6 max-xl:pb-6">
          <RegimenVersions id={id} versions={versions} shown={version} />
        </aside>
      </div>
      {mayEdit ? <RetireQuestion entry={entry} /> : null}
    </Page>
  );
}

interface RegimenDataProps extends Pick<ShownRegimen, 'otherNames' | 'demandCount'> {
  content: Regimen;
}

function RegimenData({ content, otherNames, demandCount }: RegimenDataProps) {
  const { t } = useTranslation(['regimens', 'common', 'demand']);
  const told = useRegimenWords();
  const { sessionsPerCycle, sessionDays, sessionFrequencyDays, plannedCycles } = content;
  const length = cycleLengthOf(content);
  return (
    <Definitions>
      <Definition label={t('common:label.tumour')}>{told.tumour(content.tumourType)}</Definition>
      <Definition label={t('demand:field.chemotherapy.intention')}>{told.intentions(content.intentions)}</Definition>
      <Definition label={t('field.cycleLengthDays')}>{told.days(length)}</Definition>
      <Definition label={t('field.plannedCycles')}>{plannedCycles ?? t('untilProgression')}</Definition>
      <Definition label={t('demand:field.chemotherapy.sessionsPerCycle')}>
        {t('sessions', { count: sessionsPerCycle, days: daysText(sessionDays) })}
      </Definition>
      <Definition label={t('field.sessionFrequencyDays')}>
        {sessionFrequencyDays === null
          ? t('irregular')
          : sessionFrequencyDays === 0
            ? t('noFrequency')
            : told.days(sessionFrequencyDays)}
      </Definition>
      <Definition label={t('field.cycleIntervalDays')}>{told.days(intervalBetween(sessionDays, length))}</Definition>
      {otherNames.length === 0 ? null : (
        <Definition label={t('common:label.otherNames')}>{otherNames.join(', ')}</Definition>
      )}
      {demandCount === null ? null : <Definition label={t('inUse')}>{t('demands', { count: demandCount })}</Definition>}
    </Definitions>
  );
}

interface RegimenSourceProps extends Pick<Regimen['source'], 'citation' | 'where'> {
  slug: string;
  /** Its review; null for a former version. */
  children: ReactNode;
}

function RegimenSource({ citation, where, slug, children }: RegimenSourceProps) {
  const { t } = useTranslation('regimens');
  const doi = doiOf(where);
  return (
    <Definitions>
      <Definition label={t('field.citation')} width="double">
        {citation}
      </Definition>
      <Definition label={t('field.doi')} width="double">
        {doi === null ? null : (
          <a className="finger-area underline" href={addressOfDoi(doi)} rel="noreferrer" target="_blank">
            {doi}
          </a>
        )}
      </Definition>
      <Definition label={t('field.slug')} width="double">
        {slug}
      </Definition>
      {children === null ? null : (
        <Definition label={t('field.reviewedOn')} width="double">
          {children}
        </Definition>
      )}
    </Definitions>
  );
}
