import { contentFacts } from '@aval/domain/clinical/content-facts';
import type { DemandContent } from '@aval/domain/demand/content';
import type { VersionContent } from '@aval/domain/demand/version-snapshot';
import type { WizardMode } from '@aval/domain/demand/vocabulary';
import { contentHash } from '../engine/content-hash';
import type { PreparedCommand } from '../engine/prepared-command';
import type { Preparation, PrepareContext } from './command-definition';
import { keepLocked } from './locked-content';
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
  const content: DemandContent = keepLocked(copy.mode, previous, copy.content);
  if (contentHash(content) !== contentHash(copy.content)) {
    return { result: { status: 'refused', refusal: 'content_locked' } };
  }
  return { command: { type, content: contentFacts(content) }, content, ...extra };
}
