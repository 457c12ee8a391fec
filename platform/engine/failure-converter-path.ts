import { fileURLToPath } from 'node:url';

/** Path of the failure converter, which the SDK loads by path in the workers and into the workflow sandbox. */
export const FAILURE_CONVERTER_PATH = fileURLToPath(new URL('./failure-converter.cjs', import.meta.url));
