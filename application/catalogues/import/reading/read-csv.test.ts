import { describe, expect, it } from 'vitest';
import { readCsv } from './read-csv';

const read = async (text: string | Buffer) => (await readCsv(Buffer.from(text))).rows;
const HEAD = { number: 1, cells: ['Nombre', 'Dosis'] };

describe('a text table', () => {
  it.each([
    ['with the line that tells Excel its delimiter', 'sep=;\r\nNombre;Dosis\r\na,b;2\r\n'],
    ['with that line in quotes', '"sep=;"\nNombre;Dosis\na,b;2\n'],
    ['with that line behind a byte order mark', '\ufeffsep=;\nNombre;Dosis\na,b;2\n'],
    ['with another delimiter in that line', 'sep=|\nNombre|Dosis\na,b|2\n'],
    ['with empty lines before its head', 'Nombre;Dosis\na,b;2\n'],
    ['with empty columns to the right', `Nombre;Dosis${';'.repeat(500)}\na,b;2${';'.repeat(500)}\n`],
  ])('is read: %s', async (_what, text) => {
    expect(await read(text)).toEqual([HEAD, { number: 2, cells: ['a,b', '2'] }]);
  });

  it('finds its delimiter behind a line end within quotes', async () => {
    expect(await read('"Nombre, o\ncómo, se llama";Dosis\na;2\n')).toEqual([
      { number: 1, cells: ['Nombre, o\ncómo, se llama', 'Dosis'] },
      { number: 2, cells: ['a', '2'] },
    ]);
  });

  it('finds its delimiter behind empty lines', async () => {
    expect(await read('\n\nNombre\tDosis, mg\tVía\n')).toEqual([{ number: 3, cells: ['Nombre', 'Dosis, mg', 'Vía'] }]);
  });

  it('reads a formula that only keeps a text, and no other', async () => {
    expect(await read('Nombre;Dosis\n="00123";="a ""b"""\n=1+1;=""\n')).toEqual([
      HEAD,
      { number: 2, cells: ['00123', 'a "b"'] },
      { number: 3, cells: [{ wrong: 'formula', shown: '=1+1' }, null] },
    ]);
  });

  it('reads a mark of inches, and refuses quotes that never close', async () => {
    expect(await read('Nombre;Dosis\n5" tubo;2\n')).toEqual([HEAD, { number: 2, cells: ['5" tubo', '2'] }]);
    await expect(read('Nombre;Dosis\n"abierta;2\nb;3\n')).rejects.toThrow('quotes {"row":2}');
  });

  it('refuses more columns than a catalogue has, once something stands in them', async () => {
    await expect(read(`Nombre${';'.repeat(150)}x\n`)).rejects.toThrow('columnsTooMany');
  });

  it.each([
    ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 of the other order', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', (text: string) => Buffer.from(text, 'utf16le')],
    ['UTF-16 of the other order without a mark', (text: string) => Buffer.from(text, 'utf16le').swap16()],
    ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
  ])('is read in its encoding: %s', async (_what, encode) => {
    expect(await read(encode('Nombre;Dosis\nÁcido fólico;5\n'))).toEqual([
      HEAD,
      { number: 2, cells: ['Ácido fólico', '5'] },
    ]);
  });

  it('takes text with a zero byte for no table', async () => {
    await expect(read('Nombre;Dosis\na\0;2\n')).rejects.toThrow('encoding');
  });
});
