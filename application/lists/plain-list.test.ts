import { describe, expect, test } from 'vitest';
import { plainList } from './plain-list';

const list = plainList({
  filters: { name: 'text', code: 'text', type: ['wide', 'narrow'], companyId: 'id', from: 'from', to: 'to' },
  sorts: ['name', 'code'],
});
const read = (search: string) => list.parse(new URLSearchParams(search));

describe('the address of a plain list', () => {
  test('omits defaults', () => {
    const query = read('');
    expect(query).toEqual({ page: 1, pageSize: 25, sort: { by: 'name', descending: false }, filters: {} });
    expect(list.write(query).toString()).toBe('');
    expect(list.active(query)).toEqual([]);
  });

  test('survives a round trip', () => {
    const search = 'name=%C3%A1cido+f%C3%B3lico&sort=-code&pageSize=50&page=3';
    expect(list.write(read(search)).toString()).toBe(search);
    expect(list.active(read(search))).toEqual(['name']);
  });

  test('holds choices, row ids and days', () => {
    const search = 'type=narrow&companyId=7&from=2026-02-28&to=2026-03-01';
    const filters = { type: 'narrow', companyId: 7, from: '2026-02-28', to: '2026-03-01' };
    expect(read(search).filters).toEqual(filters);
    expect(list.write(read(search)).toString()).toBe(search);
  });

  test('defaults to the newest first if configured', () => {
    const newest = plainList({ filters: {}, sorts: ['at'], beginsDescending: true });
    const query = newest.parse(new URLSearchParams());
    expect(query.sort).toEqual({ by: 'at', descending: true });
    expect(newest.write({ ...query, sort: { by: 'at', descending: false } }).toString()).toBe('sort=at');
  });

  test.each(['1e3', '0x10', '1.0', ' 2 ', '+2', '02', '1000001', '2,3', ''])('leaves out the page %j', (page) => {
    expect(list.parse(new URLSearchParams({ page })).page).toBe(1);
  });

  test.each(['5e1', '0x32', '50.0', ' 50 '])('leaves out the page size %j', (pageSize) => {
    expect(list.parse(new URLSearchParams({ pageSize })).pageSize).toBe(25);
  });

  test.each([
    ['an unknown order', 'sort=price', read('')],
    ['an invalid page', 'page=-2&pageSize=7', read('')],
    ['an empty text and an unknown filter', 'name=++&colour=red', read('')],
    ['an unknown choice', 'type=broad', read('')],
    ['an invalid row id', 'companyId=2147483648', read('')],
    ['an invalid day', 'from=2026-02-29&to=yesterday', read('')],
    ['a day before the year 1000', 'from=0000-01-01&to=0999-12-31', read('')],
    ['a text above the maximum length', `code=${'x'.repeat(101)}`, read('')],
  ])('leaves out %s', (_what, search, expected) => {
    expect(read(search)).toEqual(expected);
  });
});
