import { FAILURE_CONVERTER_PATH } from '@aval/platform/engine/failure-converter-path';
import { EncryptingPayloadCodec } from '@aval/platform/engine/payload-codec';
import type { PayloadKey } from '@aval/platform/environment';
import type { Logger } from '@aval/platform/logger';
import type { DataConverter } from '@temporalio/common';

/**
 * Of every worker: payloads and the texts of failures are encrypted before they reach the engine. A payload that is refused is logged and reads as
 * nothing: what was given nothing refuses to act, and a run goes on.
 */
export function workerDataConverter(keys: readonly PayloadKey[], logger: Logger): DataConverter {
  const codec = new EncryptingPayloadCodec(keys, {
    onRefused: ({ refusal, workflowId }) => logger.warn({ refusal, workflowId }, 'a payload was refused'),
  });
  return {
    payloadCodecs: [codec],
    failureConverterPath: FAILURE_CONVERTER_PATH,
  };
}
