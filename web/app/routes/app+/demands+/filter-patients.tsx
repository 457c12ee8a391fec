import type { ActionFunctionArgs } from '@remix-run/node';
import type { FoundOptions } from '../../../components/choices/use-async-options';
import { findFilterOptions } from '../../../features/demand-list/find-filter-options.server';
import { readForm } from '../../../server/forms/read-form.server';
import { requireContext } from '../../../server/guards.server';

/** Patients that a list can be filtered by; a POST, because the search text contains patient names and numbers. */
export async function action({ request }: ActionFunctionArgs): Promise<FoundOptions> {
  const { actor } = await requireContext(request);
  const asked = await readForm(request);
  return findFilterOptions(actor, 'patientId', String(asked.get('q') ?? ''));
}
