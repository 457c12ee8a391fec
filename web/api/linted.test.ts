import { LANGUAGES } from '@aval/i18n/languages';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { apiDocument } from './document';

it.each(LANGUAGES)('the document passes the strict rules of a linter that integrators use, in %s', async (language) => {
  const config = await createConfig({ extends: ['recommended-strict'], telemetry: 'off' });
  const source = JSON.stringify(apiDocument(language));
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  const said = problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
  expect(said).toEqual([]);
});
