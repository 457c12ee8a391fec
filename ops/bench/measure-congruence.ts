import { randomUUID } from 'node:crypto';
import { analyseContent } from '@aval/application/congruence/analyse-content';
import { saveDraftStep } from '@aval/application/drafts/saving/save-draft-step';
import { typedTreatment } from '@aval/application/drafts/saving/typed-values';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { DemandContent } from '@aval/domain/demand/content/content';
import type { Database } from '@aval/prisma/client';
import { createDraft } from '@aval/prisma/factories/demand';
import { fileDraft } from '@aval/prisma/factories/filed-draft';
import { storedVersion } from '@aval/prisma/factories/stored-version';
import { regimens } from '@aval/prisma/reference/regimens';
import { forActor } from '@aval/prisma/scope';
import type { BenchStack } from './bench-stack';
import { actorOf } from './decisions/rounds';
import { type Comparison, compare, percentile, timed } from './samples';

const COMPANY = 2;
const DOCTOR = 'doctor@meridiana.test';
const ROUNDS = 200;
const SAVES = 100;
/** More drug lines than any real demand has. */
const LINES = 12;
const CYCLES = 24;
const WARMING = 20;

export interface MeasuredCongruence {
  /** 95th percentile of the analysis of the largest demand, with its reads. */
  p95Ms: number;
  /** Saving step 4 with its analysis, compared with saving alone. */
  saves: Comparison;
}

/** Measures the analysis of a demand with many lines, of a patient with many cycles. */
export async function measureCongruence({ services, owner }: BenchStack): Promise<MeasuredCongruence> {
  const actor = await actorOf(services, owner, DOCTOR);
  const on = civilDateOf(services.clock.now());
  const { slug } = [...regimens].sort((one, other) => other.lines.length - one.lines.length)[0] ?? {};
  const wishes = { companyId: COMPANY, doctorEmail: DOCTOR, today: on, radiotherapy: true };
  const draft = await fileDraft(services.database, { ...wishes, ...(slug ? { regimen: slug } : {}) });
  const content = await widened(owner, draft.content);
  await giveCycles(owner, content);
  const { id: demandId } = draft.demand;
  const { gender, birthday: born } = draft.patient;
  const patient = { id: draft.patient.id, birthday: born.toISOString().slice(0, 10), gender };
  const analyse = () =>
    forActor(services.database, actor).read((tx) =>
      analyseContent(tx, { companyId: COMPANY, content, on, demandId, patient }, services.logger),
    );
  const samples: number[] = [];
  for (let round = -WARMING; round < ROUNDS; round += 1) {
    const { milliseconds, result } = await timed(analyse);
    if (result.lines.length !== LINES) throw new Error('it was not all of it that was looked at');
    if (round >= 0) samples.push(milliseconds);
  }
  let revision = 0;
  const form = typedTreatment({ ...content.treatment });
  const save = async () => {
    const result = await saveDraftStep(services, actor, { demandId, step: 'treatment', form, revision });
    if (result.status !== 'saved') throw new Error(`not saved: ${JSON.stringify(result)}`);
    revision = result.revision;
  };
  const saveAndAnalyse = () => save().then(analyse);
  await compare(WARMING, saveAndAnalyse, save);
  return { p95Ms: percentile(samples, 0.95), saves: await compare(SAVES, saveAndAnalyse, save) };
}

/** Replaces the drug lines of a draft by one line of each of `LINES` drugs. */
async function widened(owner: Database, content: DemandContent): Promise<DemandContent> {
  const { chemotherapy } = content.treatment;
  const [line] = chemotherapy?.drugs ?? [];
  if (!chemotherapy || !line) throw new Error('a regimen without lines');
  const offered = await owner.presentation.findMany({
    where: { active: true, hidden: false },
    distinct: ['drugId'],
    orderBy: { id: 'asc' },
    take: LINES,
  });
  const drugs = offered.map(({ id, drugId }) => ({ ...line, drugId, presentationId: id }));
  return { ...content, treatment: { ...content.treatment, chemotherapy: { ...chemotherapy, drugs } } };
}

/** Creates another demand of the patient with `CYCLES` authorized cycles. */
async function giveCycles(owner: Database, content: DemandContent): Promise<void> {
  const { chemotherapy } = content.treatment;
  await owner.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT set_config('app.projection', 'on', true)`;
    const { id: demandId } = await createDraft(tx, { companyId: COMPANY, content });
    const authorized = { status: 'SENDED', chemotherapy: true, finalReason: 'AUTORIZADO' };
    await tx.demandDraft.deleteMany({ where: { demandId } });
    await tx.demandVersion.createMany({
      data: Array.from({ length: CYCLES }, (_, before) => ({
        demandId,
        companyId: COMPANY,
        number: before + 1,
        commandId: randomUUID(),
        ...storedVersion({
          ...content,
          treatment: { chemotherapy: chemotherapy && { ...chemotherapy, cycle: before + 1 }, radiotherapy: null },
        }),
        patient: {},
        createdAt: new Date(),
      })),
    });
    await tx.demand.update({
      where: { id: demandId },
      data: { version: CYCLES, state: { ...authorized, cycle: CYCLES, acceptedVersions: CYCLES } },
    });
  });
}
