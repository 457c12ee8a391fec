import type { Ground } from '../drill-stack';
import type { Ledger } from '../ledger';
import { readAftermath } from './aftermath';
import { compareNotifications, expectEffects } from './effects';
import type { Comparison } from './finding';
import { compareNumbers, compareTransitions } from './histories';
import { compareMailsThatCame, compareMailsToSend } from './mails';
import { compareRows, compareTreatmentLocks, compareVersions } from './projections';
import { compareDue, compareRenditions } from './renditions';
import { compareAnswersWithHistories, compareEntriesWithSenders, compareFiles, compareTexts } from './told';
import { compareTyped } from './typed';
import { compareWorkflows } from './workflows';

/** Compares what users were told with everything that the product stores, once nothing is due. */
export async function compareAll(ground: Ground, ledger: Ledger): Promise<Comparison[]> {
  const aftermath = await readAftermath(ground.owner, ledger);
  const expected = await expectEffects(aftermath);
  return [
    compareAnswersWithHistories(aftermath),
    compareTexts(aftermath),
    await compareTyped(aftermath),
    compareEntriesWithSenders(aftermath),
    await compareFiles(aftermath),
    compareNumbers(aftermath),
    await compareTransitions(aftermath),
    compareRows(aftermath),
    await compareVersions(aftermath),
    await compareTreatmentLocks(aftermath),
    await compareWorkflows(aftermath, ground.services.engine),
    await compareNotifications(aftermath, expected, ground),
    await compareMailsToSend(aftermath),
    await compareMailsThatCame(aftermath, ground.mailBox),
    await compareRenditions(aftermath, expected, ground),
    await compareDue(aftermath),
  ];
}
