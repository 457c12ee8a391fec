import { treatmentStart } from '@aval/domain/clinical/treatment-dates';
import { patientField } from '@aval/domain/patients/patient-fields';
import type { DocumentModel } from '../model';
import { Field, Fields, Section, Typed, widthOf } from './layout';
import type { Words } from './words';

interface Props {
  model: DocumentModel;
  words: Words;
}

export function RequestSection({ model, words }: Props) {
  const { t } = words;
  const { content, version } = model;
  const start = treatmentStart(content.treatment);
  return (
    <Section title={t('demand:section.data')}>
      <Fields>
        <Field label={t('common:label.reference')}>{model.reference}</Field>
        <Field label={t('common:label.type')}>{treatmentType(model, words)}</Field>
        <Field label={t('common:label.treatmentStart')}>{start ? words.date(start) : t('none')}</Field>
        <Field label={t('common:label.company')}>
          <Typed>{model.tenant.name}</Typed>
        </Field>
        <Field label={t('demand:field.doctor')}>
          <Typed>{content.names.doctor.name}</Typed>
        </Field>
        <Field label={t('field.membershipNumber')}>
          <Typed>{content.names.doctor.membershipNumber ?? t('none')}</Typed>
        </Field>
        <Field label={t('demand:field.prescriberCenter')}>
          <Typed>{centerName(model, content.basics.prescriberCenterId, t('none'))}</Typed>
        </Field>
        <Field label={t('demand:field.performingCenter')}>
          <Typed>{centerName(model, content.extras.performingCenterId, t('none'))}</Typed>
        </Field>
        {model.assistantName && (
          <Field label={t('field.assistant')}>
            <Typed>{model.assistantName}</Typed>
          </Field>
        )}
        {version.changeDatesReason && (
          <Field label={t('field.changeDatesReason')} wide={widthOf(version.changeDatesReason, 2)}>
            <Typed>{version.changeDatesReason}</Typed>
          </Field>
        )}
      </Fields>
    </Section>
  );
}

export function PatientSection({ model: { patient }, words }: Props) {
  const { t } = words;
  return (
    <Section title={t('demand:section.patient')}>
      <Fields>
        {words.patient(patient).map(({ line, label, text }) => {
          const kind = line === 'name' || line === 'document' ? 'line' : patientField(line).kind;
          return (
            <Field key={line} label={label} wide={kind === 'line' ? widthOf(text) : undefined}>
              {kind === 'birthday' || kind === 'choice' ? text : <Typed>{text ?? t('none')}</Typed>}
            </Field>
          );
        })}
      </Fields>
    </Section>
  );
}

export function treatmentType({ content: { treatment } }: DocumentModel, { t }: Words): string {
  if (treatment.chemotherapy && treatment.radiotherapy) return t('demand:type.both.long');
  if (treatment.chemotherapy) return t('demand:type.chemotherapy.long');
  return treatment.radiotherapy ? t('demand:type.radiotherapy.long') : t('noTreatment');
}

function centerName({ content }: DocumentModel, centerId: number, none: string): string {
  const center = content.names.centers[centerId];
  if (!center) return none;
  return center.province ? `${center.name}, ${center.province}` : center.name;
}
