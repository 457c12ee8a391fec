import { createDraft } from '@aval/application/drafts/create-draft';
import type { Services } from '@aval/application/services';
import { patients } from '@aval/prisma/reference/people';
import { forTenant } from '@aval/prisma/scope';
import type { Scene } from '../scene';
import { type Cast, emailOf } from './cast';
import type { SceneIds } from './scene-content';
import { demandIdOf } from './story-ids';
import { SceneTime } from './story-time';

/** A scene with its demand and everything that its steps need. */
export interface Stage {
  scene: Scene;
  demandId: string;
  ids: SceneIds;
  time: SceneTime;
}

/** Returns the scene's draft: an existing one, otherwise a new one. */
export async function beginScene(services: Services, cast: Cast, scene: Scene, present: Date): Promise<Stage> {
  const time = new SceneTime(scene, present);
  const { beginning } = time;
  const ids = await findIds(services, cast, scene);
  const filer = await cast.find(emailOf(scene, 'filer'), scene.companyId);
  const known = await forTenant(services.database, scene.companyId).read((tx) =>
    tx.demand.findFirst({
      where: { patientId: ids.patientId, createdById: filer.userId, createdAt: { lte: present } },
      orderBy: { createdAt: 'asc' },
      select: { id: true },
    }),
  );
  if (known) return { scene, demandId: known.id, ids, time };
  const result = await createDraft({ ...services, clock: { now: () => beginning } }, filer, {
    newDemandId: demandIdOf(scene),
    doctorId: ids.doctorId,
    form: {
      prescriberCenterId: String(ids.prescriberCenterId),
      patientId: String(ids.patientId),
      exactNumber: referenceOf(scene).cardNumber,
    },
  });
  if (result.status !== 'created') throw new Error(`no draft for ${scene.patient}: ${JSON.stringify(result)}`);
  return { scene, demandId: result.demandId, ids, time };
}

/** Returns when the story began in this data folder, from its first scene; null when that was not played. */
export async function findBeginning(services: Services, first: Scene): Promise<Date | null> {
  const { cardNumber } = referenceOf(first);
  const demand = await forTenant(services.database, first.companyId).read((tx) =>
    tx.demand.findFirst({ where: { cardNumber }, orderBy: { createdAt: 'asc' }, select: { createdAt: true } }),
  );
  return demand?.createdAt ?? null;
}

async function findIds(services: Services, cast: Cast, scene: Scene): Promise<SceneIds> {
  const { cardNumber } = referenceOf(scene);
  const doctor = await cast.find(emailOf(scene, 'doctor'), scene.companyId);
  const [prescriberCenterId] = doctor.centerIds;
  const patient = await forTenant(services.database, scene.companyId).read((tx) =>
    tx.patient.findFirst({ where: { companyId: scene.companyId, cardNumber }, select: { id: true } }),
  );
  if (!patient || prescriberCenterId === undefined) throw new Error(`${scene.patient} has no patient or no center`);
  return { doctorId: doctor.userId, patientId: patient.id, prescriberCenterId };
}

function referenceOf({ patient }: Scene) {
  const reference = patients.find(({ slug }) => slug === patient);
  if (!reference) throw new Error(`no patient ${patient}`);
  return reference;
}
