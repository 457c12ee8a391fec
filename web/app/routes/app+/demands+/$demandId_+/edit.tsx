import { findDemandCompany } from '@aval/application/demands/detail/find-demand-company';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { placeAfter } from '../../../../features/demand-list/place-after.server';
import { AttachmentsProvider } from '../../../../features/wizard/attachments/attachments-provider';
import { useOpenedPage } from '../../../../features/wizard/frame/opened-page';
import { useCommandId } from '../../../../features/wizard/frame/use-command-id';
import { WizardPage } from '../../../../features/wizard/frame/wizard-page';
import { findWizardPage } from '../../../../features/wizard/frame/wizard-page.server';
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
  // A demand that is unknown or not editable by the user redirects to the list.
  if (!demandId.success || companyId === null) throw redirectOnward(request, '/app/demands');
  await followCompany(request, session, companyId);
  const { searchParams } = new URL(request.url);
  const search = await findWizardPage(session, demandId.data, searchParams, { asksAgain: asksAgain(request) });
  if (search.status === 'closed') throw redirectOnward(request, placeAfter(session, demandId.data));
  if (search.status === 'elsewhere') throw redirectOnward(request, search.address);
  return search.page;
}

/** Saving and going on cost one request. */
export { loadsUnlessBrought as shouldRevalidate } from '../../../../features/wizard/frame/opened-page';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, `wizard:titles.${data?.wizard.mode ?? 'draft'}`);

export default function EditDemand() {
  const { wizard } = useLoaderData<typeof loader>();
  return <OpenWizard key={wizard.demandId} />;
}

function OpenWizard() {
  const { wizard, place, leadsToReview, choices, commandId: givenId } = useOpenedPage(useLoaderData<typeof loader>());
  const { revalidate } = useRevalidator();
  const commandId = useCommandId(givenId);
  const review = useReview(wizard, place);
  const [answer, setAnswer] = useKeptAnswer(wizard.answer);
  const [generation, setGeneration] = useState(0);
  const [outdated, setOutdated] = useState<typeof wizard | null>(null);
  const beginAnew = useCallback(() => setGeneration((before) => before + 1), []);
  // Remounts the step once the data saved elsewhere have been loaded.
  useEffect(() => {
    if (outdated === null || outdated === wizard) return;
    setOutdated(null);
    beginAnew();
  }, [outdated, wizard, beginAnew]);

  return (
    <AttachmentsProvider wizard={wizard}>
      {place === 'review' ? (
        <ReviewPage wizard={wizard} commandId={commandId} answer={answer} onAnswer={setAnswer} onReload={revalidate} />
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
          onBeginAnew={beginAnew}
        >
          <StepFieldsOf step={place} wizard={wizard} choices={choices} />
        </WizardPage>
      )}
    </AttachmentsProvider>
  );
}

/** Keeps what is typed as the answer; one that came from elsewhere replaces an untouched one, or stands before it. */
function useKeptAnswer(stored: string) {
  const [answer, setAnswer] = useState(stored);
  const [read, setRead] = useState(stored);
  if (read !== stored) {
    setRead(stored);
    setAnswer(answer === read || answer.trim() === '' ? stored : [stored, answer].filter(Boolean).join('\n\n'));
  }
  return [answer, setAnswer] as const;
}
