import { randomUUID } from 'node:crypto';
import { message } from '@aval/domain/validation/fields/message';
import { fileDraft } from '@aval/prisma/factories/filed-draft';
import { storedVersion } from '@aval/prisma/factories/stored-version';
import { useCasesForFile } from '@aval/testing/stack/for-file';
import { describe, expect, it } from 'vitest';
import { CENTERS } from '../centers/center-catalogue';
import { CODES } from '../codes/code-catalogue';
import { DRUGS } from '../drugs/drug-catalogue';
import { PRESENTATIONS } from '../presentations/presentation-catalogue';
import { EDITED, lockCatalogue } from './catalogue';
import { createEntry } from './create-entry';
import { editEntry } from './edit-entry';
import { findEntry } from './find-entry';
import { getEntry } from './get-entry';
import { showEntry } from './show-entry';
import { withdrawEntry } from './withdraw-entry';

const { services, owner, actorOf } = await useCasesForFile();

const superadmin = () => actorOf('superadmin@aval.test');
const DRUG = {
  activePrinciple: 'Nuevo',
  dosage: 'MG',
  administration: 'ORAL',
  atcCode: null,
  otherNames: null,
} as const;
const wishes = { companyId: 2, doctorEmail: 'doctor@meridiana.test', today: '2026-11-21' };

async function drug(name: string): Promise<number> {
  const made = await createEntry(services, await superadmin(), DRUGS, { ...DRUG, name });
  if (made.status !== 'done') throw new Error(made.status);
  return made.id;
}

function records(subject: string, subjectId: number) {
  return owner.changeRecord.findMany({ where: { subject, subjectId }, orderBy: { id: 'asc' } });
}

