import type { Session } from '@aval/application/access/load-session';
import { getWizard, type Wizard } from '@aval/application/drafts/wizard/get-wizard';
import { getServices } from '../../../server/services.server';
import { actionAddress } from '../../demand-actions/action-address';
import { loadPatientChoices } from '../patient/patient-choices.server';
import type { OpenedPage } from './opened-page';
import { editAddress, leadsBackToReview, openPlace, placeName } from './wizard-steps';

type PageSearch =
  | { status: 'open'; page: OpenedPage }
  /** The step is not available; the address is that of the one to open instead. */
  | { status: 'elsewhere'; address: string }
  /** The demand is not editable by the user. */
  | { status: 'closed' };

/** Reads the wizard at the step that an address names, for its page and for the save that leads there. */
export async function findWizardPage(
  session: Session,
  demandId: string,
  asked: URLSearchParams,
  { asksAgain }: { asksAgain: boolean },
): Promise<PageSearch> {
  const step = asked.get('step');
  const search = await getWizard(getServices(), session.actor, demandId, {
    forReview: step === 'review',
    asksAgain,
    isShown: (wizard) => leadsElsewhere(wizard, step) === null,
  });
  if (search.status !== 'open') return { status: 'closed' };
  const { wizard } = search;
  const address = leadsElsewhere(wizard, step);
  if (address !== null) return { status: 'elsewhere', address };
  return {
    status: 'open',
    page: {
      wizard,
      place: openPlace(step, wizard.complete, wizard.opensAt),
      leadsToReview: leadsBackToReview(asked),
      choices: await loadPatientChoices(session, wizard.doctor.id),
      commandId: crypto.randomUUID(),
    },
  };
}

/** Returns the redirect target for a step that is not available; null when it is. */
function leadsElsewhere({ demandId, mode, changeDatesReason, complete, opensAt }: Wizard, asked: string | null) {
  // Changing dates requires a reason first.
  if (mode === 'change_dates' && changeDatesReason === '') return actionAddress(demandId, 'change_dates');
  const place = openPlace(asked, complete, opensAt);
  // The address names the open step, so that a reload and the back button return to it.
  return asked === placeName(place) ? null : editAddress(demandId, place);
}
