/**
 * Named points at which a test ends this process as a power cut would. A point is named in AVAL_FAULT_POINT and strikes once for each file in
 * AVAL_FAULT_TOKEN: whoever takes the file away dies, so that a restarted worker goes on. Without both nothing happens.
 */
import { rmSync } from 'node:fs';

export const FAULT_POINTS = ['after_acceptance', 'before_commit', 'after_commit', 'before_report'] as const;
export type FaultPoint = (typeof FAULT_POINTS)[number];

const named = process.env.AVAL_FAULT_POINT;
const token = process.env.AVAL_FAULT_TOKEN;

export function faultPoint(point: FaultPoint): void {
  if (named !== point || !token) return;
  try {
    rmSync(token);
  } catch {
    return;
  }
  process.kill(process.pid, 'SIGKILL');
}
