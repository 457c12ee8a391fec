import { RELATIONS, type Relation } from '@aval/domain/access/user-relations';
import type { createUserSchema, editUserSchema } from '@aval/domain/validation/users/user-schema';
import type { z } from 'zod';
import type { EntryWords, FieldWords } from '../../components/entries/changed-fields';
import { useTranslation } from '../../shell/words/translation';

type Words = EntryWords<z.input<ReturnType<typeof editUserSchema>> & z.input<typeof createUserSchema>>;

/** Words of a user's fields; `sayRelation` and `sayCompany` return the names of ids. */
export function useUserWords(
  sayRelation: (relation: Relation, id: string) => string,
  sayCompany: (id: string) => string,
): Omit<Words, 'role' | 'changePassword'> {
  const { t } = useTranslation(['users', 'common', 'demand']);
  const ties = Object.fromEntries(
    RELATIONS.map((relation) => [
      relation,
      { label: t(`relation.of.${relation}`), kind: 'several', say: (id: string) => sayRelation(relation, id) },
    ]),
  ) as Record<Relation, FieldWords>;
  return {
    name: { label: t('common:label.name') },
    dni: { label: t('demand:field.patient.nationalId') },
    email: { label: t('demand:field.patient.email') },
    membershipNumber: { label: t('field.membershipNumber') },
    companyId: { label: t('common:label.company'), say: sayCompany },
    ...ties,
    password: { label: t('field.password'), kind: 'unseen' },
    passwordConfirmation: { label: t('field.passwordConfirmation'), kind: 'unseen' },
  };
}
