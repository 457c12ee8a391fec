import type { LifetimeDose } from '@aval/application/patient-page/read-lifetime-doses';
import { ReferenceLink } from '../../../components/demand/reference-link';
import { useTranslation } from '../../../shell/words/translation';
import { LifetimeSection } from '../../congruence/components/lifetime-section';
import { PATIENT } from '../patients-address';

/** Lifetime doses as a demand shows them, each with the demand that it is judged by. */
export function PatientLifetime({ doses }: { doses: readonly LifetimeDose[] }) {
  const { t } = useTranslation('patients');
  return (
    <>
      <p className="text-ink-2 text-sm">{t('lifetime.hint')}</p>
      {doses.map(({ report, demand, versionNumber }) => (
        <div key={report.sum ?? report.drugName}>
          <LifetimeSection reports={[report]} wording="patientLifetime" />
          <p className="mt-2 text-ink-3 text-sm">
            {t('lifetime.judgedBy', { number: versionNumber })}{' '}
            <ReferenceLink to={PATIENT.demand(demand.id)}>{demand.reference}</ReferenceLink>
          </p>
        </div>
      ))}
    </>
  );
}
