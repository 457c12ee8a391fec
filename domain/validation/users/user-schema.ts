import type { z } from 'zod';
import type { RoleName } from '../../access/roles';
import { belongsToOneCompany } from '../../access/user-relations';
import { newPasswordShape, samePassword } from '../dialogs/access-schemas';
import { fault } from '../fields/fault';
import { choice, field, flag, group, identifier, list, optionalIdentifier, optionalText } from '../fields/field';
import { email, nationalId, personName } from '../fields/identity';
import { message } from '../fields/message';
import { isAcceptablePassword } from '../fields/password-rule';
import { isEmpty } from '../fields/readers';

/** Roles of users that a form can create; superadmins are not among them. Source: docs/rules.md 5.30. */
export const CREATED_ROLES = [
  'MANAGER',
  'CONSULTANT',
  'REPRESENTATIVE',
  'SUPERVISOR',
  'DOCTOR',
  'ASSISTANT',
  'ADMIN',
] as const satisfies readonly RoleName[];
export type CreatedRole = (typeof CREATED_ROLES)[number];

const IDENTITY = { name: personName(), dni: nationalId(), email: email() };

/** Relations of a user; those of the role count, and only a doctor has a membership number. */
const RELATION_FIELDS = {
  membershipNumber: optionalText({ max: 50 }),
  companyId: optionalIdentifier(),
  companies: list(identifier()),
  zones: list(identifier()),
  centers: list(identifier()),
  doctors: list(identifier()),
  assistants: list(identifier()),
};

interface RelationFields {
  companyId: number | null | undefined;
  companies: readonly number[] | undefined;
}

function requireCompany(role: RoleName, { companyId, companies }: RelationFields, context: z.RefinementCtx): void {
  const missing = belongsToOneCompany(role)
    ? companyId === null && 'companyId'
    : role === 'MANAGER' && companies?.length === 0 && 'companies';
  if (missing) context.addIssue({ code: 'custom', path: [missing], message: message('choose') });
}

/** Schema of a new user with the initial password. Source: docs/rules.md 5.30. */
export const createUserSchema = group({
  ...IDENTITY,
  ...newPasswordShape,
  role: choice(CREATED_ROLES),
  ...RELATION_FIELDS,
})
  .superRefine(samePassword)
  .superRefine((user, context) => {
    if (user.role !== undefined) requireCompany(user.role, user, context);
  });

const EDITED = group({
  ...IDENTITY,
  changePassword: flag(),
  /** Read only when it is to be changed. */
  password: field((input) => {
    if (isEmpty(input)) return null;
    return typeof input === 'string' && isAcceptablePassword(input) ? input : fault('password');
  }),
  passwordConfirmation: field((input) => (typeof input === 'string' && !isEmpty(input) ? input : null)),
  ...RELATION_FIELDS,
});

/** Schema of an existing user, whose role is fixed. Source: docs/rules.md 5.31. */
export function editUserSchema(role: RoleName): typeof EDITED {
  return EDITED.superRefine((user, context) => {
    requireCompany(role, user, context);
    if (!user.changePassword) return;
    const { password, passwordConfirmation } = user;
    if (password === null) context.addIssue({ code: 'custom', path: ['password'], message: message('required') });
    else if (passwordConfirmation === null)
      context.addIssue({ code: 'custom', path: ['passwordConfirmation'], message: message('required') });
    else samePassword({ password, passwordConfirmation }, context);
  });
}

export type CreateUserInput = Omit<z.output<typeof createUserSchema>, 'passwordConfirmation'>;
export type EditUserInput = Omit<z.output<typeof EDITED>, 'passwordConfirmation'>;
