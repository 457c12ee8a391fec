import type { Wizard } from '@aval/application/drafts/get-wizard';
import type { TypedForm } from '@aval/application/drafts/typed-values';
import { ageOn } from '@aval/domain/calendar/civil-date';
import { OPTIONS, type OptionSet, optionKey } from '@aval/domain/catalogue/options';
import { formatDate } from '@aval/i18n/format';
import { Avatar } from '../../../components/avatar';
import { Facts } from '../../../components/definitions';
import { useTranslation } from '../../../shell/translation';
import { useMessage } from '../../../shell/use-message';
import { textAt } from '../form';
import { useTreatmentFacts } from '../treatment-facts';
import { useAttachmentCount } from '../use-attachments';

export function usePatientWords(wizard: Wizard) {
  const { t } = useTranslation(['demand', 'wizard']);
  const { patient, today } = wizard;
  const gender = OPTIONS.gender.find((option) => option === patient.gender);
  return {
    name: `${patient.firstName} ${patient.lastName}`,
    gender: gender ? t(optionKey('gender', gender)) : '',
    years: t('wizard:patient.years', { count: ageOn(today, patient.birthday) }),
  };
}

interface PatientPanelProps {
  wizard: Wizard;
  /** Step 4 as it is typed now. */
  treatment: TypedForm | null;
}

/** Who it is about and what has been said so far, beside every step. */
export function PatientPanel({ wizard, treatment }: PatientPanelProps) {
  const { t } = useTranslation(['demand', 'wizard']);
  const { name, gender, years } = usePatientWords(wizard);
  const { patient, doctor, prescriberCenter, forms } = wizard;
  const files = useAttachmentCount(wizard);
  const option = useOptionWords();
  const protocol = forms.protocol;
  const proposed = useTreatmentFacts(treatment);
  const staging = ['t', 'n', 'm']
    .map((field) => textAt(protocol, field))
    .join(' ')
    .trim();
  const said = [
    { label: t('field.protocol.type'), value: option('tumourType', textAt(protocol, 'type')) },
    { label: t('field.protocol.tnm'), value: staging },
    { label: t('field.protocol.stage'), value: textAt(protocol, 'stage') },
    { label: t('field.protocol.ecog'), value: textAt(protocol, 'ecog') },
  ].filter(({ value }) => value !== '');
  return (
    <div className="panel">
      <div className="panel__head">
        <b className="truncate" title={name}>
          {name}
        </b>
        <span className="text-ink-3">{[gender, years].filter(Boolean).join(', ')}</span>
      </div>
      <Facts
        facts={[
          { label: t('field.card'), value: <span className="identifier">{patient.cardNumber}</span> },
          { label: t('field.patient.nationalId'), value: <span className="identifier">{patient.nationalId}</span> },
          { label: t('field.type'), value: option('patientType', patient.type) },
          { label: t('wizard:patient.birthday'), value: formatDate(patient.birthday) },
        ]}
      />
      <p className="panel__subheading">{t('wizard:panel.demand')}</p>
      <Facts
        facts={[
          { label: t('field.doctor'), value: doctor.name },
          { label: t('wizard:panel.prescriber'), value: prescriberCenter.name },
          { label: t('field.attachments'), value: String(files) },
        ]}
      />
      {said.length > 0 ? (
        <>
          <p className="panel__subheading">{t('field.protocol.title')}</p>
          <Facts facts={said} />
        </>
      ) : null}
      {proposed.length > 0 ? (
        <>
          <p className="panel__subheading">{t('wizard:panel.treatment')}</p>
          <Facts facts={proposed} />
        </>
      ) : null}
    </div>
  );
}

/** On a phone the panel shrinks to a line. */
export function PatientLine({ wizard }: { wizard: Wizard }) {
  const { name, gender, years } = usePatientWords(wizard);
  return (
    <div className="patient-line">
      <Avatar name={name} />
      <div>
        <b className="truncate" title={name}>
          {name}
        </b>
        {[gender, years].filter(Boolean).join(', ')} · <span className="identifier">{wizard.patient.cardNumber}</span>
      </div>
    </div>
  );
}

/** The words of an option that came as text; the text itself when it is none. */
function useOptionWords() {
  const words = useMessage();
  return (set: OptionSet, value: string): string => {
    const isKnown = OPTIONS[set].some((option) => option === value);
    return isKnown ? words(`demand:option.${set}.${value}`) : value;
  };
}
