import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DISPLAY_STATUSES } from '@aval/domain/demand/vocabulary';
import english from '@aval/i18n/en/demands/demand';
import spanish from '@aval/i18n/es/demands/demand';
import { expect, it } from 'vitest';

const GLOSSARY = readFileSync(path.join(import.meta.dirname, '../../docs/glossary.md'), 'utf8');

it.each(DISPLAY_STATUSES)('the glossary has the displayed names of %s', (status) => {
  expect(GLOSSARY).toContain(`| \`${status}\` | ${spanish.status[status].long} | ${english.status[status].long} |`);
});
