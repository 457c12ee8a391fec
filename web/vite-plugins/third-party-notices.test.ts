import path from 'node:path';
import { expect, it } from 'vitest';
import { readThirdParties, type ThirdParty, writeNotices } from './third-party-notices';

/** Licences under which the product may be given to others as it is built: none asks for its own source. */
const ACCEPTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'EPL-2.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

const packages = readThirdParties(path.resolve(import.meta.dirname, '../..'));

/** Whether one choice of an SPDX expression has accepted licences only. */
function isAccepted(expression: string): boolean {
  const choices = expression.replaceAll(/[()]/g, '').split(/ or /i);
  return choices.some((choice) => choice.split(/ and /i).every((licence) => ACCEPTED.has(licence.trim())));
}

it('finds a licence that may be used of every package that the product runs with', () => {
  expect(packages.length).toBeGreaterThan(500);
  const unknown = packages.filter(({ licence }) => licence === null || !isAccepted(licence));
  expect(unknown.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
});

it('has the text of the licence of what every page is made with', () => {
  for (const name of ['react', 'react-dom', '@remix-run/react', '@fontsource/inter', 'zod'])
    expect(packages.find((each) => each.name === name)?.texts.join(' '), name).toMatch(/licen[cs]e/i);
});

it('tells a text that several packages have once, behind all their names', () => {
  const one: ThirdParty = { name: 'one', version: '1.0.0', licence: 'MIT', texts: ['Permission is granted'] };
  const told = writeNotices([one, { ...one, name: 'two', version: '2.0.0' }, { ...one, name: 'three', texts: [] }]);
  expect(told).toContain('one 1.0.0 (MIT)\ntwo 2.0.0 (MIT)\nthree 1.0.0 (MIT)');
  expect(told.match(/Permission is granted/g)).toHaveLength(1);
  expect(told).toContain('one 1.0.0 (MIT)\ntwo 2.0.0 (MIT)\n\nPermission is granted');
});
