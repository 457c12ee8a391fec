import type { CivilDate } from '@aval/domain/calendar/civil-date';
import { radiotherapyEnd } from '@aval/domain/clinical/treatment-dates';
import type { DemandContent } from '@aval/domain/demand/content';
import type { WizardMode } from '@aval/domain/demand/vocabulary';
import { message } from '@aval/domain/validation/message';
import type { Withdrawn } from '@aval/domain/validation/treatment-context';
import type { Transaction } from '@aval/prisma/scope';
import { findHiddenEntries } from '../catalogues/hidden-entries';
import type { FormIssue } from '../engine/outcomes';

const NOTHING: Withdrawn = { drugIds: [], presentationIds: [], codeIds: [], centerIds: [] };

/** What a continuation has to replace: entries that are hidden by now. Open demands and versions keep theirs. */
export async function findWithdrawn(
  transaction: Transaction,
  mode: WizardMode,
  base: DemandContent | null,
  today: CivilDate,
): Promise<Withdrawn> {
  if (mode !== 'continue' || base === null) return NOTHING;
  // What was given stands as it was given: a radiotherapy that has ended keeps its codes.
  const radiotherapy = base.treatment.radiotherapy?.filter((treatment) => radiotherapyEnd(treatment) >= today) ?? null;
  const treatment = { ...base.treatment, radiotherapy };
  const hidden = await findHiddenEntries(transaction, { treatment, extras: base.extras });
  return {
    drugIds: [...hidden.drugIds],
    presentationIds: [...hidden.presentationIds],
    codeIds: [...hidden.codeIds],
    centerIds: [...hidden.centerIds],
  };
}

/** Entries of a new version that were hidden before somebody chose them, whatever the form sent. */
export async function findHiddenChoices(
  transaction: Transaction,
  content: DemandContent,
  previous: DemandContent,
): Promise<FormIssue[]> {
  const hidden = await findHiddenEntries(transaction, content);
  const known = await findHiddenEntries(transaction, previous);
  const isNew = (kind: keyof typeof hidden, id: number) => hidden[kind].has(id) && !known[kind].has(id);
  const issue = (path: string): FormIssue => ({ path, message: message('withdrawn') });
  const { chemotherapy, radiotherapy } = content.treatment;
  return [
    ...(chemotherapy?.drugs ?? []).flatMap(({ drugId, presentationId }, index) => {
      const line = `treatment.chemotherapy.drugs.${index}`;
      if (isNew('drugIds', drugId)) return [issue(`${line}.drugId`)];
      return isNew('presentationIds', presentationId) ? [issue(`${line}.presentationId`)] : [];
    }),
    ...(radiotherapy ?? []).flatMap(({ codeIds }, index) =>
      codeIds.some((id) => isNew('codeIds', id)) ? [issue(`treatment.radiotherapy.${index}.codeIds`)] : [],
    ),
    ...(isNew('centerIds', content.extras.performingCenterId) ? [issue('extras.performingCenterId')] : []),
  ];
}
