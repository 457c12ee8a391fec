import { expect, it } from 'vitest';
import { renumberElements } from './element-ids';

function file(first: number): Buffer {
  const id = (place: number) => `(node${String(first + place).padStart(8, '0')})`;
  return Buffer.from(
    `<</Headers [${id(2)} ${id(0)}]/ID ${id(0)}>> <</ID ${id(2)}>> <</Limits [${id(0)} ${id(9)}]/Names [${id(0)} ${id(2)} ${id(9)}]>>`,
    'latin1',
  );
}

it.each([88, 89, 98])('makes the bytes of a file with ids from %i equal to those of any other', (first) => {
  const renumbered = file(first);
  renumberElements(renumbered);
  expect(renumbered.toString('latin1')).toBe(
    '<</Headers [(node00000002) (node00000001)]/ID (node00000001)>> <</ID (node00000002)>> ' +
      '<</Limits [(node00000001) (node00000003)]/Names [(node00000001) (node00000002) (node00000003)]>>',
  );
});

it('leaves user text unchanged', () => {
  const title = Buffer.from('/Title (a \\(node00000090\\) b)', 'latin1');
  renumberElements(title);
  expect(title.toString('latin1')).toBe('/Title (a \\(node00000090\\) b)');
});
