import { FAILURE_CONVERTER_PATH } from '@aval/platform/engine/failure-converter-path';
import { EncryptingPayloadCodec } from '@aval/platform/engine/payload-codec';
import type { PayloadKey } from '@aval/platform/environment';
import type { Logger } from '@aval/platform/logger';
import type { DataConverter } from '@temporalio/common';

/**
 * Data converter of every worker: payloads and failure texts are encrypted before they reach the engine. A refused
 * payload is logged and decodes to nothing; code that receives nothing refuses to act, and the run continues.
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
