import { CONTEXT_DIMENSIONS } from '@aval/domain/access/context-dimensions';
import type { FieldMetadata } from '@conform-to/react';
import type { TellField } from '../../../components/entries/entry-form';
import { Checkbox } from '../../../components/fields/checkbox';
import { FieldGroup } from '../../../components/fields/field';
import { useTranslation } from '../../../shell/words/translation';

/** Context choices that the company's home page shows as cards. Source: docs/rules.md 5.6. */
export function HomeCardsField({ field, tell }: { field: FieldMetadata<unknown>; tell: TellField }) {
  const { t } = useTranslation(['companies', 'home']);
  // `defaultValue` holds only the first of several values.
  const chosen = field.defaultOptions ?? [];
  return (
    <FieldGroup hint={t('companies:homeCardsHint')} {...tell(field)}>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {CONTEXT_DIMENSIONS.map((card) => (
          <Checkbox key={card} name={field.name} value={card} defaultChecked={chosen.includes(card)}>
            {t(`home:${card}.title`)}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  );
}
