import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { PATIENT_FIELD_NAMES, PATIENT_FIELDS } from '@aval/domain/patients/patient-fields';
import { expect, it } from 'vitest';

const PATIENT = Object.fromEntries(PATIENT_FIELD_NAMES.map((name) => [name, `kept ${name}`]));

/** Logs a patient in a process of its own, as programs do, and returns the line. */
function logged(fields: object): Record<string, unknown> {
  const logger = path.join(import.meta.dirname, 'logger.ts');
  const program = `
    import { createLogger } from ${JSON.stringify(logger)};
    createLogger('test', { LOG_LEVEL: 'info' }).info(${JSON.stringify(fields)}, 'said');`;
  const run = spawnSync(process.execPath, ['--import', 'tsx', '--input-type', 'module', '--eval', program], {
    encoding: 'utf8',
    cwd: path.join(import.meta.dirname, '..'),
  });
  return JSON.parse(run.stdout) as Record<string, unknown>;
}

it('removes every personal field of a patient, at first and second depth', () => {
  const line = logged({ ...PATIENT, patient: PATIENT });
  for (const name of PATIENT_FIELD_NAMES) {
    const held = PATIENT_FIELDS[name].isPersonal ? '[removed]' : `kept ${name}`;
    expect(line[name], name).toBe(held);
    expect(line.patient, name).toMatchObject({ [name]: held });
  }
});
