import { ActivityFailure, ApplicationFailure, proxyActivities } from '@temporalio/workflow';
import type { EffectInput } from '../contract';
import { RETRY_PROFILES } from '../retry-profiles';
import type { EffectActivities, EffectOutcome, EffectOutcomeActivities } from './activities';

const documents = proxyActivities<EffectActivities>(RETRY_PROFILES.document);
const rows = proxyActivities<EffectOutcomeActivities>(RETRY_PROFILES.projection);

/** One effect of an accepted command: done by its profile, and its outcome written to its row, so that none fails unseen. */
export async function effect(input: EffectInput): Promise<void> {
  await rows.recordEffectOutcome(input, await perform(input));
}

async function perform(input: EffectInput): Promise<EffectOutcome> {
  try {
    const { mediaId } = await documents.renderDocument(input);
    return { status: 'done', mediaId };
  } catch (error) {
    if (!(error instanceof ActivityFailure)) throw error;
    // A time-out has no code of its own: nobody served the queue, or the browser hung.
    const code = error.cause instanceof ApplicationFailure ? error.cause.type : null;
    return { status: 'failed', code: code ?? 'timed_out' };
  }
}
