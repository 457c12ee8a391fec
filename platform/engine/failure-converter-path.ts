import { fileURLToPath } from 'node:url';

/** The SDK loads the failure converter by its path, in the workers and into the workflow sandbox. */
export const FAILURE_CONVERTER_PATH = fileURLToPath(new URL('./failure-converter.cjs', import.meta.url));
