import type { ActionFunctionArgs } from '@remix-run/node';
import type { FoundOptions } from '../../../components/choices/use-async-options';
import { findFilterOptions } from '../../../features/demand-list/find-filter-options.server';
import { readForm } from '../../../server/forms/read-form.server';
import { requireContext } from '../../../server/guards.server';

/** The patients to whom a list may be narrowed; asked by POST, since what is asked for are names and numbers of patients. */
export async function action({ request }: ActionFunctionArgs): Promise<FoundOptions> {
  const { actor } = await requireContext(request);
  const asked = await readForm(request);
  return findFilterOptions(actor, 'patientId', String(asked.get('q') ?? ''));
}
