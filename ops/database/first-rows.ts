import pg from 'pg';

/** First content of a database: nothing, the empty seed or the story. */
export type FirstRows = 'none' | 'empty' | 'story';

/** User that only the story creates. */
const STORY_USER = 'doctor@meridiana.test';

/** Determines the first content from the database itself, because data folder and database may be combined anew. */
export async function findFirstRows(ownerUrl: string): Promise<FirstRows> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ has_users: boolean; has_story: boolean }>(
      `SELECT EXISTS (SELECT FROM user_account) AS has_users,
         EXISTS (SELECT FROM user_account WHERE email = $1) AS has_story`,
      [STORY_USER],
    );
    if (rows[0]?.has_story) return 'story';
    return rows[0]?.has_users ? 'empty' : 'none';
  } finally {
    await client.end();
  }
}
