import { treatmentStart } from '@aval/domain/clinical/treatment-dates';
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
    <Section title={t('section.basics')}>
      <Fields>
        <Field label={t('field.reference')}>{model.reference}</Field>
        <Field label={t('field.type')}>{treatmentType(model, words)}</Field>
        <Field label={t('field.treatmentStart')}>{start ? words.date(start) : t('none')}</Field>
        <Field label={t('field.company')}>
          <Typed>{model.tenant.name}</Typed>
        </Field>
        <Field label={t('field.doctor')}>
          <Typed>{content.names.doctor.name}</Typed>
        </Field>
        <Field label={t('field.membershipNumber')}>
          <Typed>{content.names.doctor.membershipNumber ?? t('none')}</Typed>
        </Field>
        <Field label={t('field.prescriberCenter')}>
          <Typed>{centerName(model, content.basics.prescriberCenterId, t('none'))}</Typed>
        </Field>
        <Field label={t('field.performingCenter')}>
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
  const { t, option } = words;
  const name = `${patient.firstName} ${patient.lastName}`;
  return (
    <Section title={t('section.patient')}>
      <Fields>
        <Field label={t('field.name')} wide={widthOf(name)}>
          <Typed>{name}</Typed>
        </Field>
        <Field label={t('field.nationalId')}>
          <Typed>{patient.nationalId}</Typed>
        </Field>
        <Field label={t('field.birthday')}>{words.date(patient.birthday)}</Field>
        <Field label={t('field.gender')}>{option('gender', patient.gender)}</Field>
        <Field label={t('field.cardNumber')}>
          <Typed>{patient.cardNumber}</Typed>
        </Field>
        <Field label={t('field.patientType')}>{option('patientType', patient.type)}</Field>
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
