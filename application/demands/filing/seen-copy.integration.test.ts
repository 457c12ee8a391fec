import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { DEFAULT_RULE_BOOK } from '@aval/domain/congruence/rule-book';
import type { ProposedTreatment } from '@aval/domain/demand/content/content';
import { newDraft } from '@aval/testing/scenes/scenario';
import { newCommandId } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import { PEOPLE } from '@aval/testing/visitors/people';
import { expect, it } from 'vitest';
import { analyseDraft } from '../../congruence/analyse-draft';
import { saveRuleBook } from '../../congruence/rule-book/save-rule-book';
import { saveBasics } from '../../drafts/saving/save-basics';
import { submitDemand } from './submit-demand';

const MERIDIANA = 2;
const engine = await engineForFile();
await engine.startWorker();

/** Creates a draft with carboplatin dosed by clearance, for a patient far above the ideal weight. */
async function draftByClearance(): Promise<string> {
  const regimen = 'ovario-carboplatino-paclitaxel';
  const { demand } = await newDraft(engine, { regimen, heightCm: 150, weightKg: 90 });
  const where = { demandId: demand.id };
  const draft = await engine.owner.demandDraft.findFirstOrThrow({ where, select: { treatment: true } });
  const { chemotherapy } = draft.treatment as unknown as ProposedTreatment;
  const creatinine = { creatinine: 1, creatinineUnit: 'mg/dL', creatinineDate: civilDateOf(new Date()) };
  const drugs = chemotherapy?.drugs.map((line) =>
    line.doseType === 'MG' ? { ...line, dose: 6, doseType: 'AUC' } : line,
  );
  const treatment = { ...(draft.treatment as object), chemotherapy: { ...chemotherapy, ...creatinine, drugs } };
  await engine.owner.demandDraft.updateMany({ where, data: { treatment: treatment as never } });
  return demand.id;
}

it('a dose changed by a setting since the review is shown once before anything is sent', async () => {
  const doctor = await engine.actor(PEOPLE.doctor);
  const demandId = await draftByClearance();
  const look = async () => {
    const analysis = await analyseDraft(engine.services, doctor, demandId);
    if (analysis.status !== 'found') throw new Error(analysis.status);
    return analysis.report;
  };
  const send = (findings: string) =>
    submitDemand(engine.services, doctor, { demandId, commandId: newCommandId(), revision: 0, findings });
  const seen = await look();
  expect((await look()).mark).toBe(seen.mark);

  const { version, ...settings } = DEFAULT_RULE_BOOK;
  const clearance = { ...settings.clearance, weightRule: 'ideal' as const };
  const superadmin = await engine.actor(PEOPLE.superadmin);
  const saved = await saveRuleBook(engine.services, superadmin, {
    companyId: MERIDIANA,
    version,
    settings: { ...settings, clearance },
  });
  expect(saved).toEqual({ status: 'done' });

  expect(await send(seen.mark)).toEqual({ status: 'conflict', part: 'findings' });
  const now = await look();
  expect(now.findings).toEqual(seen.findings);
  const doses = [seen, now].map(({ lines }) => lines.map(({ dose }) => dose.computable && dose.doseMg));
  expect(doses[1]).not.toEqual(doses[0]);
  expect((await send(now.mark)).status).toMatch(/done|accepted/);
});

it('a request whose treatment lock is taken is refused for that, not for changed findings', async () => {
  const doctor = await engine.actor(PEOPLE.doctor);
  const [first, second] = [await newDraft(engine), await newDraft(engine)];
  const { prescriberCenterId, patientId } = first.content.basics;
  const form = { prescriberCenterId: String(prescriberCenterId), patientId: String(patientId) };
  const demandId = second.demand.id;
  const moved = await saveBasics(engine.services, doctor, { demandId, form, revision: 0 });
  if (moved.status !== 'saved') throw new Error(moved.status);
  const { revision } = moved;
  const send = () =>
    submitDemand(engine.services, doctor, { demandId, commandId: newCommandId(), revision, findings: 'of before' });
  expect(await send()).toEqual({ status: 'conflict', part: 'findings' });
  const taken = { demandId: first.demand.id, commandId: newCommandId(), revision: 0 };
  expect((await submitDemand(engine.services, doctor, taken)).status).toMatch(/done|accepted/);
  expect(await send()).toEqual({ status: 'refused', refusal: 'slots_taken' });
});
