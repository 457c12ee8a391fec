import { ActivityFailure, ApplicationFailure, proxyActivities } from '@temporalio/workflow';
import type { EffectInput } from '../contract';
import { RETRY_PROFILES } from '../retry-profiles';
import type { DocumentActivities, EffectOutcome, EffectOutcomeActivities, MailActivities } from './activities';

const documents = proxyActivities<DocumentActivities>(RETRY_PROFILES.document);
const mails = proxyActivities<MailActivities>(RETRY_PROFILES.mail);
const rows = proxyActivities<EffectOutcomeActivities>(RETRY_PROFILES.projection);

/** One effect of an accepted command: done by its profile, and its outcome written to its row, so that none fails unseen. */
export async function effect(input: EffectInput): Promise<void> {
  await rows.recordEffectOutcome(input, await perform(input));
}

async function perform(input: EffectInput): Promise<EffectOutcome> {
  try {
    if (input.kind === 'mail') return await mails.sendMail(input);
    const { mediaId } = await documents.renderDocument(input);
    return { status: 'done', mediaId };
  } catch (error) {
    if (!(error instanceof ActivityFailure)) throw error;
    // A time-out has no code of its own: nobody served the queue, or what was asked hung.
    const code = error.cause instanceof ApplicationFailure ? error.cause.type : null;
    return { status: 'failed', code: code ?? 'timed_out' };
  }
}
