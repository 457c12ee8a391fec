import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const CHECKOUT = path.join(import.meta.dirname, '../..');
const PAGES = readdirSync(path.join(CHECKOUT, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => `docs/${file}`);
const PLACE =
  /`((?:application|docs|domain|e2e|i18n|ops|platform|prisma|story|testing|web|worker|workflows)\/[\w./+*-]*)`/g;
/** Places that are not in the repository: an example of a recipe, and build output. */
const NOT_KEPT = /^workflows\/histories\/with-something\/$|^workflows\/bundle\.js$|^\w+\/build\//;

/** Returns whether a place exists; `*` in its last part matches any text. */
function isThere(place: string): boolean {
  const folder = path.join(CHECKOUT, path.dirname(place));
  const name = new RegExp(`^${path.basename(place).replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
  return existsSync(folder) && readdirSync(folder).some((each) => name.test(each));
}

const read = (page: string) => readFileSync(path.join(CHECKOUT, page), 'utf8');

it.each([...PAGES, 'README.md'])('%s names places that exist', (page) => {
  const places = [...read(page).matchAll(PLACE)].map(([, place = '']) => place);
  const gone = places.filter((place) => !NOT_KEPT.test(place) && !isThere(place));
  expect(gone).toEqual([]);
});

it.each([...PAGES, 'README.md'])('%s links to pages that exist', (page) => {
  const folder = path.dirname(path.join(CHECKOUT, page));
  const links = [...read(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(path.join(folder, link)))).toEqual([]);
});

it('docs/recipes.md names many places', () => {
  expect([...read('docs/recipes.md').matchAll(PLACE)].length).toBeGreaterThan(60);
});
