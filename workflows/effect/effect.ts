import { ActivityFailure, ApplicationFailure, isCancellation, proxyActivities } from '@temporalio/workflow';
import { type EffectInput, effectWorkflowId } from '../contract';
import { requireOwnRun } from '../own-run';
import { RETRY_PROFILES } from '../retry-profiles';
import type {
  DocumentActivities,
  EffectOutcome,
  EffectOutcomeActivities,
  MailActivities,
  WebhookActivities,
} from './activities';

const documents = proxyActivities<DocumentActivities>(RETRY_PROFILES.document);
const mails = proxyActivities<MailActivities>(RETRY_PROFILES.mail);
const webhooks = proxyActivities<WebhookActivities>(RETRY_PROFILES.webhook);
const rows = proxyActivities<Pick<EffectOutcomeActivities, 'recordEffectOutcome'>>(RETRY_PROFILES.projection);
const { closeUnwritten } = proxyActivities<Pick<EffectOutcomeActivities, 'closeUnwritten'>>(RETRY_PROFILES.lastWord);

/**
 * One effect of an accepted command: done by its profile, and its outcome written to its row, so that none fails unseen. An outcome that can never
 * be written is a failure like others. This run does not end before its row says so: the relay would start another, which would do it all once more.
 */
export async function effect(input: EffectInput): Promise<void> {
  requireOwnRun(input, (own) => effectWorkflowId(own.effectId));
  const outcome = await perform(input);
  try {
    await rows.recordEffectOutcome(input, outcome);
  } catch (error) {
    if (!(error instanceof ActivityFailure) || isCancellation(error)) throw error;
    await closeUnwritten(input);
  }
}

/** Whoever answers for a worker of ours without being one answers with what nobody can read. */
const UNREAD: EffectOutcome = { status: 'failed', code: 'unread' };

async function perform(input: EffectInput): Promise<EffectOutcome> {
  try {
    if (input.kind === 'mail') return (await mails.sendMail(input)) ?? UNREAD;
    if (input.kind === 'webhook') return (await webhooks.deliverWebhook(input)) ?? UNREAD;
    const rendered = await documents.renderDocument(input);
    return rendered ? { status: 'done', mediaId: rendered.mediaId } : UNREAD;
  } catch (error) {
    if (!(error instanceof ActivityFailure)) throw error;
    // A time-out has no code of its own: nobody served the queue, or what was asked hung.
    const code = error.cause instanceof ApplicationFailure ? error.cause.type : null;
    return { status: 'failed', code: code ?? 'timed_out' };
  }
}