describe('a catalogue', () => {
  it('is written only by the roles that the permission matrix allows', async () => {
    const id = await drug('De nadie más');
    const [admin, manager] = await Promise.all(['admin@aval.test', 'manager@meridiana.test'].map(actorOf));
    if (!admin || !manager) throw new Error('two people');
    const input = { ...DRUG, name: 'De quien no puede' };
    expect(await createEntry(services, manager, DRUGS, input)).toEqual({ status: 'forbidden' });
    expect(await editEntry(services, manager, DRUGS, { id, revision: 0, input })).toEqual({ status: 'forbidden' });
    expect(await withdrawEntry(services, manager, DRUGS, id)).toEqual({ status: 'forbidden' });
    expect(await showEntry(services, manager, DRUGS, id)).toEqual({ status: 'forbidden' });
    expect(await getEntry(services, manager, DRUGS, id)).toBeNull();
    expect(await findEntry(services, manager, DRUGS, id)).toBeNull();
    const center = { name: 'Centro', address: 'Calle 1', locality: null, provinceId: null, type: 'Ambos' as const };
    expect(await createEntry(services, admin, CENTERS, { ...center, doctorIds: [] })).toEqual({ status: 'forbidden' });
    expect((await createEntry(services, admin, DRUGS, { ...DRUG, name: 'De admin' })).status).toBe('done');
  });

  it('refuses a second entry with the same name, ignoring accents and case, also from concurrent writers', async () => {
    const actor = await superadmin();
    const made = await Promise.all(
      ['Único', 'único', 'UNICO'].map((name) => createEntry(services, actor, DRUGS, { ...DRUG, name })),
    );
    expect(made.map(({ status }) => status).sort()).toEqual(['done', 'invalid', 'invalid']);
    const id = await drug('Otro');
    const renamed = await editEntry(services, actor, DRUGS, { id, revision: 0, input: { ...DRUG, name: 'unico' } });
    expect(renamed).toEqual({ status: 'invalid', issues: [{ path: 'name', message: message('nameTaken') }] });
  });

  it('answers the second of two editors with stale and records each change', async () => {
    const actor = await superadmin();
    const id = await drug('Con historia');
    const input = { ...DRUG, name: 'Con historia', dosage: 'MGM2' as const };
    expect(await editEntry(services, actor, DRUGS, { id, revision: 0, input })).toEqual({ status: 'done' });
    expect(await editEntry(services, actor, DRUGS, { id, revision: 0, input })).toEqual({ status: 'stale' });
    expect(await editEntry(services, actor, DRUGS, { id, revision: 1, input })).toEqual({ status: 'unchanged' });
    const [created, edited, ...others] = await records('drug', id);
    expect(created).toMatchObject({ action: 'create', before: null, actorId: actor.userId, companyId: null });
    expect(edited).toMatchObject({ action: 'edit', before: { dosage: 'MG' }, after: { dosage: 'MGM2' } });
    expect(others).toEqual([]);
  });

  it('keeps its revision when an entry is saved unchanged, so that open forms stay valid', async () => {
    const actor = await superadmin();
    const id = await drug('Sin cambios');
    const input = { ...DRUG, name: 'Sin cambios' };
    expect(await editEntry(services, actor, DRUGS, { id, revision: 0, input })).toEqual({ status: 'unchanged' });
    const changed = { ...input, dosage: 'MGM2' as const };
    expect(await editEntry(services, actor, DRUGS, { id, revision: 0, input: changed })).toEqual({ status: 'done' });
  });

  it('answers busy when a lock takes too long, for example during an import', async () => {
    const actor = await superadmin();
    const [id, other] = [await drug('De otro'), await drug('También')];
    const input = { ...DRUG, name: 'Más tarde' };
    const results = await owner.$transaction(
      async (tx) => {
        await lockCatalogue(tx, 'drug');
        for (const each of [id, other]) await DRUGS.lock(tx, each, EDITED);
        return Promise.all([
          createEntry(services, actor, DRUGS, input),
          editEntry(services, actor, DRUGS, { id, revision: 0, input }),
          withdrawEntry(services, actor, DRUGS, id),
          showEntry(services, actor, DRUGS, other),
        ]);
      },
      { timeout: 30_000 },
    );
    expect(results).toEqual(results.map(() => ({ status: 'busy' })));
    expect(await editEntry(services, actor, DRUGS, { id, revision: 0, input })).toEqual({ status: 'done' });
  });

  it('deletes an unused entry, and hides and offers again one in use, with the count of its uses', async () => {
    const actor = await superadmin();
    const unused = await drug('Sin uso');
    expect(await withdrawEntry(services, actor, DRUGS, unused)).toEqual({ status: 'deleted' });
    expect(await withdrawEntry(services, actor, DRUGS, unused)).toEqual({
      status: 'not_found',
      deletion: { byName: expect.any(String), at: expect.any(String) },
    });

    const { demand, content } = await fileDraft(owner, wishes);
    const [line] = content.treatment.chemotherapy?.drugs ?? [];
    if (!line) throw new Error('no drug');
    const draft = await owner.demandDraft.findFirstOrThrow({ where: { demandId: demand.id } });
    const uses = async () => (await getEntry(services, actor, PRESENTATIONS, line.presentationId))?.uses;
    const before = (await uses())?.drafts ?? 0;
    expect(before).toBeGreaterThan(0);
    // Forms send ids as texts.
    await owner.demandDraft.update({
      where: { demandId_side: { demandId: demand.id, side: draft.side } },
      data: { treatment: { chemotherapy: { drugs: [{ presentationId: String(line.presentationId) }] } } },
    });
    expect((await uses())?.drafts).toBe(before);

    expect(await withdrawEntry(services, actor, PRESENTATIONS, line.presentationId)).toEqual({ status: 'hidden' });
    expect(await withdrawEntry(services, actor, DRUGS, line.drugId)).toEqual({ status: 'hidden' });
    const row = await owner.presentation.findUniqueOrThrow({ where: { id: line.presentationId } });
    expect(row.hidden).toBe(true);
    expect(await showEntry(services, actor, PRESENTATIONS, line.presentationId)).toEqual({ status: 'done' });
    const actions = (await records('presentation', line.presentationId)).map(({ action }) => action);
    expect(actions).toEqual(['hide', 'show']);
  });

  it('counts a drug that is only declared as an exposure, in drafts and in versions', async () => {
    const actor = await superadmin();
    const written = await drug('Declarado en un borrador');
    const sent = await drug('Declarado en una versión');
    const { demand, content, patient } = await fileDraft(owner, wishes);
    await owner.demandDraft.update({
      where: { demandId_side: { demandId: demand.id, side: 'doctor' } },
      data: {
        previousTreatments: {
          previousTreatments: [],
          exposures: [{ drugId: String(written), totalDose: 60, unit: 'mg/m2' }],
        },
      },
    });
    await owner.demandVersion.create({
      data: {
        companyId: demand.companyId,
        demandId: demand.id,
        commandId: randomUUID(),
        number: 1,
        ...storedVersion({ ...content, exposures: [{ drugId: sent, totalDose: 60, unit: 'mg/m2' }] }),
        patient: patient as object,
        description: 'REQUEST',
        createdAt: new Date(),
        exposures: { create: { companyId: demand.companyId, drugId: sent } },
      },
    });
    expect((await getEntry(services, actor, DRUGS, written))?.uses).toMatchObject({ versions: 0, drafts: 1 });
    expect((await getEntry(services, actor, DRUGS, sent))?.uses).toMatchObject({ versions: 1, drafts: 0 });
    for (const id of [written, sent])
      expect(await withdrawEntry(services, actor, DRUGS, id)).toEqual({ status: 'hidden' });
  });
});

