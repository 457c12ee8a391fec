import { difference, figure, product, quotient, type Step, step } from '../calculation/steps';

/**
 * Computes the deviation of a dose from the calculated one in percent: (given − calculated) ÷ calculated × 100, with
 * its step. Without a calculated dose it is 0 and has no step.
 */
export function varianceOf(givenMg: number, reckonedMg: number): { variancePercent: number; steps: Step[] } {
  if (reckonedMg === 0) return { variancePercent: 0, steps: [] };
  const variancePercent = ((givenMg - reckonedMg) / reckonedMg) * 100;
  const share = quotient(difference(figure(givenMg, 'mg'), figure(reckonedMg, 'mg')), figure(reckonedMg, 'mg'));
  return { variancePercent, steps: [step('variance', product(share, figure(100)), variancePercent, '%')] };
}
