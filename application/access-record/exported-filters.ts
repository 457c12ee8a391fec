import type { DemandListQuery } from '../demands/list/list-query';
import type { ArchiveQuery } from '../documents/archive/archive-query';
import type { PatientListQuery } from '../patients/patient-condition';
import type { AccessRecordQuery } from './access-record-query';
import type { ExportedList } from './record-export';

type Narrowing<Query> = Omit<Query, 'page' | 'pageSize' | 'sort' | 'oldestFirst'>;

interface Narrowings {
  demands: Narrowing<DemandListQuery>;
  /** A search is on record as it was typed, and not by the number under which a session keeps it. */
  patients: Omit<PatientListQuery['filters'], 'search'> & NonNullable<PatientListQuery['by']> & { search?: string };
  documents: Narrowing<ArchiveQuery>;
  'access-record': Narrowing<AccessRecordQuery>;
}

/** What a list of patients' data may be narrowed to when it is taken along, by the names of its filters. */
export type ExportedFilter<List extends ExportedList> = keyof Narrowings[List];

type NumbersOf<Filters> = {
  [Name in keyof Filters]-?: NonNullable<Filters[Name]> extends number | readonly number[] ? Name : never;
}[keyof Filters];

/** Those of them that are set to the number of somebody or something. */
export type NumberFilter = { [List in ExportedList]: NumbersOf<Narrowings[List]> }[ExportedList];
