import { difference, figure, product, quotient, type Step, step } from '../calculation/steps';

/**
 * By how many percent a dose differs from the one that was reckoned: (given − reckoned) ÷ reckoned × 100, with the step that
 * says so. Of no dose there is no difference.
 */
export function varianceOf(givenMg: number, reckonedMg: number): { variancePercent: number; steps: Step[] } {
  if (reckonedMg === 0) return { variancePercent: 0, steps: [] };
  const variancePercent = ((givenMg - reckonedMg) / reckonedMg) * 100;
  const share = quotient(difference(figure(givenMg, 'mg'), figure(reckonedMg, 'mg')), figure(reckonedMg, 'mg'));
  return { variancePercent, steps: [step('variance', product(share, figure(100)), variancePercent, '%')] };
}
