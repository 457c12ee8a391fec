/** How a receiver of webhooks works, for integrators. Source: docs/rules.md section 13. */
export const WEBHOOK_GUIDE = `## Webhooks

Aval posts a message to your system when something has happened to a demand. A superadmin [creates](#/Webhooks/createWebhook) the webhook at a company, with a name, an \`https://\` address and the events to send, and gets its signing secret by [replacing](#/Webhooks/rotateWebhookSecret) it once. With a \`centerId\`, only the demands of that center are sent, for a system of the doctor’s side. The messages are listed under [Webhooks](#/Webhooks). They contain no clinical data and nothing about the patient: read the demand for more.

**Verify the signature.** The scheme is Standard Webhooks 1.0. The key is the part of the secret after \`whsec_\`, decoded from base64. Compute HMAC-SHA256 over \`<webhook-id>.<webhook-timestamp>.<body>\` with the bytes of the body as received, encode it in base64, and compare it in constant time with the part after \`v1,\` of each signature in \`webhook-signature\`. For 24 hours after a secret was replaced there are two signatures. Reject messages whose \`webhook-timestamp\` is more than five minutes away.

**Answer quickly.** Answer any 2xx within ten seconds and do the work afterwards. Redirects are not followed.

**Expect repetitions.** A message is delivered at least once, and the order is not guaranteed. \`webhook-id\` is the same for every attempt. Of two events of one demand, the one with the higher \`sequence\` is the later one.

**Retries.** Anything but a 2xx is retried after 10 seconds, 1 minute, 5 minutes, 30 minutes, 2 hours, 6 hours and 12 hours. \`Retry-After\` of a 429 or 503 postpones the next attempt, by 12 hours at most. Answer 410 to unsubscribe: nothing more is sent until somebody switches the webhook on again. An address that has failed ten times or more in a row for a day or longer is paused until somebody switches it on again. Everything that was missed in the last 30 days can be [sent again](#/Webhooks/redeliverMissed).

**Catch up.** [List the events](#/Webhooks/listWebhookEvents) after the last one that you have, until \`hasMore\` is false: all of the last 30 days are there, delivered or not, with the body of their message.`;
