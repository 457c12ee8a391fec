import type { Wizard } from '@aval/application/drafts/wizard/get-wizard';
import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
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

/** Tells the router to load a page, except when the last save brought it. */
export function loadsUnlessBrought(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
  const isBrought = currentUrl.search !== nextUrl.search && brought?.address === pathOf(nextUrl);
  return !isBrought && defaultShouldRevalidate;
}

/** Returns the page to show: the one that a save brought for this address, until the address itself was loaded. */
export function useOpenedPage(loaded: OpenedPage): OpenedPage {
  const address = pathOf(useLocation());
  const [arrived, setArrived] = useState<BroughtPage | null>(null);
  const arriving = brought?.address === address ? brought : arrived;
  if (arriving !== arrived) setArrived(arriving);
  useEffect(() => {
    if (brought?.address === address) brought = null;
  }, [address]);
  return arriving?.address === address && arriving.page.place !== loaded.place ? arriving.page : loaded;
}

function pathOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search;
}
