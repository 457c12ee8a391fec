import type { CivilDate } from '@aval/domain/calendar/civil-date';
import { radiotherapyEnd } from '@aval/domain/clinical/treatment-dates';
import type { Basics, DemandContent } from '@aval/domain/demand/content/content';
import type { ReadSteps } from '@aval/domain/demand/content/stored-content';
import type { WizardMode } from '@aval/domain/demand/vocabulary';
import { message } from '@aval/domain/validation/fields/message';
import type { EntriesToReplace } from '@aval/domain/validation/steps/treatment-context';
import type { Transaction } from '@aval/prisma/scope';
import { findHiddenAmong, findHiddenEntries, type HiddenInContent } from '../../catalogues/hidden-entries';
import type { FormIssue } from '../../engine/outcomes';
import { findPrescriberCenter } from './check-basics';
import { idsNamed } from './named-ids';

const NOTHING: EntriesToReplace = {
  prescriberCenterIds: [],
  drugIds: [],
  presentationIds: [],
  codeIds: [],
  centerIds: [],
};

/**
 * Finds the entries that a continuation has to replace because they are hidden by now. Open demands and versions keep
 * theirs. Source: docs/rules.md 5.10.
 */
export async function findEntriesToReplace(
  transaction: Transaction,
  mode: WizardMode,
  base: DemandContent | null,
  today: CivilDate,
): Promise<EntriesToReplace> {
  if (mode !== 'continue' || base === null) return NOTHING;
  // Past treatment stays as it was given: a radiotherapy that has ended keeps its codes.
  const radiotherapy = base.treatment.radiotherapy?.filter((treatment) => radiotherapyEnd(treatment) >= today) ?? null;
  const treatment = { ...base.treatment, radiotherapy };
  return toReplaceOf(await findHiddenEntries(transaction, { treatment, extras: base.extras }));
}

/**
 * Finds the entries that a first submission has to replace: all that its draft names and that are no longer offered.
 * Source: docs/rules.md 5.10.
 */
export async function findDraftEntriesToReplace(
  transaction: Transaction,
  basics: Pick<Basics, 'doctorId' | 'prescriberCenterId'>,
  draft: Pick<ReadSteps, 'treatment' | 'extras'> | null,
): Promise<EntriesToReplace> {
  const { treatment, extras } = draft ?? {};
  const hidden = await findHiddenAmong(transaction, {
    drugIds: idsNamed(treatment, 'drugId'),
    presentationIds: idsNamed(treatment, 'presentationId'),
    codeIds: idsNamed(treatment, 'codeIds'),
    centerIds: idsNamed(extras, 'performingCenterId'),
  });
  const prescriberCenter = await findPrescriberCenter(transaction, basics);
  return { ...toReplaceOf(hidden), prescriberCenterIds: prescriberCenter ? [] : [basics.prescriberCenterId] };
}

function toReplaceOf(hidden: HiddenInContent): EntriesToReplace {
  return {
    ...NOTHING,
    drugIds: [...hidden.drugIds],
    presentationIds: [...hidden.presentationIds],
    codeIds: [...hidden.codeIds],
    centerIds: [...hidden.centerIds],
  };
}

/**
 * Finds entries of a new version that were hidden before they were chosen, whatever the form sent. Source:
 * docs/rules.md 5.10.
 */
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
