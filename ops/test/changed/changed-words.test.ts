import { expect, it } from 'vitest';
import { formerTexts, namesText, readWithPageObjects } from './changed-words';

it('removed and rewritten texts are former ones, added ones are not', () => {
  const diff = [
    '--- a/i18n/es/home.ts',
    '+++ b/i18n/es/home.ts',
    "-    title: 'Inicio',",
    "+    title: 'Su trabajo',",
    `-    quoted: "d'Hebron",`,
  ].join('\n');
  expect(formerTexts(diff)).toEqual(['Inicio', "d'Hebron"]);
});

it('a text with placeholders is found by its longest piece', () => {
  expect(formerTexts("-  sent: '{{name}}, enviada el {{day}}.',")).toEqual([', enviada el']);
});

it('a short text counts only as a whole', () => {
  expect(namesText("getByRole('button', { name: 'Enviar' })", 'Enviar')).toBe(true);
  expect(namesText('getByRole(button, { name: /^Enviar$/ })', 'Enviar')).toBe(true);
  expect(namesText("getByRole('button', { name: 'Enviar la demanda' })", 'Enviar')).toBe(false);
  expect(namesText("getByText('Se ha enviado la demanda.')", 'enviado la demanda')).toBe(true);
});

it('a browser test names what its page objects name', () => {
  expect(readWithPageObjects('e2e/specs/wizard/new-demand.spec.ts')).toContain('class WizardPage');
});
