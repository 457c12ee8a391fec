import path from 'node:path';
import { CHECKOUT } from '@aval/ops/prepare/folders.mjs';

/** Where the replay tests find the recorded histories: a folder for each state of the workflow. */
export const HISTORIES = path.join(CHECKOUT, 'workflows/histories');

/** The whole lives whose runs are recorded, below the checkout. */
export const RECORDED_LIVES = 'worker/demands/lives/whole-lives.integration.test.ts';
