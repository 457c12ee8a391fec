import { patients } from '@aval/prisma/reference/people';
import { commandIdOf } from '@aval/story/playing/story-ids';
import type { Scene } from '@aval/story/scene';
import { scenes } from '@aval/story/scenes/scenes';
import pg from 'pg';

interface DemandRow {
  id: string;
  company_id: number;
  card_number: string | null;
}

/** Returns whether every scene has reached its last step, regardless of what users did with its demands afterwards. */
export async function isStoryPlayed(ownerUrl: string): Promise<boolean> {
  const cards = new Map(patients.map(({ slug, cardNumber }) => [slug, cardNumber]));
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const demands = await client.query<DemandRow>(
      'SELECT id, company_id, card_number FROM demand WHERE card_number = ANY ($1)',
      [scenes.map(({ patient }) => cards.get(patient))],
    );
    const lastCommands = (scene: Scene) =>
      demands.rows
        .filter((row) => row.company_id === scene.companyId && row.card_number === cards.get(scene.patient))
        .map(({ id }) => commandIdOf(id, lastStepOf(scene)));
    // A scene without steps is a draft, which users may have deleted or submitted.
    const wanted = scenes.filter((scene) => lastStepOf(scene) >= 0).map(lastCommands);
    const done = await client.query<{ command_id: string }>(
      'SELECT command_id FROM demand_history WHERE command_id = ANY ($1)',
      [wanted.flat()],
    );
    const found = new Set(done.rows.map(({ command_id }) => command_id));
    return wanted.every((commandIds) => commandIds.some((id) => found.has(id)));
  } finally {
    await client.end();
  }
}

/** Returns the index of the last step by a user; the end of a cycle is only waited for. */
function lastStepOf({ steps }: Scene): number {
  return steps.findLastIndex(({ does }) => does !== 'cycle_ends');
}
