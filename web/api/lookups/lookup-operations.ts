import { browseProvinces } from '@aval/application/catalogues/provinces/browse-provinces';
import { PROVINCES_LIST } from '@aval/application/catalogues/provinces/provinces-list';
import { ROLE_NAMES, ROLES } from '@aval/domain/access/roles';
import { z } from 'zod';
import { Problem } from '../answers/problem';
import { PROVINCE, ROLE } from '../examples/catalogue-examples';
import { type Operation, operation } from '../operations/operation';
import { extentOf, listQuery, pageAnswer, sortQuery, toListQuery, WHOLE } from '../requests/list-query';
import { pageOf, rowId } from '../schemas/atoms';
import { roleId } from '../schemas/role-id';

const tag = 'Lookups';
const FIVE_MINUTES = 300;

/** A role in the API: its number, and its name as `permissions`. */
export const roleAnswer = z
  .object({
    id: roleId.meta({ example: 7 }),
    permissions: z.enum(ROLE_NAMES).meta({ description: 'Name of the role.', example: 'DOCTOR' }),
  })
  .meta({ id: 'Role', example: ROLE });

export const provinceAnswer = z
  .object({ id: rowId, name: z.string().meta({ example: 'Madrid' }) })
  .meta({ id: 'Province', example: PROVINCE });

export const lookupOperations: readonly Operation[] = [
  operation(
    { permission: 'lookups.read' },
    {
      method: 'get',
      path: '/roles',
      tag,
      operationId: 'listRoles',
      summary: 'List the eight roles',
      query: z.strictObject({ ...WHOLE, sort: sortQuery(['id', 'permissions']) }),
      answer: {
        status: 200,
        description: 'All roles, on one page.',
        keptSeconds: FIVE_MINUTES,
        schema: pageOf(roleAnswer, { rows: 'All of them.', count: 'How many there are.' }),
      },
      async handle({ query: { sort = 'id' } }) {
        const rows = ROLE_NAMES.map((permissions) => ({ id: ROLES[permissions], permissions }));
        const [by, way] = sort.startsWith('-') ? [sort.slice(1), -1] : [sort, 1];
        rows.sort((one, other) =>
          by === 'id' ? way * (one.id - other.id) : way * one.permissions.localeCompare(other.permissions),
        );
        return { rows, count: rows.length };
      },
    },
  ),
  operation(
    { permission: 'lookups.read' },
    {
      method: 'get',
      path: '/provinces',
      tag,
      operationId: 'listProvinces',
      summary: 'List provinces, which are also zones',
      query: listQuery(PROVINCES_LIST, WHOLE),
      answer: {
        status: 200,
        description: 'A page or all rows, with the total count.',
        keptSeconds: FIVE_MINUTES,
        schema: pageOf(provinceAnswer),
      },
      async handle({ services, session, query }) {
        const found = await browseProvinces(
          services,
          session.actor,
          toListQuery(PROVINCES_LIST, query),
          extentOf(query as { all?: string }),
        );
        if (!found) throw new Problem('forbidden');
        return pageAnswer(found, query, (row) => row);
      },
    },
  ),
];
