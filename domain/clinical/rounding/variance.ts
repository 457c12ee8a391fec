/** By how many percent a dose differs from the one that was reckoned: (given − reckoned) ÷ reckoned × 100; 0 of nothing. */
export function variancePercent(givenMg: number, reckonedMg: number): number {
  return reckonedMg === 0 ? 0 : ((givenMg - reckonedMg) / reckonedMg) * 100;
}
