import pg from 'pg';

/** What a database was first filled with. */
export type FirstRows = 'none' | 'empty' | 'story';

/** One of the story's people, whom nobody else would have made. */
const STORY_USER = 'doctor@meridiana.test';

/** Asked of the database itself: a data folder may meet another one, and a database another data folder. */
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
