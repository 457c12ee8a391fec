import type { ActiveTreatment } from '@aval/application/demands/active-treatments';
import type { ActiveTreatmentSearch } from '@aval/application/demands/find-active-treatments';
import { useEffect, useMemo, useState } from 'react';
import type { FoundOption } from '../../../components/choices/use-async-options';
import { answerOf } from '../../../components/notices/answer-of';
import { useReturns } from '../../../components/notices/use-when-online';
import { useOwnAddress } from '../../../shell/use-own-address';
import { useStep } from '../steps/step-context';
import { ActiveTreatmentBanner } from './active-treatment-banner';

/**
 * Active treatments of the chosen patient: tells early that a second treatment of a kind cannot be requested, before
 * more is typed.
 */
export function ActiveTreatments({ patient }: { patient: FoundOption | null }) {
  const treatments = useActiveTreatments(patient);
  return (
    <div role="status" className={treatments.length > 0 ? 'mt-4' : undefined}>
      {treatments.map((treatment) => (
        <ActiveTreatmentBanner key={treatment.kind} treatment={treatment} tone="warn" className="mt-2" />
      ))}
    </div>
  );
}

const NONE: readonly ActiveTreatment[] = [];

function useActiveTreatments(patient: FoundOption | null): readonly ActiveTreatment[] {
  const { wizard } = useStep();
  const ownAddress = useOwnAddress();
  const [found, setFound] = useState<{ patientId: string; treatments: readonly ActiveTreatment[] } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const returns = useReturns(hasFailed);
  const patientId = patient?.value ?? '';
  const exactNumber = patient?.description ?? '';
  const demandId = wizard?.demandId ?? '';
  const question = useMemo(
    () => ({ patientId, body: new URLSearchParams({ patientId, exactNumber, demandId }), returns }),
    [patientId, exactNumber, demandId, returns],
  );
  useEffect(() => {
    const { patientId, body } = question;
    if (patientId === '') return;
    let isGone = false;
    const address = ownAddress('/app/demands/wizard/active-treatments');
    void answerOf<ActiveTreatmentSearch>(address, { method: 'POST', body }).then((answer) => {
      // Without a response nothing is shown here; step 4 and the submission check again.
      if (isGone) return;
      setFailed(answer.status === 'failed');
      setFound({ patientId, treatments: answer.status === 'found' ? answer.treatments : NONE });
    });
    return () => {
      isGone = true;
    };
  }, [question, ownAddress]);
  return found?.patientId === patientId ? found.treatments : NONE;
}
