import { checkNode } from './prepare/checks.mjs';
import { exitWith } from './prepare/failure.mjs';
import { ensureInstalled } from './prepare/installation.mjs';

/** `npm run generate`: installs the dependencies and generates the database client, each when it is missing or out of date. */
try {
  checkNode();
  await ensureInstalled();
} catch (error) {
  exitWith(error);
}
