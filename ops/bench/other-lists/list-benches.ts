import { browsePresentations } from '@aval/application/catalogues/presentations/browse-presentations';
import { PRESENTATIONS_LIST } from '@aval/application/catalogues/presentations/presentations-list';
import { browseChanges } from '@aval/application/change-record/browse-changes';
import { CHANGES_LIST } from '@aval/application/change-record/changes-list';
import type { AnyPlainList, QueryOf } from '@aval/application/lists/plain-list';
import { browsePatients } from '@aval/application/patients/browse-patients';
import { PATIENTS_LIST } from '@aval/application/patients/patients-list';
import type { Services } from '@aval/application/services';
import { browseUsers } from '@aval/application/users/browse-users';
import { USERS_LIST } from '@aval/application/users/users-list';
import type { Actor } from '@aval/domain/access/actor';
import { readBarePage, type ShownPage, Statement } from '../list/bare-page';
import type { ListReader } from '../list/measure-cases';
import type { ListBench } from '../list/measure-list';
import { CHANGES, type HandWrittenList, PRESENTATIONS, USERS } from './hand-written-lists';
import { readPatientsByHand } from './hand-written-patients';

export interface OtherList {
  name: string;
  /** Users who read the list. */
  emails: readonly string[];
  sorts: readonly string[];
  /** Returns each filter at a wide and at a narrow value, as a query string. */
  filters: (bench: ListBench) => Promise<string[]>;
  reader: (bench: ListBench, actor: Actor) => ListReader;
}

const ADMIN = 'superadmin@aval.test';

type Browse<List extends AnyPlainList> = (
  services: Services,
  actor: Actor,
  query: QueryOf<List>,
) => Promise<{ count: number; rows: { id: number | string }[] } | null>;

/** Reads a list with one source as the product does and with hand-written SQL; filters that are not set are left out. */
function plainReader<List extends AnyPlainList>(list: List, browse: Browse<List>, byHand: HandWrittenList) {
  return ({ services, pool }: ListBench, actor: Actor): ListReader => {
    const queryOf = (search: string) => list.parse(new URLSearchParams(search)) as QueryOf<List>;
    return {
      ours: async (search) => shown(await browse(services, actor, queryOf(search))),
      bare(search) {
        const query = queryOf(search);
        const { counted, read, paged, columns, id } = byHand;
        return readBarePage(pool, actor, {
          counted,
          read,
          paged,
          columns,
          id,
          query,
          by: byHand.sorts[query.sort.by] ?? id,
          narrow() {
            const statement = new Statement();
            for (const [name, value] of Object.entries(query.filters)) byHand.filters[name]?.(statement, String(value));
            return statement;
          },
        });
      },
    };
  };
}

function shown(found: { count: number; rows: { id: number | string }[] } | null): ShownPage {
  if (!found) throw new Error('the list is closed');
  return { count: found.count, ids: found.rows.map(({ id }) => id) };
}

const patientsReader = ({ services, pool }: ListBench, actor: Actor): ListReader => {
  const queryOf = (search: string) => {
    const params = new URLSearchParams(search);
    return { ...PATIENTS_LIST.parse(params), text: params.get('text') };
  };
  return {
    ours: async (search) => shown(await browsePatients(services, actor, queryOf(search))),
    bare: (search) => readPatientsByHand(pool, actor, queryOf(search)),
  };
};

export const OTHER_LISTS: readonly OtherList[] = [
  {
    name: 'patients',
    sorts: PATIENTS_LIST.sorts,
    reader: patientsReader,
    emails: [ADMIN, 'manager@meridiana.test', 'doctor@meridiana.test'],
    async filters({ owner }) {
      const { cardNumber, searchName } = await owner.patient.findFirstOrThrow({
        where: { companyId: 2, cardNumber: { startsWith: 'L' } },
        select: { cardNumber: true, searchName: true },
      });
      const { id } = await owner.center.findFirstOrThrow({ orderBy: { id: 'asc' } });
      const texts = ['ana', 'garcia', 'ana garcia', searchName, 'e', 'L0', cardNumber, cardNumber.slice(0, -3)];
      return [
        '',
        'companyId=2',
        'companyId=3',
        `centerId=${id}`,
        'edited=edited',
        ...texts.map((text) => String(new URLSearchParams({ text }))),
      ];
    },
  },
  {
    name: 'users',
    sorts: USERS_LIST.sorts,
    reader: plainReader(USERS_LIST, browseUsers, USERS),
    emails: [ADMIN],
    filters: async () => [
      '',
      'companyId=1',
      'companyId=2',
      'role=DOCTOR',
      'role=MANAGER',
      'role=DOCTOR&companyId=3&name=ana',
      'name=ana',
      'name=a',
      'name=begona+4',
      'email=persona-777',
      'email=e',
      'dni=U777',
      'dni=7',
    ],
  },
  {
    name: 'presentations',
    sorts: PRESENTATIONS_LIST.sorts,
    emails: [ADMIN],
    reader: plainReader(PRESENTATIONS_LIST, browsePresentations, PRESENTATIONS),
    filters: async () => [
      '',
      'hidden=hidden',
      'hidden=offered',
      'presentation=a',
      'presentation=ab12',
      'presentation=mab',
      'registerNumber=L777',
      'registerNumber=7',
      'nationalCode=L12345',
      'nationalCode=1',
    ],
  },
  {
    name: 'record of changes',
    sorts: CHANGES_LIST.sorts,
    emails: [ADMIN],
    reader: plainReader(CHANGES_LIST, browseChanges, CHANGES),
    async filters({ owner }) {
      const { id } = await owner.userAccount.findUniqueOrThrow({ where: { email: ADMIN } });
      return [
        '',
        'subject=patient',
        'subject=code',
        `userId=${id}`,
        `userId=${id}&subject=drug`,
        'name=entrada',
        'name=ab12',
        'from=2026-01-01',
        'to=2026-01-01',
        'from=2026-05-01&to=2026-05-31&subject=center',
      ];
    },
  },
];
