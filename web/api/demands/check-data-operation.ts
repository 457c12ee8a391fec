import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import { mayReadCongruence } from '@aval/application/demands/detail/may-read-congruence';
import { OPTIONS } from '@aval/domain/catalogue/options';
import { shownBodySurface } from '@aval/domain/clinical/body/body-surface';
import type { LineDoses } from '@aval/domain/clinical/doses/line-doses';
import { drugLetter } from '@aval/domain/clinical/drug-line';
import { roundTo } from '@aval/domain/clinical/rounding/decimals';
import { cycleEnd, daysPerCycle } from '@aval/domain/clinical/session-calendar';
import { radiotherapyEnd, treatmentEnd } from '@aval/domain/clinical/treatment-dates';
import type { CongruenceReport } from '@aval/domain/congruence/report/report';
import type { Chemotherapy } from '@aval/domain/demand/content/content';
import { z } from 'zod';
import { Problem } from '../answers/problem';
import { analysisStatus, finding } from '../congruence/report-answer';
import { contextOf, statusOf, toFindings } from '../congruence/report-fields';
import { CHECK_DATA } from '../examples/congruence-examples';
import { type Operation, operation } from '../operations/operation';
import { oneNumberOf, oneOf } from '../schemas/among';
import { day, instant, reference, rowId, uuid } from '../schemas/atoms';
import { ABOUT_DEMAND } from './demand-command';
import { openDemand } from './open-demand';

const facts = z
  .object({
    type: oneOf(OPTIONS.tumourType).nullable().meta({ description: 'Tumour.' }),
    estadio: oneOf(OPTIONS.stage).nullable().meta({ description: 'Stage.' }),
    ecog: oneNumberOf(OPTIONS.ecog.map(Number)).nullable().meta({ description: 'Performance status.' }),
    superficieCorporal: z.number().nullable().meta({ description: 'm²' }),
    diasPorCiclo: z.int().nullable().meta({ description: 'Length of one cycle in days.' }),
    fechaFinCiclo: day.nullable().meta({ description: 'Last day of the current cycle.' }),
    fechaFinTratamiento: day.nullable().meta({
      description:
        'Last day of the treatment requested so far: of the current cycle, or of the radiotherapy if that ends later.',
    }),
    farmacos: z
      .array(
        z.object({
          letter: z.string().meta({ description: 'Letter of the line.' }),
          drugId: rowId,
          nombre: z.string().meta({ description: 'Name of the drug.' }),
          dosisPorSesion: z.number().nullable().meta({ description: 'mg; null if it depends on the clearance (AUC).' }),
          dosisPorCiclo: z.number().nullable().meta({ description: 'mg' }),
        }),
      )
      .meta({ description: 'Each drug of the chemotherapy.' }),
    radioterapia: z
      .array(
        z.object({
          dosisTotal: z.number().meta({ description: 'Gy' }),
          fraccionamientoDia: z.number().meta({ description: 'Gy per day' }),
          numeroSesiones: z.int().meta({ description: 'Number of sessions.' }),
          fechaFin: day.meta({ description: 'Date of the last session.' }),
        }),
      )
      .meta({ description: 'Each course of radiotherapy.' }),
  })
  .meta({ id: 'CongruenceFacts' });

const congruence = z
  .object({
    demandId: uuid,
    reference,
    version: z.int().meta({ description: 'The version that was analysed.' }),
    status: analysisStatus,
    analysedAt: instant.nullable().meta({ description: 'When the report was made: when the version was filed.' }),
    findings: z.array(finding).meta({ description: 'Most serious first.' }),
    facts,
  })
  .meta({ id: 'Congruence', example: CHECK_DATA });

/** Computed values of a request and the findings of rules. Source: docs/rules.md 3.9, 10.17. */
export const checkDataOperation: Operation = operation(
  {},
  {
    method: 'get',
    path: '/demands/{id}/checkData',
    tag: 'Demands',
    operationId: 'getCheckData',
    leavesRecord: true,
    summary: 'Get the congruence report: computed doses and findings',
    description:
      'Returns what was computed and found when the current version was filed. Findings are advisory. Roles that may not read congruence get 403.',
    ...ABOUT_DEMAND,
    answer: {
      status: 200,
      description: 'The report of the current version. The access is logged.',
      schema: congruence,
      inLanguage: true,
    },
    async handle({ services, session: { actor }, params: { id }, language }) {
      const mayRead = await mayReadCongruence(services, actor, id);
      if (mayRead === null) throw new Problem('not_found');
      if (!mayRead) throw new Problem('forbidden');
      const demand = await openDemand(services, actor, id);
      const { version } = demand;
      return {
        demandId: demand.id,
        reference: demand.reference,
        version: demand.latestVersion,
        ...statusOf(version),
        findings: version?.congruence ? await toFindings(version.congruence, contextOf(version, language)) : [],
        facts: factsOf(demand),
      };
    },
  },
);

function factsOf({ version, draft }: DemandDetail): z.input<typeof facts> {
  const content = version?.content ?? draft;
  const { chemotherapy = null, radiotherapy = null } = content?.treatment ?? {};
  return {
    type: content?.protocol?.type ?? null,
    estadio: content?.protocol?.stage ?? null,
    ecog: content?.protocol?.ecog ?? null,
    superficieCorporal: chemotherapy && shownBodySurface(chemotherapy),
    diasPorCiclo: chemotherapy && daysPerCycle(chemotherapy),
    fechaFinCiclo: chemotherapy && cycleEnd(chemotherapy),
    fechaFinTratamiento: content?.treatment ? treatmentEnd(content.treatment) : null,
    farmacos: chemotherapy ? dosesOf(chemotherapy, content?.names.drugs ?? {}, version?.congruence ?? null) : [],
    radioterapia: (radiotherapy ?? []).map((course) => ({
      dosisTotal: course.totalDoseGy,
      fraccionamientoDia: course.fractionationPerDayGy,
      numeroSesiones: course.sessions,
      fechaFin: radiotherapyEnd(course),
    })),
  };
}

/** Returns the doses from the version's report; a draft has none. */
function dosesOf(chemotherapy: Chemotherapy, names: Readonly<Record<string, string>>, report: CongruenceReport | null) {
  const doses = report?.lines.map((line) => line.doses) ?? [];
  return chemotherapy.drugs.map(({ drugId }, place) => ({
    letter: drugLetter(place),
    drugId,
    nombre: names[drugId] ?? '',
    dosisPorSesion: shownDose(doses[place]?.session),
    dosisPorCiclo: shownDose(doses[place]?.cycle),
  }));
}

function shownDose(dose: LineDoses['session'] | undefined): number | null {
  return dose?.computable ? roundTo(dose.doseMg, 2) : null;
}
