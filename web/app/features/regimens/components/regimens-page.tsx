import type { RegimenRow } from '@aval/application/regimens/browse-regimens';
import {
  ORIGINS,
  REGIMEN_STATES,
  type REGIMENS_LIST,
  REVIEWS,
  takenAlong,
} from '@aval/application/regimens/regimens-list';
import { roleMay } from '@aval/domain/access/permissions';
import { OPTIONS } from '@aval/domain/catalogue/options';
import { cycleLengthOf } from '@aval/domain/reference/regimen-sessions';
import { formatDate } from '@aval/i18n/format';
import { ButtonLink } from '../../../components/actions/button';
import { Tag } from '../../../components/basics/tag';
import { type PlainListData, PlainListPage } from '../../../components/plain-list/plain-list-page';
import { usePageData } from '../../../shell/data/use-page-data';
import { useTranslation } from '../../../shell/words/translation';
import { useMessage } from '../../../shell/words/use-message';
import { REGIMEN, REGIMENS } from '../regimens-address';
import { useRegimenWords } from '../use-regimen-words';

interface RegimensPageProps {
  loaded: PlainListData<typeof REGIMENS_LIST, RegimenRow>;
  /** Company in context; null for all companies of the user. */
  companyId: number | null;
}

export function RegimensPage({ loaded, companyId }: RegimensPageProps) {
  const { t } = useTranslation(['regimens', 'common', 'demand']);
  const told = useRegimenWords();
  const role = usePageData()?.user?.role;
  const file = takenAlong(loaded.query, companyId);
  const mayCreate = role !== undefined && roleMay(role, 'regimens.create');
  return (
    <PlainListPage
      address={REGIMENS}
      loaded={loaded}
      words={{
        title: t('title'),
        lead: t('lead'),
        things: t('things'),
        caption: t('caption'),
        empty: t('empty'),
        emptyHint: t('emptyHint'),
        emptyFiltered: t('emptyFiltered'),
      }}
      actions={
        <>
          {file ? (
            <ButtonLink icon="download" to={REGIMEN.files(file)} reloadDocument download>
              {t(`export.${file.filters.origin ?? 'platform'}`)}
            </ButtonLink>
          ) : (
            <span className="text-ink-3 text-sm">{t('export.none')}</span>
          )}
          {mayCreate ? (
            <ButtonLink icon="upload" to={REGIMEN.import}>
              {t('import')}
            </ButtonLink>
          ) : null}
        </>
      }
      {...(mayCreate ? { create: { to: REGIMEN.create, label: t('createTitle') } } : {})}
      filters={useFilters()}
      columns={[
        {
          name: 'name',
          label: t('demand:field.chemotherapy.regimen'),
          sort: 'name',
          cell: (row) => <RegimenName row={row} />,
        },
        {
          name: 'tumourType',
          label: t('common:label.tumour'),
          sort: 'tumourType',
          cell: ({ content }) => told.tumour(content.tumourType),
        },
        {
          name: 'intentions',
          label: t('demand:field.chemotherapy.intention'),
          className: 'text-ink-2',
          cell: ({ content }) => told.intentions(content.intentions),
        },
        { name: 'lines', label: t('column.lines'), isNumber: true, cell: ({ content }) => content.lines.length },
        {
          name: 'cycle',
          label: t('demand:field.chemotherapy.cycle'),
          isNumber: true,
          cell: ({ content }) => told.days(cycleLengthOf(content)),
        },
        {
          name: 'cycles',
          label: t('column.cycles'),
          isNumber: true,
          cell: ({ content }) => content.plannedCycles,
        },
        {
          name: 'source',
          label: t('common:label.source'),
          className: 'text-ink-2',
          cell: ({ content, reviewedOn }) => (
            <>
              {content.source.citation}
              <small className="block text-ink-3 tabular-nums">
                {t('field.reviewedOn')} {formatDate(reviewedOn)}
              </small>
            </>
          ),
        },
        {
          name: 'version',
          label: t('demand:field.version'),
          cell: ({ version }) => <Tag tone="line">{t('versionTag', { version })}</Tag>,
        },
      ]}
      rowTo={({ id }) => REGIMEN.detail(id)}
    />
  );
}

function RegimenName({ row: { content, companyName, retired, isReviewDue } }: { row: RegimenRow }) {
  const { t } = useTranslation('regimens');
  return (
    <>
      {content.name} {companyName === null ? null : <Tag>{t('ofCompany', { company: companyName })}</Tag>}{' '}
      {retired ? <Tag tone="line">{t('retired')}</Tag> : null}
      {isReviewDue ? <Tag tone="line">{t('reviewDue')}</Tag> : null}
    </>
  );
}

function useFilters() {
  const { t } = useTranslation(['regimens', 'common']);
  const words = useMessage();
  const labelled = <Value extends string>(values: readonly Value[], say: (value: Value) => string) =>
    Object.fromEntries(values.map((value) => [value, say(value)])) as Record<Value, string>;
  return {
    text: { label: t('filter.text') },
    tumourType: {
      label: t('common:label.tumour'),
      options: labelled(OPTIONS.tumourType, (value) => words(`demand:option.tumourType.${value}`)),
    },
    intention: {
      label: t('filter.intention'),
      options: labelled(OPTIONS.intention, (value) => words(`demand:option.intention.${value}`)),
    },
    origin: { label: t('filter.origin'), options: labelled(ORIGINS, (value) => t(`origin.${value}`)) },
    state: { label: t('filter.state'), options: labelled(REGIMEN_STATES, (value) => t(`state.${value}`)) },
    review: { label: t('filter.review'), options: labelled(REVIEWS, (value) => t(`review.${value}`)) },
  };
}
