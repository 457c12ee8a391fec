import { rmSync } from 'node:fs';
import type { WorkerEnvironment } from '@aval/platform/environment';

/** Named points in command handling at which a test kills this process, as a power cut would. */
export const FAULT_POINTS = ['after_acceptance', 'before_commit', 'after_commit', 'before_report'] as const;
/** Fault points in reminder handling. */
export const REMINDER_FAULT_POINTS = ['before_reminder', 'after_reminder'] as const;
export type FaultPoint = (typeof FAULT_POINTS)[number] | (typeof REMINDER_FAULT_POINTS)[number];

let armed: { point: string; token: string } | null = null;

/**
 * Arms one point. It fires once: only the process that removes the token's file dies, so a restarted worker continues.
 */
export function armFaultPoint(environment: Pick<WorkerEnvironment, 'AVAL_FAULT_POINT' | 'AVAL_FAULT_TOKEN'>): void {
  const { AVAL_FAULT_POINT: point, AVAL_FAULT_TOKEN: token } = environment;
  armed = point && token ? { point, token } : null;
}

export function faultPoint(point: FaultPoint): void {
  if (armed?.point !== point) return;
  try {
    rmSync(armed.token);
  } catch {
    return;
  }
  process.kill(process.pid, 'SIGKILL');
}
