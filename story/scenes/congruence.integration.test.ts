import { analyseContent } from '@aval/application/congruence/analyse-content';
import { readStoredRequest } from '@aval/domain/demand/content/stored-content';
import { contentSchema } from '@aval/domain/validation/steps/content-schema';
import { createLogger } from '@aval/platform/logger';
import { createDatabase, type Database } from '@aval/prisma/client';
import { storedVersion } from '@aval/prisma/factories/stored-version';
import { patients } from '@aval/prisma/reference/people';
import { forTenant } from '@aval/prisma/scope';
import { createTestDatabase, type TestDatabase } from '@aval/testing/stack/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emailOf } from '../playing/cast';
import { firstContent } from '../playing/scene-content';
import { SceneTime } from '../playing/story-time';
import type { Scene } from '../scene';
import { FOUND } from './found';
import { scenes } from './scenes';

let testDatabase: TestDatabase;
let db: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  db = createDatabase(testDatabase.url);
});

afterAll(async () => {
  await db.$disconnect();
  await testDatabase.drop();
});

/** Analyses the request of a scene as of its filing. */
function findIn(scene: Scene) {
  const { companyId } = scene;
  const time = new SceneTime(scene, new Date());
  return forTenant(db, companyId).read(async (tx) => {
    const cardNumber = patients.find(({ slug }) => slug === scene.patient)?.cardNumber ?? '';
    const patient = await tx.patient.findFirstOrThrow({ where: { companyId, cardNumber } });
    const doctor = await tx.userAccount.findUniqueOrThrow({
      where: { email: emailOf(scene, 'doctor') },
      include: { centers: { orderBy: { centerId: 'asc' } } },
    });
    const ids = { doctorId: doctor.id, patientId: patient.id, prescriberCenterId: doctor.centers[0]?.centerId ?? 0 };
    const content = await firstContent(tx, scene, ids, time);
    const logger = createLogger('test', { LOG_LEVEL: 'silent' });
    const question = {
      companyId,
      content,
      demandId: null,
      on: time.dateOf(scene.steps[0]?.day ?? 0),
      patient: { id: patient.id, birthday: patient.birthday.toISOString().slice(0, 10), gender: patient.gender },
    };
    return { content, report: await analyseContent(tx, question, logger) };
  });
}

it.each(scenes.map((scene) => [scene.patient, scene] as const))(
  '%s has exactly the expected findings',
  async (patient, scene) => {
    const { content, report } = await findIn(scene);
    const checked = contentSchema({ today: new SceneTime(scene, new Date()).dateOf(0), mode: 'draft' }).safeParse(
      content,
    );
    expect(checked.error?.issues).toBeUndefined();
    expect(readStoredRequest(storedVersion(content))).toEqual(content);
    expect(report.failed).toEqual([]);
    const found = [...new Set(report.findings.map(({ rule }) => rule))].sort();
    expect(found, JSON.stringify(report.findings, null, 1)).toEqual([...(FOUND[patient] ?? [])].sort());
    for (const { rule, field } of content.extras.justifications)
      expect(report.findings.map(({ rule: id, fields: [first] }) => `${id} ${first}`)).toContain(`${rule} ${field}`);
  },
);

it('expected findings belong to existing scenes', () => {
  expect(Object.keys(FOUND).filter((slug) => !scenes.some(({ patient }) => patient === slug))).toEqual([]);
});
