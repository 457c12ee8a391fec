import { ACCESS_SUBJECTS } from '@aval/application/access-record/record-access';
import {
  type AccessRecordQuery,
  activeAccessRecordFilters,
} from '@aval/application/access-record-list/access-record-query';
import { useNavigate } from '@remix-run/react';
import { ButtonLink } from '../../../components/actions/button';
import { Toolbar } from '../../../components/actions/toolbar';
import { DateFilter } from '../../../components/lists/chips/date-filter';
import { ListFilterChip } from '../../../components/lists/chips/list-filter-chip';
import { OptionFilterChip } from '../../../components/lists/chips/option-filter-chip';
import { ListSearch } from '../../../components/lists/list-search';
import { useTranslation } from '../../../shell/words/translation';
import { changedRecord, clearedRecord } from '../record-address';
import type { RecordPageData } from '../record-page.server';

const USERS = '/app/access-record/users';
const PATIENTS = '/app/demands/filter-patients';

type RecordToolbarProps = Pick<RecordPageData, 'query' | 'names' | 'today'>;

export function RecordToolbar({ query, names, today }: RecordToolbarProps) {
  const { t } = useTranslation(['accessRecord', 'common', 'list']);
  const navigate = useNavigate();
  const change = (part: Partial<AccessRecordQuery>) =>
    navigate(changedRecord(query, part), { preventScrollReset: true });
  const person = (id: number | undefined, name: string | null) =>
    id === undefined ? [] : [{ id, label: name ?? t('common:list.unknown', { id }) }];
  const { subject } = query;
  const isFiltering = activeAccessRecordFilters(query).length > 0;
  return (
    <Toolbar label={t('filters')} isFiltering={isFiltering}>
      <ListSearch
        label={t('list:searchReference')}
        placeholder={t('common:label.reference')}
        maxLength={30}
        current={query.reference ?? ''}
        addressOf={(reference) => changedRecord(query, { reference })}
      />
      <OptionFilterChip
        label={t('filter.userId')}
        source={USERS}
        chosen={person(query.userId, names.userName)}
        onChange={([userId]) => change({ userId })}
      />
      <ListFilterChip
        label={t('filter.subject')}
        summary={subject && t(`subject.${subject}`)}
        onClear={() => change({ subject: undefined })}
        options={ACCESS_SUBJECTS.map((value) => ({ value, label: t(`subject.${value}`) }))}
        selected={subject ? [subject] : []}
        onToggle={(value) => {
          const chosen = ACCESS_SUBJECTS.find((each) => each === value);
          change({ subject: chosen === subject ? undefined : chosen });
        }}
      />
      <OptionFilterChip
        label={t('filter.patientId')}
        source={PATIENTS}
        isPrivate
        chosen={person(query.patientId, names.patientName)}
        onChange={([patientId]) => change({ patientId })}
      />
      <DateFilter label={t('filter.dates')} from={query.from} to={query.to} today={today} onChange={change} />
      {isFiltering ? (
        <ButtonLink kind="ghost" size="small" to={clearedRecord(query)} preventScrollReset>
          {t('common:filter.clearAll')}
        </ButtonLink>
      ) : null}
    </Toolbar>
  );
}
