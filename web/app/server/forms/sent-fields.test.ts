import { describe, expect, it } from 'vitest';
import { readForm } from './read-form.server';
import { FIELD_LIMITS } from './sent-fields';

function read(body: string): Promise<FormData> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' };
  return readForm(new Request('http://localhost/', { method: 'POST', body, headers }));
}

const repeated = (count: number, pair: (index: number) => string) => Array.from({ length: count }, (_, i) => pair(i));
const joined = (count: number, pair: (index: number) => string) => repeated(count, pair).join('&');

describe('the fields of a form', () => {
  it('are decoded as a browser encodes them', async () => {
    const form = await read('a=1&b=x+y%26&a=2&&c&d=%C3%B1%E2%82%AC&=z');
    expect([...form]).toEqual([
      ['a', '1'],
      ['b', 'x y&'],
      ['a', '2'],
      ['c', ''],
      ['d', 'ñ€'],
      ['', 'z'],
    ]);
  });

  it('reach the limits of number, repetition and depth', async () => {
    const { pairs, repeats, nameLength } = FIELD_LIMITS;
    expect([...(await read(joined(pairs, (index) => `drugs[${index}]=x`)))]).toHaveLength(pairs);
    expect([...(await read(joined(pairs, (index) => `f${index}=x`)))]).toHaveLength(pairs);
    expect((await read(joined(repeats, () => 'f=x'))).getAll('f')).toHaveLength(repeats);
    expect([...(await read(`${'n'.repeat(nameLength)}=x`))]).toHaveLength(1);
    expect([...(await read(`a.b[0].c[${repeats - 1}].d.e=x&__proto__.x=y`))]).toHaveLength(2);
  });

  it.each([
    ['too many', joined(FIELD_LIMITS.pairs + 1, (index) => `f${index}=`), 413],
    ['one too often', joined(FIELD_LIMITS.repeats + 1, () => 'f=x'), 400],
    [
      'one too often in its clean form',
      joined(FIELD_LIMITS.repeats + 1, (index) => `f${'%00'.repeat(index % 9)}=x`),
      400,
    ],
    ['one with a long name', `${'n'.repeat(FIELD_LIMITS.nameLength + 1)}=x`, 400],
    ['one too deep', `${repeated(9, () => 'a').join('.')}=x`, 400],
    ['one too deep in lists', `a${repeated(9, () => '[0]').join('')}=x`, 400],
    ['one at a far place', 'drugs[4294967290].dose=x', 400],
    ['many lists of one', joined(20, (index) => `list${index}[199]=x`), 400],
  ])('are refused: %s', async (_what, body, status) => {
    await expect(read(body)).rejects.toMatchObject({ status });
  });

  it('lose control characters, in names too, so that they can be stored', async () => {
    const form = await read('n%00a%07m%0Ae=a%00b%1F%0D%0Ac&%00=x&e=%ED%A0%80');
    expect([...form].slice(0, 2)).toEqual([
      ['name', 'ab\r\nc'],
      ['', 'x'],
    ]);
    expect(String(form.get('e'))).toMatch(/^\ufffd+$/);
  });

  it('omit the instructions of the form library', async () => {
    expect([...(await read('__intent__=%7B&__state__=%7B&__inte%00nt__=x&a=1'))]).toEqual([['a', '1']]);
  });
});
