import { findDemandCompany } from '@aval/application/demands/detail/find-demand-company';
import { getWizard, type Wizard } from '@aval/application/drafts/wizard/get-wizard';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { actionAddress } from '../../../../features/demand-actions/action-address';
import { AttachmentsProvider } from '../../../../features/wizard/attachments/attachments-provider';
import { useCommandId } from '../../../../features/wizard/frame/use-command-id';
import { WizardPage } from '../../../../features/wizard/frame/wizard-page';
import { leadsBackToReview, openPlace, placeName, stepAddress } from '../../../../features/wizard/frame/wizard-steps';
import { loadPatientChoices } from '../../../../features/wizard/patient/patient-choices.server';
import { ReviewPage } from '../../../../features/wizard/review/review-page';
import { useReview } from '../../../../features/wizard/review/use-review';
import { StepFieldsOf } from '../../../../features/wizard/steps/step-fields-of';
import { requireUser } from '../../../../server/guards.server';
import { asksAgain } from '../../../../server/return-path';
import { getServices } from '../../../../server/services.server';
import { followCompany } from '../../../../server/switch-context.server';
import { redirectOnward } from '../../../../server/toast.server';
import { pageTitle } from '../../../../shell/page-title';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requireUser(request);
  const demandId = z.uuid().safeParse(params.demandId);
  const companyId = demandId.success ? await findDemandCompany(getServices(), session.actor, demandId.data) : null;
  // An unknown demand, or one that the user may not edit now, leads to the list.
  if (!demandId.success || companyId === null) throw redirectOnward(request, '/app/demands');
  await followCompany(request, session, companyId);
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get('step');
  const search = await getWizard(getServices(), session.actor, demandId.data, {
    forReview: asked === 'review',
    asksAgain: asksAgain(request),
    isShown: (wizard) => leadsElsewhere(wizard, asked) === null,
  });
  if (search.status !== 'open') throw redirectOnward(request, '/app/demands');
  const { wizard } = search;
  const elsewhere = leadsElsewhere(wizard, asked);
  if (elsewhere !== null) throw redirectOnward(request, elsewhere);
  return {
    wizard,
    place: openPlace(asked, wizard.complete, wizard.opensAt),
    leadsToReview: leadsBackToReview(searchParams),
    choices: await loadPatientChoices(session, wizard.doctor.id),
    commandId: crypto.randomUUID() as string,
  };
}

/** Where somebody is led who asks for a place that is not shown; null where it is. */
function leadsElsewhere({ demandId, mode, changeDatesReason, complete, opensAt }: Wizard, asked: string | null) {
  // Nobody changes dates without saying why.
  if (mode === 'change_dates' && changeDatesReason === '') return actionAddress(demandId, 'change_dates');
  const place = openPlace(asked, complete, opensAt);
  // The address says where one is, so that a reload and the back button lead there again.
  return asked === placeName(place) ? null : `/app/demands/${demandId}/edit${stepAddress(place)}`;
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, `wizard:titles.${data?.wizard.mode ?? 'draft'}`);

export default function EditDemand() {
  const { wizard } = useLoaderData<typeof loader>();
  return <OpenWizard key={wizard.demandId} />;
}

function OpenWizard() {
  const { wizard, place, leadsToReview, choices, commandId: givenId } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const commandId = useCommandId(givenId);
  const review = useReview(wizard, place);
  const [generation, setGeneration] = useState(0);
  const [outdated, setOutdated] = useState<typeof wizard | null>(null);
  // What was saved elsewhere is shown once it is here: the step begins anew with it.
  useEffect(() => {
    if (outdated === null || outdated === wizard) return;
    setOutdated(null);
    setGeneration((before) => before + 1);
  }, [outdated, wizard]);

  return (
    <AttachmentsProvider wizard={wizard}>
      {place === 'review' ? (
        <ReviewPage wizard={wizard} commandId={commandId} onReload={revalidate} />
      ) : (
        <WizardPage
          key={`${place}-${generation}`}
          wizard={wizard}
          step={place}
          review={review}
          leadsToReview={leadsToReview}
          onReload={() => {
            setOutdated(wizard);
            revalidate();
          }}
        >
          <StepFieldsOf step={place} wizard={wizard} choices={choices} />
        </WizardPage>
      )}
    </AttachmentsProvider>
  );
}
