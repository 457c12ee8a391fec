import { type AccessRecordQuery, activeAccessRecordFilters } from '@aval/application/access-record/access-record-query';
import { LOOK_SUBJECTS } from '@aval/application/access-record/record-look';
import { Link, useNavigate } from '@remix-run/react';
import { FilterChip } from '../../../components/filter-chip';
import { FilterListbox } from '../../../components/filter-listbox';
import { OptionFilterChip } from '../../../components/option-filter-chip';
import { ReferenceSearch } from '../../../components/reference-search';
import { Toolbar } from '../../../components/toolbar';
import { useTranslation } from '../../../shell/translation';
import { changedRecord, clearedRecord } from '../record-address';
import type { RecordPageData } from '../record-page.server';
import { DateFilter } from './date-filter';

const USERS = '/app/access-record/users';
const PATIENTS = '/app/demands/filter-patients';

type RecordToolbarProps = Pick<RecordPageData, 'query' | 'names' | 'today'>;

export function RecordToolbar({ query, names, today }: RecordToolbarProps) {
  const { t } = useTranslation(['accessRecord', 'common']);
  const navigate = useNavigate();
  const change = (part: Partial<AccessRecordQuery>) =>
    navigate(changedRecord(query, part), { preventScrollReset: true });
  const person = (id: number | undefined, name: string | null) =>
    id === undefined ? [] : [{ id, label: name ?? t('unknown', { id }) }];
  const { subject } = query;
  return (
    <Toolbar label={t('filters')}>
      <ReferenceSearch current={query.reference ?? ''} addressOf={(reference) => changedRecord(query, { reference })} />
      <OptionFilterChip
        label={t('filter.userId')}
        name="userId"
        source={USERS}
        chosen={person(query.userId, names.userName)}
        onChange={([userId]) => change({ userId })}
      />
      <FilterChip
        label={t('filter.subject')}
        summary={subject && t(`subject.${subject}`)}
        onClear={() => change({ subject: undefined })}
      >
        {(close) => (
          <FilterListbox
            label={t('filter.subject')}
            options={LOOK_SUBJECTS.map((value) => ({ value, label: t(`subject.${value}`) }))}
            selected={subject ? [subject] : []}
            onToggle={(value) => {
              const chosen = LOOK_SUBJECTS.find((each) => each === value);
              change({ subject: chosen === subject ? undefined : chosen });
              close();
            }}
          />
        )}
      </FilterChip>
      <OptionFilterChip
        label={t('filter.patientId')}
        name="patientId"
        source={PATIENTS}
        isPrivate
        chosen={person(query.patientId, names.patientName)}
        onChange={([patientId]) => change({ patientId })}
      />
      <DateFilter from={query.from} to={query.to} today={today} onChange={change} />
      {activeAccessRecordFilters(query).length > 0 ? (
        <Link className="button button--ghost button--small" to={clearedRecord(query)} preventScrollReset>
          {t('common:filter.clearAll')}
        </Link>
      ) : null}
    </Toolbar>
  );
}
