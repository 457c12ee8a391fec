import { condition, defineUpdate, setHandler } from '@temporalio/workflow';

/** What an update costs on this server when nothing happens in it. */
export async function emptyUpdates(): Promise<void> {
  setHandler(defineUpdate('nothing'), () => undefined);
  await condition(() => false);
}
