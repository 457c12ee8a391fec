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
 * Performs one effect of an accepted command with its profile, and writes its outcome to its row, so that none fails
 * unnoticed. An outcome that can never be written counts as a failure. The run must not end before its row is closed:
 * the relay would start another, which would repeat all of it.
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

/** Outcome of an unreadable answer, which comes from an impostor of our worker. */
const UNREAD: EffectOutcome = { status: 'failed', code: 'unread' };

async function perform(input: EffectInput): Promise<EffectOutcome> {
  try {
    if (input.kind === 'mail') return (await mails.sendMail(input)) ?? UNREAD;
    if (input.kind === 'webhook') return (await webhooks.deliverWebhook(input)) ?? UNREAD;
    const rendered = await documents.renderDocument(input);
    return rendered ? { status: 'done', mediaId: rendered.mediaId } : UNREAD;
  } catch (error) {
    if (!(error instanceof ActivityFailure)) throw error;
    // A timeout has no code of its own: no worker served the queue, or the activity hung.
    const code = error.cause instanceof ApplicationFailure ? error.cause.type : null;
    return { status: 'failed', code: code ?? 'timed_out' };
  }
}
