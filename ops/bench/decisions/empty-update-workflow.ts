import { condition, defineUpdate, setHandler } from '@temporalio/workflow';

/** Workflow whose update does nothing, to measure the base cost of an update on this server. */
export async function emptyUpdates(): Promise<void> {
  setHandler(defineUpdate('nothing'), () => undefined);
  await condition(() => false);
}
