import path from 'node:path';
import { CHECKOUT } from '@aval/ops/prepare/folders.mjs';

/** Folder of the recorded histories that the replay tests read, with one folder for each state of the workflow. */
export const HISTORIES = path.join(CHECKOUT, 'workflows/histories');

/** Test with the lives whose runs are recorded, relative to the checkout. */
export const RECORDED_LIVES = 'worker/demands/lives/whole-lives.integration.test.ts';
