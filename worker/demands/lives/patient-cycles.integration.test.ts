import { readPatientCycles } from '@aval/application/congruence/patient-cycles';
import { cancelDemand } from '@aval/application/demands/deciding/cancel-demand';
import { finishDemand } from '@aval/application/demands/deciding/finish-demand';
import { rollBackDemand } from '@aval/application/demands/deciding/roll-back-demand';
import { changeDates } from '@aval/application/demands/filing/change-dates';
import { continueDemand } from '@aval/application/demands/filing/continue-demand';
import { addDays, civilDateOf } from '@aval/domain/calendar/civil-date';
import type { DemandContent } from '@aval/domain/demand/content/content';
import { forTenant } from '@aval/prisma/scope';
import { actAs, authorize, decide, inCycle, PEOPLE, writeWorkingCopy } from '@aval/testing/scenes/scenario';
import { datedFrom, forgeCopy, newAcceptedDemand, newDemandToContinue } from '@aval/testing/scenes/wizard-scenario';
import { engineForFile } from '@aval/testing/stack/for-file';
import { expect, it, vi } from 'vitest';

vi.setConfig({ testTimeout: 120_000 });

const TODAY = civilDateOf(new Date());

const engine = await engineForFile();
await engine.startWorker();

/** Describes the patient's cycles that enter lifetime doses: each with its version, its fate and its exposure. */
async function cyclesOf(demandId: string, companyId = 2): Promise<string[]> {
  const { patientId } = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } });
  const cycles = await forTenant(engine.services.database, companyId).read((tx) =>
    readPatientCycles(tx, { companyId, patientId }),
  );
  return cycles
    .map(({ cycle, version, fate, exposures }) => `${cycle} of version ${version}, ${fate}, ${said(exposures)}`)
    .sort();
}

function said(exposures: readonly { principle: string; amount: unknown; unit: string }[]): string {
  const doxorubicin = exposures.find(({ principle }) => principle === 'doxorubicina');
  return `${Math.round(Number(doxorubicin?.amount))} ${doxorubicin?.unit}`;
}

/** Requests the second cycle, which starts in a week. */
async function askForSecond(demandId: string): Promise<void> {
  await writeWorkingCopy(engine, demandId, 'continue', (last) => inCycle(last, 2, addDays(TODAY, 7)));
  await actAs(engine, continueDemand, PEOPLE.doctor, demandId, {});
}

it('the cycles are the authorized ones, each from its last version, and none of another insurer', async () => {
  const id = await newDemandToContinue(engine);
  expect(await cyclesOf(id)).toEqual(['1 of version 1, authorized, 106 mg']);
  await askForSecond(id);
  expect(await cyclesOf(id)).toEqual(['1 of version 1, authorized, 106 mg']);
  await authorize(engine, id);
  expect(await cyclesOf(id)).toEqual(['1 of version 1, authorized, 106 mg', '2 of version 2, authorized, 106 mg']);
  expect(await cyclesOf(id, 3)).toEqual([]);
});

it('a denied continuation adds no cycle', async () => {
  const id = await newDemandToContinue(engine);
  await askForSecond(id);
  const reason = 'NOCUBIERTODENEGADO' as const;
  await decide(engine, PEOPLE.manager, id, { decision: 'deny', decisionReason: reason });
  await decide(engine, PEOPLE.representative, id, { decision: 'deny', finalReason: reason });
  expect(await cyclesOf(id)).toEqual(['1 of version 1, authorized, 106 mg']);
});

it('an undo removes the cycle of its authorization', async () => {
  const id = await newAcceptedDemand(engine);
  expect(await cyclesOf(id)).toHaveLength(1);
  await actAs(engine, rollBackDemand, PEOPLE.manager, id, { reason: 'El volante llevaba otro centro' });
  expect(await cyclesOf(id)).toEqual([]);
});

it('a change of dates does not count a cycle twice', async () => {
  const id = await newAcceptedDemand(engine);
  await forgeCopy(engine, id, 'change_dates', datedFrom(addDays(TODAY, 12)));
  await actAs(engine, changeDates, PEOPLE.doctor, id, { changeDatesReason: 'La paciente viaja' });
  expect(await cyclesOf(id)).toEqual(['1 of version 2, authorized, 106 mg']);
});

it('canceling the next cycle keeps the first', async () => {
  const id = await newDemandToContinue(engine);
  await askForSecond(id);
  await actAs(engine, cancelDemand, PEOPLE.manager, id, { reason: 'Se trata en otro hospital' });
  expect(await cyclesOf(id)).toEqual(['1 of version 1, authorized, 106 mg']);
});

it('a cycle finished before its first session counts as never started', async () => {
  const id = await newAcceptedDemand(engine, { totalCycles: 1 });
  await actAs(engine, finishDemand, PEOPLE.manager, id, { closingReason: 'La paciente renuncia' });
  expect(await cyclesOf(id)).toEqual(['1 of version 1, never_started, 106 mg']);
  // On the day of the session the cycle may have started, from the first minute of the day in Spain.
  const { content } = await engine.owner.demandVersion.findFirstOrThrow({ where: { demandId: id } });
  const { firstSessionDate = '' } = (content as unknown as DemandContent).treatment.chemotherapy ?? {};
  const lastDemand = new Date(`${addDays(firstSessionDate, -1)}T23:30:00Z`);
  await engine.owner.demand.update({ where: { id }, data: { lastDemand } });
  expect(await cyclesOf(id)).toEqual(['1 of version 1, authorized, 106 mg']);
});
