import { expect, it } from 'vitest';
import { listedParts } from './listed-parts';

const spanish = new Intl.ListFormat('es');

it.each([
  [['Retirada del infusor', 'Implantación del infusor'], '«Retirada del infusor» e «Implantación del infusor»'],
  [['Dosis', 'Vía', 'Intervalo'], '«Dosis», «Vía» e «Intervalo»'],
  [['Dosis', 'Dosis'], '«Dosis» y «Dosis»'],
  [['Dosis'], '«Dosis»'],
  [[], ''],
])('%j is joined by the words of its items, whatever surrounds them', (labels, expected) => {
  const parts = listedParts(
    spanish,
    labels.map((label) => ({ label })),
    ({ label }) => label,
  );
  expect(parts.map((part) => ('item' in part ? `«${part.item.label}»` : part.between)).join('')).toBe(expected);
});
