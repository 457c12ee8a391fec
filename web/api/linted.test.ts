import { LANGUAGES, type Language } from '@aval/i18n/languages';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { expect, it } from 'vitest';
import { apiDocument } from './document';

it.each(LANGUAGES)('the document passes the strict rules of a linter that integrators use, in %s', async (language) => {
  const config = await createConfig({ extends: ['recommended-strict'], telemetry: 'off' });
  const source = JSON.stringify(apiDocument(language));
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  const said = problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
  expect(said).toEqual([]);
});

/** Rules of Spectral that the document does not follow. */
const NOT_FOLLOWED = {
  // Those who run an installation answer for it; the document knows their page, and no address of theirs.
  'contact-properties': 'off',
  // OpenAPI 3.1 names a license by `identifier` or `url`, not both.
  'license-url': 'off',
  // Groups of operations stand in the order of work, signing in first.
  'openapi-tags-alphabetical': 'off',
} as const;

/** Rules that compare each example with its schema: the slow ones. Examples differ between languages by words alone. */
const OF_EXAMPLES = { 'oas3-valid-schema-example': 'off', 'oas3-valid-media-example': 'off' } as const;

/** Returns the document with its addresses as readers resolve them, against that of the document itself. */
function documentAt(base: string, language: Language): Record<string, unknown> {
  const whole = (key: string, value: unknown) =>
    key === 'url' && value === '/api/docs' ? new URL(value, base).href : value;
  return JSON.parse(JSON.stringify(apiDocument(language), whole));
}

it.each(LANGUAGES)(
  'the document passes all rules of Spectral for OpenAPI, in %s',
  async (language) => {
    const linter = new Spectral();
    const rules = { ...NOT_FOLLOWED, ...(language === 'en' ? {} : OF_EXAMPLES) };
    linter.setRuleset({ extends: [[oas as RulesetDefinition, 'all']], rules });
    const found = await linter.run(documentAt('https://company.example/api/v1/openapi.json', language));
    expect(found.map(({ code, message, path }) => `${code}: ${message} ${path.join('/')}`)).toEqual([]);
  },
  300_000,
);
