import path from 'node:path';
import { CHECKOUT } from '../prepare/folders.mjs';

/** Where the replay tests find the recorded histories: a folder for each state of the workflow. */
export const HISTORIES = path.join(CHECKOUT, 'workflows/histories');
