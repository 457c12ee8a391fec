import { z } from 'zod';
import { type Field, field, group, integer } from '../fields/field';
import { enteredPassword, nationalId, personName } from '../fields/identity';
import { message } from '../fields/message';
import { isEmpty } from '../fields/readers';
import { newPasswordShape, samePassword } from './access-schemas';

/** A picture that was brought before; none is none. */
function optionalImage(): Field<string | null> {
  return field((input) => {
    const id = z.uuid().safeParse(input);
    return isEmpty(input) || !id.success ? null : id.data;
  });
}

const profile = { name: personName(), avatarImageId: optionalImage(), revision: integer({ min: 0 }) };

/** What somebody says of himself or herself. The DNI stands there for admin roles alone. Source: docs/rules.md 5.12. */
export const profileSchema = group(profile);
export const profileWithNationalIdSchema = group({ ...profile, dni: nationalId() });

/** Another password, for whoever knows the present one; docs/rules.md 5.5. */
export const changePasswordSchema = group({
  currentPassword: enteredPassword(),
  ...newPasswordShape,
})
  .superRefine(samePassword)
  .superRefine(({ currentPassword, password }, context) => {
    if (password === undefined || password !== currentPassword) return;
    context.addIssue({ code: 'custom', path: ['password'], message: message('passwordSame') });
  });
