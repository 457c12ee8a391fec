import type { z } from 'zod';
import { WEBHOOK_EVENTS } from '../../webhooks/webhook-events';
import { fault } from '../fields/fault';
import { choices, countedText, field, group, identifier, optionalIdentifier } from '../fields/field';
import { message } from '../fields/message';
import { isEmpty, readText } from '../fields/readers';
import { addressFault } from './web-address';

/** Address on the own machine, for developers of a receiver; the server decides whether it accepts one. */
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?(?:[/?]\S*)?$/i;

/** Whether an address is an HTTP one on the machine itself. */
export function isLoopbackAddress(address: string): boolean {
  return LOOPBACK.test(address);
}

/** Schema of the settings of a webhook. Source: docs/rules.md 13.1. */
export const webhookSchema = group({
  name: countedText({ min: 3, max: 60, isLine: true }),
  url: field((input) => {
    if (isEmpty(input)) return fault('required');
    const address = readText(input) ?? '';
    const wrong = addressFault(address, isLoopbackAddress);
    return wrong ?? (address.includes('#') ? fault('addressFragment') : address);
  }),
  events: choices(WEBHOOK_EVENTS),
}).superRefine(({ events }, context) => {
  if (events?.length === 0) context.addIssue({ code: 'custom', path: ['events'], message: message('eventRequired') });
});

export type WebhookInput = z.output<typeof webhookSchema>;

/** Schema of a new webhook, with its permanent company and center. */
export const newWebhookSchema = webhookSchema.safeExtend({
  companyId: identifier(),
  centerId: optionalIdentifier(),
});

export type NewWebhookInput = z.output<typeof newWebhookSchema>;