describe('centers', () => {
  const center = { address: 'Calle Nueva, 1', locality: 'Ávila', provinceId: null, type: 'Ambos' as const };

  it('accept active doctors only, and none when they only perform treatments', async () => {
    const actor = await superadmin();
    const made = await createEntry(services, actor, CENTERS, { ...center, name: 'Centro con médicos', doctorIds: [] });
    if (made.status !== 'done') throw new Error(made.status);
    const doctor = await owner.userAccount.findUniqueOrThrow({ where: { email: 'doctor@meridiana.test' } });
    const manager = await owner.userAccount.findUniqueOrThrow({ where: { email: 'manager@meridiana.test' } });
    const edit = (revision: number, type: 'Ambos' | 'Realizador', doctorIds: number[]) =>
      editEntry(services, actor, CENTERS, {
        id: made.id,
        revision,
        input: { ...center, name: 'Centro con médicos', type, doctorIds },
      });
    expect(await edit(0, 'Ambos', [manager.id])).toMatchObject({ status: 'invalid', issues: [{ path: 'doctorIds' }] });
    expect(await edit(0, 'Ambos', [doctor.id, doctor.id])).toEqual({ status: 'done' });
    const found = await getEntry(services, actor, CENTERS, made.id);
    expect(found?.entry.doctors.map(({ id }) => id)).toEqual([doctor.id]);
    expect(await withdrawEntry(services, actor, CENTERS, made.id)).toEqual({ status: 'hidden' });
    expect(await edit(1, 'Realizador', [doctor.id])).toEqual({ status: 'done' });
    expect((await getEntry(services, actor, CENTERS, made.id))?.entry.doctors).toEqual([]);
  });

  it('update the lists of demands when renamed or moved', async () => {
    const actor = await superadmin();
    const { demand } = await fileDraft(owner, wishes);
    const found = await getEntry(services, actor, CENTERS, demand.prescriberCenterId);
    if (!found) throw new Error('no center');
    const { id, revision, doctors, name: _name, provinceName: _, hidden: _hidden, type, ...rest } = found.entry;
    const province = await owner.province.findFirstOrThrow({ where: { id: { not: rest.provinceId ?? 0 } } });
    const input = {
      ...rest,
      type: type as 'Ambos',
      name: 'Hospital de otro nombre',
      provinceId: province.id,
      doctorIds: doctors.map((doctor) => doctor.id),
    };
    expect(await editEntry(services, actor, CENTERS, { id, revision, input })).toEqual({ status: 'done' });
    const row = await owner.demand.findUniqueOrThrow({ where: { id: demand.id } });
    expect(row.prescriberCenterName).toBe('Hospital de otro nombre');
    expect(row.prescriberCenterSortName).not.toBe(demand.prescriberCenterSortName);
    expect(row.provinceIds).toContain(province.id);
  });
});

