import type { PayloadKey } from '@aval/platform/environment';
import { FAILURE_CONVERTER_PATH } from '@aval/platform/failure-converter-path';
import { EncryptingPayloadCodec } from '@aval/platform/payload-codec';
import type { DataConverter } from '@temporalio/common';

/** Of every worker: payloads and the texts of failures are encrypted before they reach the engine. */
export function workerDataConverter(keys: readonly PayloadKey[]): DataConverter {
  return {
    payloadCodecs: [new EncryptingPayloadCodec(keys)],
    failureConverterPath: FAILURE_CONVERTER_PATH,
  };
}
