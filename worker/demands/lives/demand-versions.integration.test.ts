import { getDemand } from '@aval/application/demands/detail/get-demand';
import { changeDates } from '@aval/application/demands/filing/change-dates';
import { resubmitDemand } from '@aval/application/demands/filing/resubmit-demand';
import { saveAdministrative } from '@aval/application/demands/filing/save-administrative';
import { addDays, civilDateOf } from '@aval/domain/calendar/civil-date';
import type { DemandContent, DrugLine } from '@aval/domain/demand/content/content';
import {
  actAs,
  authorize,
  decide,
  inCycle,
  newPendingDemand,
  PEOPLE,
  writeWorkingCopy,
} from '@aval/testing/scenes/scenario';
import { engineForFile } from '@aval/testing/stack/for-file';
import { expect, it } from 'vitest';

const engine = await engineForFile();
await engine.startWorker();
const TODAY = civilDateOf(new Date());

it('every version shows its own start of treatment, and only the current one counts the days', async () => {
  const demandId = await newPendingDemand(engine);
  await authorize(engine, demandId);
  const later = addDays(TODAY, 40);
  await writeWorkingCopy(engine, demandId, 'change_dates', (content) => inCycle(content, 1, later));
  await actAs(engine, changeDates, PEOPLE.doctor, demandId, { changeDatesReason: 'La paciente viaja' });
  const manager = await engine.actor(PEOPLE.manager);
  const look = async (versionNumber?: number) => {
    const found = await getDemand(engine.services, manager, {
      demandId,
      ...(versionNumber === undefined ? {} : { versionNumber }),
    });
    return found?.status === 'visible' ? found.demand : null;
  };
  const [first, current] = [await look(1), await look()];
  expect(first?.treatmentStart).toBe(first?.version?.content.treatment.chemotherapy?.firstSessionDate);
  expect(first?.treatmentStart).not.toBe(later);
  expect(first).toMatchObject({ isEarlier: true, daysToStart: null, doctor: first?.version?.content.names.doctor });
  expect(current).toMatchObject({
    isEarlier: false,
    version: { number: 2 },
    treatmentStart: later,
    daysToStart: expect.any(Number),
  });
  expect(await look(2)).toEqual(current);
});

it('a lowered dose is compared with the decided version, across an administrative edit and an answer', async () => {
  const demandId = await newPendingDemand(engine);
  const withDrugs = (change: (line: DrugLine) => DrugLine) => (content: DemandContent) => {
    const { chemotherapy } = content.treatment;
    if (!chemotherapy) throw new Error('no chemotherapy');
    const drugs = chemotherapy.drugs.map((line, index) => (index === 0 ? change(line) : line));
    return { ...content, treatment: { ...content.treatment, chemotherapy: { ...chemotherapy, drugs } } };
  };
  await decide(engine, PEOPLE.manager, demandId, { decision: 'more_info' });
  await writeWorkingCopy(
    engine,
    demandId,
    'edit_active',
    withDrugs((line) => ({ ...line, dose: line.dose - 5 })),
  );
  await actAs(engine, resubmitDemand, PEOPLE.doctor, demandId, {});
  await writeWorkingCopy(
    engine,
    demandId,
    'administrative',
    withDrugs((line) => ({ ...line, amount: line.amount + 1 })),
  );
  await actAs(engine, saveAdministrative, PEOPLE.manager, demandId, {});
  const found = await getDemand(engine.services, await engine.actor(PEOPLE.manager), { demandId });
  const version = found?.status === 'visible' ? found.demand.version : null;
  expect(version).toMatchObject({ number: 3, changes: { since: 1 } });
  const [dose, amount, ...others] = version?.changes?.list ?? [];
  expect([dose?.path, amount?.path]).toEqual([
    'treatment.chemotherapy.drugs.0.dose',
    'treatment.chemotherapy.drugs.0.amount',
  ]);
  expect(others).toEqual([]);
  const was = dose?.before?.kind === 'dose' ? dose.before.dose : 0;
  expect(dose?.after).toMatchObject({ dose: was - 5 });
});
