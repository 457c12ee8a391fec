import { seesPrivateComments } from '@aval/domain/access/permissions';
import type { RoleName } from '@aval/domain/access/roles';
import type { FieldMetadata } from '@conform-to/react';
import { Icon } from '../../../components/basics/icon';
import { Field } from '../../../components/fields/field';
import { TextArea } from '../../../components/fields/text-area';
import { useTranslation } from '../../../shell/words/translation';
import { useFieldWords } from '../../../shell/words/use-field-words';

/** Private comment, hidden from the doctor's side, for roles that may write one. Source: docs/rules.md 2.15. */
export function PrivateCommentField({ role, field }: { role: RoleName; field: FieldMetadata<unknown> }) {
  const { t } = useTranslation('decision');
  const told = useFieldWords();
  if (!seesPrivateComments(role)) return null;
  return (
    <Field
      label={
        <>
          <Icon name="lock" small /> {t('privateComment')}
        </>
      }
      optional
      hint={t('whoSees.privateComment')}
      {...told(field)}
    >
      <TextArea name={field.name} rows={2} maxRows={4} isPrivate />
    </Field>
  );
}
