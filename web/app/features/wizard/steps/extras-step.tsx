import { useState } from 'react';
import { formGrid } from '../../../components/fields/field-look';
import { FormSection, FormSectionHead } from '../../../components/fields/form-section';
import { useTranslation } from '../../../shell/words/translation';
import { AttachmentsSection } from '../attachments/attachments-section';
import { JustificationsPart } from '../congruence/justifications-part';
import { textAt } from './form';
import { knownEntry } from './known-entry';
import { PlainForm } from './plain-form';
import { useStep } from './step-context';
import { ComboboxField, SwitchField, TextAreaField } from './step-fields';

/** Step 5: additional data and files of the request. */
export function ExtrasStep() {
  const { t } = useTranslation(['demand', 'wizard']);
  const { stored, wizard } = useStep();
  const [isEvolution, setEvolution] = useState(textAt(stored, 'evolutivo') !== '');
  const centerId = textAt(stored, 'performingCenterId') || String(wizard?.defaultPerformingCenterId ?? '');
  const centerName = knownEntry(wizard?.labels.centers, centerId);
  return (
    <>
      <PlainForm>
        <FormSection>
          <FormSectionHead>
            <h2>{t('section.extras')}</h2>
          </FormSectionHead>
          <div className={formGrid}>
            <div>
              <SwitchField name="evolutivo" label={t('field.extras.evolutivo')} onChange={setEvolution} />
              <p className="text-xs text-ink-3 mt-1">{t('wizard:extras.evolutivoHint')}</p>
            </div>
            <div hidden={!isEvolution}>
              <TextAreaField name="previousRegimen" label={t('field.extras.previousRegimen')} />
            </div>
            <ComboboxField
              name="performingCenterId"
              label={t('field.extras.performingCenterId')}
              className="md:col-span-6"
              source="/app/demands/wizard/options/performing-centers"
              chosen={centerName ? { value: centerId, label: centerName } : null}
            />
            <TextAreaField name="observations" label={t('field.extras.observations')} rows={3} />
            <TextAreaField name="officialComments" label={t('field.extras.officialComments')} rows={3} />
          </div>
        </FormSection>
        <JustificationsPart />
      </PlainForm>
      <AttachmentsSection />
    </>
  );
}
