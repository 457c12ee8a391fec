import type { ParameterOf } from '@aval/domain/access/demand-list';
import type { ExportedList } from '../access-record/record-export';
import type { DemandListQuery } from '../demands/list/list-query';
import type { ArchiveQuery } from '../documents/archive/archive-query';
import type { PatientListQuery } from '../patients/patient-condition';
import type { AccessRecordQuery } from './access-record-query';

type Narrowing<Query> = Omit<Query, 'page' | 'pageSize' | 'sort' | 'oldestFirst'>;

interface Narrowings {
  /** Without the filters of API clients, which take no list of demands along. */
  demands: Omit<Narrowing<DemandListQuery>, ParameterOf<'externalId' | 'day' | 'instant'>>;
  /** The search text as the user typed it, not the number under which the session keeps it. */
  patients: Omit<PatientListQuery['filters'], 'search'> & NonNullable<PatientListQuery['by']> & { search?: string };
  documents: Narrowing<ArchiveQuery>;
  'access-record': Narrowing<AccessRecordQuery>;
}

/** Names of the filters of a list of patient data, as an export records them. */
export type ExportedFilter<List extends ExportedList> = keyof Narrowings[List];

type NumbersOf<Filters> = {
  [Name in keyof Filters]-?: NonNullable<Filters[Name]> extends number | readonly number[] ? Name : never;
}[keyof Filters];

/** Names of the filters that hold ids, so that the record can show names for them. */
export type NumberFilter = { [List in ExportedList]: NumbersOf<Narrowings[List]> }[ExportedList];
