import type { DraftReport } from '@aval/application/congruence/analyse-draft';
import type { Wizard } from '@aval/application/drafts/wizard/get-wizard';
import { ageOn } from '@aval/domain/calendar/civil-date';
import { timesPerDayOf } from '@aval/domain/congruence/report/line-report';
import { PATIENT_PLACES } from '@aval/domain/patients/patient-places';
import { changesStep } from '@aval/domain/validation/locks/field-locks';
import type { WizardStep } from '@aval/domain/validation/steps/step-schemas';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Definition, Definitions } from '../../../components/basics/definitions';
import { Section } from '../../../components/basics/section';
import { useTranslation } from '../../../shell/words/translation';
import { Deviation } from '../../congruence/components/deviation';
import { ChangedFields, ChangesBanner, VersionField } from '../../demand-detail/changed-fields';
import { PreviousSection } from '../../demand-detail/components/previous-section';
import { ProtocolSection } from '../../demand-detail/components/protocol-section';
import { ExtrasFields, TreatmentSection } from '../../demand-detail/components/treatment-section';
import { usePatientLines } from '../../patients/components/patient-lines';
import { ReviewAttachments } from '../attachments/attachments-section';
import { changeAddress } from '../frame/wizard-steps';

const REVIEW = [
  '[&>section:first-child]:pt-4 [&_section]:scroll-mt-15',
  'max-md:[&_[data-part=section-actions]>a]:-my-2.5',
].join(' ');

interface ReviewContentProps {
  wizard: Wizard;
  /** Null before the first response; doses are then computed from height and weight only. */
  report: DraftReport | null;
}

/** Content in step order, each part with a link to edit it and return. */
export function ReviewContent({ wizard, report }: ReviewContentProps) {
  const { t } = useTranslation(['wizard', 'demand', 'detail']);
  const { review, mode } = wizard;
  if (!review) return null;
  const { protocol, previousTreatments, exposures, treatment, extras, names } = review.content;
  const change = (step: WizardStep, part: string): ReactNode =>
    changesStep(mode, step) ? (
      <Link to={changeAddress(step)} aria-label={t('review.changePart', { part })}>
        {t('review.change')}
      </Link>
    ) : null;
  return (
    <ChangedFields changes={review.changes}>
      <div className={REVIEW}>
        {review.changes && review.changes.list.length > 0 ? (
          <div className="mt-3">
            <ChangesBanner changes={review.changes} />
          </div>
        ) : null}
        <PatientPart wizard={wizard} change={change('patient', t('demand:section.patient'))} />
        {protocol ? (
          <ProtocolSection protocol={protocol} actions={change('protocol', t('demand:section.protocol'))} />
        ) : null}
        {previousTreatments ? (
          <PreviousSection
            treatments={previousTreatments}
            exposures={exposures ?? []}
            names={names}
            actions={change('previousTreatments', t('demand:section.previousTreatments'))}
          />
        ) : null}
        {treatment ? (
          <TreatmentSection
            treatment={treatment}
            names={names}
            clearance={report?.clearance ?? null}
            doses={
              new Map(
                report?.lines.map(({ index, dose, deviation }) => [
                  index,
                  { dose, timesPerDay: timesPerDayOf(deviation) },
                ]),
              )
            }
            deviationOf={treatment.chemotherapy?.regimen && report ? (index) => deviationIn(report, index) : undefined}
            actions={change('treatment', t('demand:section.treatment'))}
          />
        ) : null}
        <Section id="extras" title={t('demand:section.extras')} actions={change('extras', t('demand:section.extras'))}>
          <Definitions>
            <VersionField label={t('demand:field.extras.performingCenterId')} path="extras.performingCenterId">
              {extras ? names.centers[extras.performingCenterId]?.name : null}
            </VersionField>
          </Definitions>
          {extras ? <ExtrasFields extras={extras} /> : null}
        </Section>
        <ReviewAttachments wizard={wizard} />
      </div>
    </ChangedFields>
  );
}

function deviationIn({ lines, findings }: DraftReport, index: number): ReactNode {
  const line = lines.find((each) => each.index === index);
  if (!line) return null;
  const { deviation, isBesideRegimen } = line;
  return <Deviation line={{ index, deviation, isBesideRegimen }} findings={findings} />;
}

interface PartProps {
  wizard: Wizard;
  change: ReactNode;
}

function PatientPart({ wizard, change }: PartProps) {
  const { t } = useTranslation(['wizard', 'demand']);
  const { patient, doctor, prescriberCenter, today } = wizard;
  const age = ageOn(today, patient.birthday);
  const lines = usePatientLines(PATIENT_PLACES.review.lines, patient, { age, marksNumbers: true });
  return (
    <Section id="patient" title={t('demand:section.patient')} actions={change}>
      <Definitions>
        {lines.map(({ line, label, value }) => (
          <Definition key={line} label={label}>
            {value}
          </Definition>
        ))}
        <Definition label={t('demand:field.doctor')}>{doctor.name}</Definition>
        <Definition label={t('demand:field.prescriberCenter')}>{prescriberCenter.name}</Definition>
      </Definitions>
    </Section>
  );
}
