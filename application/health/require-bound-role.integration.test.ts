import { runScript } from '@aval/testing/stack/run-script';
import { createTestDatabase, processEnvironment } from '@aval/testing/stack/stack';
import { expect, it } from 'vitest';

it('every process refuses to start with a database user that bypasses row-level security', async () => {
  const testDatabase = await createTestDatabase();
  // The refusal needs neither an engine nor a build of the pages.
  const environment = processEnvironment(testDatabase, {
    DATABASE_URL: testDatabase.ownerUrl,
    TEMPORAL_ADDRESS: '127.0.0.1:9',
    PORT: '0',
  });
  const programs = ['web/development.ts', 'worker/main.ts', 'worker/documents.ts'];
  const ended = await Promise.all(
    programs.map((program) => runScript(['--import', 'tsx', 'ops/run/source.mjs', program], { environment })),
  );
  const refused = {
    code: 1,
    output: expect.stringMatching(/^The database's user "aval_owner" owns tables of companies, so that .*\n$/),
  };
  expect(ended).toEqual([refused, refused, refused]);
  await testDatabase.drop();
});
