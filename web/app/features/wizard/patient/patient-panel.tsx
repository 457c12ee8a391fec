import type { TypedForm } from '@aval/application/drafts/saving/typed-values';
import type { Wizard } from '@aval/application/drafts/wizard/get-wizard';
import { ageOn } from '@aval/domain/calendar/civil-date';
import { OPTIONS, type OptionSet, optionKey } from '@aval/domain/catalogue/options';
import { PATIENT_PLACES } from '@aval/domain/patients/patient-places';
import { Avatar } from '../../../components/basics/avatar';
import { Facts } from '../../../components/basics/definitions';
import { Identifier } from '../../../components/basics/identifier';
import { Panel, PanelHead, PanelSubheading } from '../../../components/basics/panel';
import { useTranslation } from '../../../shell/words/translation';
import { useMessage } from '../../../shell/words/use-message';
import { usePatientLines } from '../../patients/components/patient-lines';
import { useAttachmentCount } from '../attachments/use-attachments';
import { textAt } from '../steps/form';
import { useTreatmentFacts } from '../treatment/treatment-facts';

export function usePatientWords(wizard: Wizard) {
  const { t } = useTranslation(['demand', 'wizard']);
  const { patient, today } = wizard;
  const gender = OPTIONS.gender.find((option) => option === patient.gender);
  return {
    name: `${patient.firstName} ${patient.lastName}`,
    gender: gender ? t(optionKey('gender', gender)) : '',
    years: t('demand:age', { count: ageOn(today, patient.birthday) }),
  };
}

interface PatientPanelProps {
  wizard: Wizard;
  /** Typed values of step 4. */
  treatment: TypedForm | null;
}

/** Side panel of every step with the patient and the data entered so far. */
export function PatientPanel({ wizard, treatment }: PatientPanelProps) {
  const { t } = useTranslation(['demand', 'wizard']);
  const { name, gender, years } = usePatientWords(wizard);
  const { patient, doctor, prescriberCenter, forms } = wizard;
  const files = useAttachmentCount(wizard);
  const option = useOptionWords();
  const protocol = forms.protocol;
  const lines = usePatientLines(PATIENT_PLACES.panel.lines, patient, { marksNumbers: true });
  const proposed = useTreatmentFacts(treatment);
  const staging = ['t', 'n', 'm']
    .map((field) => textAt(protocol, field))
    .join(' ')
    .trim();
  const said = [
    { label: t('field.protocol.type'), value: option('tumourType', textAt(protocol, 'type')), wraps: true },
    { label: t('field.protocol.tnm'), value: staging, wraps: true },
    { label: t('field.protocol.stage'), value: textAt(protocol, 'stage'), wraps: true },
    { label: t('field.protocol.ecog'), value: textAt(protocol, 'ecog'), wraps: true },
  ].filter(({ value }) => value !== '');
  return (
    <Panel>
      <PanelHead title={name}>
        <span className="text-ink-3">{[gender, years].filter(Boolean).join(', ')}</span>
      </PanelHead>
      <Facts facts={lines} />
      <PanelSubheading>{t('wizard:panel.demand')}</PanelSubheading>
      <Facts
        facts={[
          { label: t('field.doctor'), value: doctor.name },
          { label: t('wizard:panel.prescriber'), value: prescriberCenter.name },
          { label: t('field.attachments'), value: String(files) },
        ]}
      />
      {said.length > 0 ? (
        <>
          <PanelSubheading>{t('section.protocol')}</PanelSubheading>
          <Facts facts={said} />
        </>
      ) : null}
      {proposed.length > 0 ? (
        <>
          <PanelSubheading>{t('wizard:panel.treatment')}</PanelSubheading>
          <Facts facts={proposed} />
        </>
      ) : null}
    </Panel>
  );
}

const LINE = [
  'hidden items-center gap-2.5 border-line border-b bg-sunken px-gutter py-2.5 text-ink-2 text-xs/sm max-md:flex',
].join(' ');

/** The panel as a single line, for phones. */
export function PatientLine({ wizard }: { wizard: Wizard }) {
  const { name, gender, years } = usePatientWords(wizard);
  return (
    <div className={LINE} data-part="patient-line">
      <Avatar name={name} />
      <div className="min-w-0 flex-1">
        <b className="block truncate font-medium text-ink text-sm" title={name}>
          {name}
        </b>
        {[gender, years].filter(Boolean).join(', ')} · <Identifier>{wizard.patient.cardNumber}</Identifier>
      </div>
    </div>
  );
}

/** Translates an option's value; an unknown value is returned unchanged. */
function useOptionWords() {
  const words = useMessage();
  return (set: OptionSet, value: string): string => {
    const isKnown = OPTIONS[set].some((option) => option === value);
    return isKnown ? words(`demand:option.${set}.${value}`) : value;
  };
}
