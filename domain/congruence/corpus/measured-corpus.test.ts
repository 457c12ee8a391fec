import { expect, test } from 'vitest';
import { SEVERITIES } from '../findings/finding';
import { RIGHT_REQUESTS, WRONG_REQUESTS } from './corpus';
import { type Measure, measure } from './measure-corpus';
import { reportOf } from './report-of-case.test-support';

/** Figures that the rules reach, which never fall; raised with each rule that reaches more. */
const REACHED: Pick<Measure, 'sensitivity' | 'specificity' | 'rightWithNote' | 'rightWithSeveralNotes'> = {
  sensitivity: { serious: 0.974, warning: 0.988, note: 1 },
  specificity: { serious: 1, warning: 1, note: 0.964 },
  rightWithNote: 0.036,
  rightWithSeveralNotes: 0.003,
};

const measured = measure([...RIGHT_REQUESTS, ...WRONG_REQUESTS], reportOf);

test.each(SEVERITIES)('sensitivity and specificity of %s findings do not fall', (severity) => {
  const [found, silent] = [measured.sensitivity[severity], measured.specificity[severity]];
  process.stdout.write(`${severity}: sensitivity ${percent(found)}, specificity ${percent(silent)}\n`);
  expect(found).toBeGreaterThanOrEqual(REACHED.sensitivity[severity]);
  expect(silent).toBeGreaterThanOrEqual(REACHED.specificity[severity]);
});

test('right requests do not carry more notes', () => {
  const { rightWithNote, rightWithSeveralNotes } = measured;
  process.stdout.write(`with a note: ${percent(rightWithNote)}, with several: ${percent(rightWithSeveralNotes)}\n`);
  expect(rightWithNote).toBeLessThanOrEqual(REACHED.rightWithNote);
  expect(rightWithSeveralNotes).toBeLessThanOrEqual(REACHED.rightWithSeveralNotes);
});

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