describe('codes', () => {
  it('belong to a company for good', async () => {
    const actor = await superadmin();
    const input = { companyId: 2, code: '77.01', type: 'Externa', radioType: 'IMRT' };
    const made = await createEntry(services, actor, CODES, input);
    if (made.status !== 'done') throw new Error(made.status);
    expect(await createEntry(services, actor, CODES, input)).toMatchObject({ status: 'invalid' });
    expect((await createEntry(services, actor, CODES, { ...input, companyId: 3 })).status).toBe('done');
    // The default tenant does not insure.
    expect(await createEntry(services, actor, CODES, { ...input, companyId: 1 })).toMatchObject({ status: 'invalid' });
    expect(await createEntry(services, actor, CODES, { ...input, companyId: 99 })).toMatchObject({
      issues: [{ path: 'companyId' }],
    });
    const moved = { ...input, companyId: 3, radioType: 'VMAT' };
    expect(await editEntry(services, actor, CODES, { id: made.id, revision: 0, input: moved })).toEqual({
      status: 'done',
    });
    expect((await getEntry(services, actor, CODES, made.id))?.entry).toMatchObject({
      companyId: 2,
      radioType: 'VMAT',
    });
    expect(await records('code', made.id)).toMatchObject([{ companyId: 2 }, { companyId: 2, action: 'edit' }]);
  });
});

describe('presentations', () => {
  it('have a unique national code and a visible drug, which never changes', async () => {
    const actor = await superadmin();
    const drugId = await drug('Con envases');
    const input = {
      drugId,
      registerNumber: '12345',
      nationalCode: '987654',
      presentation: 'Envase de 10',
      strengthMg: 2.5,
      unitsPerPack: 10,
      priceCents: null,
      active: true,
    };
    const made = await createEntry(services, actor, PRESENTATIONS, input);
    if (made.status !== 'done') throw new Error(made.status);
    expect(await createEntry(services, actor, PRESENTATIONS, input)).toMatchObject({
      issues: [{ path: 'nationalCode' }],
    });
    await withdrawEntry(services, actor, DRUGS, drugId);
    const another = { ...input, nationalCode: '987655' };
    expect(await createEntry(services, actor, PRESENTATIONS, another)).toMatchObject({ issues: [{ path: 'drugId' }] });
    const edited = { ...input, drugId: 1, priceCents: 1250 };
    expect(await editEntry(services, actor, PRESENTATIONS, { id: made.id, revision: 0, input: edited })).toEqual({
      status: 'done',
    });
    const found = await getEntry(services, actor, PRESENTATIONS, made.id);
    expect(found?.entry).toMatchObject({ drugId, priceCents: 1250, strengthMg: 2.5, revision: 1 });
  });
});

it('entries hold texts of the maximum length in any script', async () => {
  const actor = await superadmin();
  // Neighbouring characters differ, since repeated ones are compressed and take less room.
  const long = (length: number) =>
    String.fromCodePoint(...Array.from({ length }, (_, index) => 0x4e00 + ((index * 7919) % 20_000)));
  const [text, short] = [long(255), long(20)];
  const code = { companyId: 2, code: long(1000), type: text, radioType: text };
  expect(await createEntry(services, actor, CODES, code)).toMatchObject({ status: 'done' });
  expect(await createEntry(services, actor, CODES, code)).toMatchObject({ status: 'invalid' });
  const made = await createEntry(services, actor, DRUGS, { ...DRUG, name: text, activePrinciple: text });
  if (made.status !== 'done') throw new Error(made.status);
  const pack = { drugId: made.id, registerNumber: short, nationalCode: short, presentation: text, active: true };
  const unsaid = { strengthMg: null, unitsPerPack: null, priceCents: 0 };
  expect(await createEntry(services, actor, PRESENTATIONS, { ...pack, ...unsaid })).toMatchObject({ status: 'done' });
  const place = { name: text, address: text, locality: text, provinceId: null, type: 'Ambos' as const };
  expect(await createEntry(services, actor, CENTERS, { ...place, doctorIds: [] })).toMatchObject({ status: 'done' });
});
