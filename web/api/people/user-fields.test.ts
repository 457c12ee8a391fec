import type { Related } from '@aval/application/users/relations/user-relations';
import type { UserEntry } from '@aval/application/users/user-entry';
import { ROLE_NAMES } from '@aval/domain/access/roles';
import { relationsOf } from '@aval/domain/access/user-relations';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ofUser, toUserForm, USER_PARTS, userAnswer, userPath } from './user-fields';

const id = fc.integer({ min: 1, max: 2_147_483_647 });
const related: fc.Arbitrary<Related[]> = fc.uniqueArray(
  fc.record({ id, name: fc.string(), detail: fc.constant(null), withdrawn: fc.boolean() }),
  { selector: (each) => each.id, maxLength: 5 },
);

const user: fc.Arbitrary<UserEntry> = fc.constantFrom(...ROLE_NAMES).chain((role) =>
  fc.record({
    id,
    role: fc.constant(role),
    revision: fc.nat(),
    name: fc.string(),
    dni: fc.string(),
    email: fc.string(),
    active: fc.boolean(),
    avatarImageId: fc.option(fc.uuid()),
    membershipNumber: fc.option(fc.string()),
    company: fc.option(fc.record({ id, name: fc.string(), tramitByZones: fc.boolean() })),
    relations: fc.record(Object.fromEntries(relationsOf(role).map((relation) => [relation, related]))),
  }),
);

const ids = (list: readonly { id: number }[] = []) => list.map((each) => each.id);

it('a user’s answer and its form survive a round trip', () => {
  fc.assert(
    fc.property(user, (entry) => {
      const said = userAnswer.parse(ofUser(entry, new Set(USER_PARTS)));
      const { name, dni, email, membershipNumber, companyId } = said;
      const sent = {
        name,
        dni,
        email,
        membershipNumber,
        companyId,
        companies: ids(said.permissions),
        zones: ids(said.provinces),
        assistants: ids(said.assistants),
        centers: ids([...(said.centers ?? []), ...(said.supervisorCenters ?? [])]),
        doctors: ids([...(said.doctors ?? []), ...(said.supervisorDoctors ?? [])]),
      };
      expect(toUserForm(sent, null)).toEqual(toUserForm({}, entry));
      expect(toUserForm({ roleId: said.roleId }, null)).toEqual({ role: entry.role });
      expect(said).toMatchObject({ avatar: entry.avatarImageId, company: entry.company });
    }),
  );
});

it('an answer contains only the requested parts', () => {
  fc.assert(
    fc.property(user, fc.subarray([...USER_PARTS]), (entry, asked) => {
      const said = ofUser(entry, new Set(asked));
      expect(USER_PARTS.filter((part) => part in said)).toEqual(asked);
    }),
  );
});

it('an error is reported under the name of the sent field', () => {
  expect(userPath('role')).toBe('roleId');
  expect(userPath('centers.0')).toBe('centers.0');
});
