import { createUser } from '@aval/prisma/factories/user';
import { newDraft, newPendingDemand } from '@aval/testing/scenes/scenario';
import { engineForFile } from '@aval/testing/stack/for-file';
import { PEOPLE } from '@aval/testing/visitors/people';
import { beforeAll, describe, expect, it } from 'vitest';
import { foreseeDoctors } from '../../catalogues/centers/foresee-doctors';
import { foreseeRelations } from './foresee-relations';

const MERIDIANA = 2;
const ALBORADA = 3;

const engine = await engineForFile();
await engine.startWorker();

/** Prescriber center of all demands in this file. */
let centerId: number;

beforeAll(async () => {
  const demandId = await newPendingDemand(engine);
  await newDraft(engine);
  ({ prescriberCenterId: centerId } = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } }));
});

const userOf = (email: string) => engine.owner.userAccount.findUniqueOrThrow({ where: { email } });
type Ties = Parameters<typeof foreseeRelations>[2];

async function foresee(id: number, relations: Partial<Ties>, by: string = PEOPLE.superadmin) {
  return foreseeRelations(engine.services, await engine.actor(by), {
    companyId: null,
    added: {},
    removed: {},
    ...relations,
    id,
  });
}

/** Counts demands in the database by status. */
async function demandsOf(where: { doctorId?: number; companyId?: number }) {
  const count = (statuses: string[]) => engine.owner.demand.count({ where: { ...where, status: { in: statuses } } });
  return {
    sent: await count(['ACTIVE', 'SENDED', 'FINISHED', 'CANCELED']),
    open: await count(['ACTIVE', 'SENDED']),
    drafts: await count(['DRAFT']),
  };
}

describe('changed relations', () => {
  it('make an assistant lose the demands and drafts of a removed doctor', async () => {
    const [doctor, other] = [await userOf(PEOPLE.doctor), await userOf(PEOPLE.otherDoctor)];
    const one = await createUser(engine.owner, { role: 'ASSISTANT', companyId: MERIDIANA, doctorIds: [doctor.id] });
    const demands = await demandsOf({ doctorId: doctor.id });
    expect(demands.open).toBeGreaterThan(0);
    expect(demands.drafts).toBeGreaterThan(0);
    const unseen = [{ kind: 'unseen', who: [one.name], demands }];
    expect(await foresee(one.id, { removed: { doctors: [doctor.id] } })).toEqual(unseen);
    expect(await foresee(doctor.id, { removed: { assistants: [one.id] } })).toEqual(unseen);
    expect(await foresee(one.id, { removed: { doctors: [other.id] } })).toEqual([]);
  });

  it('make an assistant gain the demands and drafts of an added doctor', async () => {
    const doctor = await userOf(PEOPLE.doctor);
    const newcomer = await createUser(engine.owner, { role: 'ASSISTANT', companyId: MERIDIANA });
    const stranger = await createUser(engine.owner, { role: 'ASSISTANT', companyId: ALBORADA });
    const seen = [{ kind: 'seen', who: [newcomer.name], demands: await demandsOf({ doctorId: doctor.id }) }];
    expect(await foresee(doctor.id, { added: { assistants: [newcomer.id, stranger.id] } })).toEqual(seen);
    expect(await foresee(newcomer.id, { added: { doctors: [doctor.id] } })).toEqual(seen);
  });

  it('leave a supervisor what another relation still shows', async () => {
    const doctor = await userOf(PEOPLE.doctor);
    const relations = { companyId: MERIDIANA, centerIds: [centerId], doctorIds: [doctor.id] };
    const { id, name } = await createUser(engine.owner, { role: 'SUPERVISOR', ...relations });
    const { sent, open } = await demandsOf({ doctorId: doctor.id });
    const unseen = [{ kind: 'unseen', who: [name], demands: { sent, open, drafts: 0 } }];
    expect(await foresee(id, { removed: { doctors: [doctor.id], centers: [centerId] } })).toEqual(unseen);
    const only = await engine.owner.demand.count({
      where: { doctorId: doctor.id, status: { not: 'DRAFT' }, prescriberCenterId: { not: centerId } },
    });
    expect(only).toBe(0);
    expect(await foresee(id, { removed: { doctors: [doctor.id] } })).toEqual([]);
  });

  it('leave a doctor the open demands of a removed center, and warn when no center is left', async () => {
    const doctor = await userOf(PEOPLE.doctor);
    const centers = await engine.owner.userCenter.findMany({ where: { userId: doctor.id } });
    const center = await engine.owner.center.findUniqueOrThrow({ where: { id: centerId } });
    const removed = { centers: centers.map((each) => each.centerId) };
    const stays = { kind: 'stays', center: center.name, doctor: doctor.name };
    const demands = await demandsOf({ doctorId: doctor.id });
    const noCenter = { kind: 'noCenter', doctor: doctor.name };
    expect(await foresee(doctor.id, { removed })).toEqual([{ ...stays, demands }, noCenter]);
    const other = await engine.owner.center.create({ data: { name: 'Otro centro', address: 'C', type: 'Ambos' } });
    expect(await foresee(doctor.id, { removed, added: { centers: [other.id] } })).toEqual([{ ...stays, demands }]);
    const said = await foreseeDoctors(engine.services, await engine.actor(PEOPLE.superadmin), {
      id: centerId,
      removed: [doctor.id],
    });
    expect(said).toEqual([{ ...stays, demands }, ...(centers.length === 1 ? [noCenter] : [])]);
  });

  it('warn of a company left without managers, and of demands out of sight', async () => {
    const company = await engine.owner.company.create({
      data: { ...(await companyColumns()), name: 'Sin relevo', subdomain: 'sin-relevo', referencePrefix: 'SRV' },
    });
    const ids = [company.id, MERIDIANA];
    const { id, name } = await createUser(engine.owner, { role: 'MANAGER', permittedCompanyIds: ids });
    const { sent, open } = await demandsOf({ companyId: MERIDIANA });
    expect(await foresee(id, { removed: { companies: ids } })).toEqual([
      { kind: 'unseen', who: [name], demands: { sent, open, drafts: 0 } },
      { kind: 'noManager', company: 'Sin relevo', active: 0 },
    ]);
  });

  it('give a representative who moves the demands of the other company instead', async () => {
    const { id, name } = await createUser(engine.owner, { role: 'REPRESENTATIVE', companyId: MERIDIANA });
    const { sent, open } = await demandsOf({ companyId: MERIDIANA });
    const unseen = { kind: 'unseen', who: [name], demands: { sent, open, drafts: 0 } };
    expect(await foresee(id, { companyId: ALBORADA })).toContainEqual(unseen);
    expect(await foresee(id, { companyId: MERIDIANA })).toEqual([]);
  });

  it('are foreseen only for users who may edit, and for users who exist', async () => {
    const doctor = await userOf(PEOPLE.doctor);
    for (const by of [PEOPLE.admin, PEOPLE.manager, PEOPLE.doctor]) expect(await foresee(doctor.id, {}, by)).toBeNull();
    expect(await foresee(2_000_000_000, {})).toBeNull();
    const options = { id: centerId, removed: [doctor.id] };
    expect(await foreseeDoctors(engine.services, await engine.actor(PEOPLE.admin), options)).toBeNull();
  });
});

async function companyColumns() {
  const { primaryColor, secondaryColor, tertiaryColor, documentLanguage } =
    await engine.owner.company.findUniqueOrThrow({ where: { id: MERIDIANA } });
  return { primaryColor, secondaryColor, tertiaryColor, documentLanguage };
}
