import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { contentFacts } from '@aval/domain/clinical/content-facts';
import type { DemandContent } from '@aval/domain/demand/content';
import type { VersionContent } from '@aval/domain/demand/version-snapshot';
import type { WizardMode } from '@aval/domain/demand/vocabulary';
import { lockedChanges } from '@aval/domain/validation/locked-changes';
import type { PreparedCommand } from '../engine/prepared-command';
import type { Preparation, PrepareContext } from './command-definition';
import { stateOf } from './demand-subject';
import { readWorkingCopy } from './working-copy';

export type VersionCommand = 'resubmit' | 'continue' | 'change_dates' | 'save_administrative';

/**
 * A new version of a submitted demand, from what lies in its working copy. What the wizard's mode locks is that of the last version, whatever
 * was sent: a difference there is refused.
 */
export async function prepareVersion(
  type: VersionCommand,
  modes: readonly WizardMode[],
  { transaction, demand, at }: PrepareContext,
  extra: Pick<PreparedCommand, 'changeDatesReason' | 'comment'> = {},
): Promise<Preparation> {
  const last = await transaction.demandVersion.findUnique({
    where: { demandId_number: { demandId: demand.id, number: demand.version } },
    select: { content: true },
  });
  if (!last) return { result: { status: 'refused', refusal: 'wrong_status' } };
  const { names: _names, ...previous } = last.content as unknown as VersionContent;
  const copy = await readWorkingCopy(transaction, {
    demandId: demand.id,
    basics: previous.basics,
    previous,
    modes,
    now: at,
  });
  if ('result' in copy) return copy;
  const { mode, content } = copy;
  // Where nothing was edited there is nothing to lock, and the table says whether the command is open at all.
  if (content !== previous && locked(demand, at, mode, previous, content)) {
    return { result: { status: 'refused', refusal: 'content_locked' } };
  }
  return { command: { type, content: contentFacts(content) }, content, ...extra };
}

function locked(
  demand: PrepareContext['demand'],
  at: Date,
  mode: WizardMode,
  previous: DemandContent,
  content: DemandContent,
): boolean {
  const state = stateOf(demand);
  const context = { today: civilDateOf(at), acceptedVersions: state?.acceptedVersions ?? 0 };
  return lockedChanges(mode, withTotalCycles(previous, state?.totalCycles), content, context).length > 0;
}

/** An increase of cycles raises the total without a version of its own. */
function withTotalCycles(content: DemandContent, totalCycles: number | undefined): DemandContent {
  const { chemotherapy } = content.treatment;
  if (!chemotherapy || totalCycles === undefined) return content;
  return { ...content, treatment: { ...content.treatment, chemotherapy: { ...chemotherapy, totalCycles } } };
}
