import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { apiDocument } from './document';

it('the document passes the strict rules of a linter that integrators use', async () => {
  const config = await createConfig({ extends: ['recommended-strict'], telemetry: 'off' });
  const source = JSON.stringify(apiDocument());
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  const said = problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
  expect(said).toEqual([]);
});
