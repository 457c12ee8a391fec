import { z } from 'zod';
import { type Field, field, group, integer } from '../fields/field';
import { enteredPassword, nationalId, personName } from '../fields/identity';
import { message } from '../fields/message';
import { isEmpty } from '../fields/readers';
import { newPasswordShape, samePassword } from './access-schemas';

/** Id of an image that was uploaded before; null without one. */
function optionalImage(): Field<string | null> {
  return field((input) => {
    const id = z.uuid().safeParse(input);
    return isEmpty(input) || !id.success ? null : id.data;
  });
}

const profile = { name: personName(), avatarImageId: optionalImage(), revision: integer({ min: 0 }) };

/** Schema of a user's own profile. Only admin roles can change the DNI there. Source: docs/rules.md 5.12. */
export const profileSchema = group(profile);
export const profileWithNationalIdSchema = group({ ...profile, dni: nationalId() });

/** Schema of a password change by a user who knows the current one; docs/rules.md 5.5. */
export const changePasswordSchema = group({
  currentPassword: enteredPassword(),
  ...newPasswordShape,
})
  .superRefine(samePassword)
  .superRefine(({ currentPassword, password }, context) => {
    if (password === undefined || password !== currentPassword) return;
    context.addIssue({ code: 'custom', path: ['password'], message: message('passwordSame') });
  });
