import type { Wizard } from '@aval/application/drafts/wizard/get-wizard';
import type { loadPatientChoices } from '../patient/patient-choices.server';
import type { WizardPlace } from './wizard-steps';

/** Data of the wizard's page at one of its places. */
export interface OpenedPage {
  wizard: Wizard;
  place: WizardPlace;
  leadsToReview: boolean;
  choices: Awaited<ReturnType<typeof loadPatientChoices>>;
  commandId: string;
}

/** Page that came with the answer to a save, and the address that it is for. */
interface BroughtPage {
  address: string;
  page: OpenedPage;
}

let brought: BroughtPage | null = null;

/** Keeps the page that a save brought until the wizard goes there; any other save makes it outdated. */
export function keepBroughtPage(next: BroughtPage | null): void {
  brought = next;
}

/** Returns the page brought for an address, once; null when it has to be loaded. */
export function takeBroughtPage(url: string): OpenedPage | null {
  const { pathname, search } = new URL(url);
  const page = brought?.address === pathname + search ? brought.page : null;
  brought = null;
  return page;
}
