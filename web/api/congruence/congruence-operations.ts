import { analyseAgain } from '@aval/application/congruence/analyse-again';
import { analyseUnstored } from '@aval/application/congruence/analyse-unstored';
import { contentOfForms } from '@aval/application/drafts/wizard/content-of-forms';
import { NOTHING_WRITTEN } from '@aval/application/drafts/wizard/draft-forms';
import type { CongruenceReport } from '@aval/domain/congruence/report/report';
import { z } from 'zod';
import { refuseOutcome } from '../answers/refuse-outcome';
import { ABOUT_DEMAND } from '../demands/demand-command';
import { doctorOf } from '../demands/doctor-of';
import { refuseIdleSteps } from '../demands/idle-step-fields';
import { openDemand } from '../demands/open-demand';
import { refuseOtherNames } from '../demands/repeated-names';
import { answersOf, toSteps } from '../demands/step-data';
import { unstoredStepsSchema } from '../demands/step-fields';
import { pathOfWire, wirePathOf } from '../demands/wire-path';
import { refuseLoneNumber } from '../demands/write-copy';
import { DEMAND_CONGRUENCE, UNSTORED } from '../examples/congruence-examples';
import { countAnalysis } from '../operations/count-operation';
import { type Operation, operation } from '../operations/operation';
import { flagOffQuery } from '../requests/flag-query';
import { instant, reference, rowId, uuid, id as versionId } from '../schemas/atoms';
import { analysisStatus, reportAnswer } from './report-answer';
import { contextOf, statusOf, toReport } from './report-fields';

const demandCongruence = z
  .object({
    demandId: uuid,
    reference,
    version: z.int().nullable().meta({ description: 'The version that was analysed; null for a draft.' }),
    status: analysisStatus,
    analysedAt: instant.nullable().meta({ description: 'When the report was made: when the version was filed.' }),
    report: reportAnswer.nullable().meta({ description: 'The report stored when the version was filed.' }),
    again: reportAnswer
      .nullable()
      .meta({ description: 'Present with again=true: the report under the current rules.' }),
  })
  .meta({ id: 'DemandCongruence', example: DEMAND_CONGRUENCE });

const unstored = unstoredStepsSchema
  .extend({
    doctorId: rowId.nullish().meta({ description: 'The doctor in whose name it would be filed.' }),
    patientId: rowId.optional().meta({ description: 'Without a patient, rules about the patient cannot run.' }),
    cardNumber: z
      .string()
      .optional()
      .meta({ description: 'For a patient that you cannot see: the exact card number, DNI or NIE.' }),
  })
  .meta({ id: 'UnstoredContent', example: UNSTORED });

/** Findings of congruence rules, for filed versions and for unstored content. Source: docs/rules.md 10.17, 10.19. */
export const congruenceOperations: readonly Operation[] = [
  operation(
    {},
    {
      method: 'get',
      path: '/demands/{id}/congruence',
      tag: 'Congruence',
      operationId: 'getCongruence',
      leavesRecord: true,
      summary: 'Get the findings and computed doses of a filed version',
      ...ABOUT_DEMAND,
      query: z.strictObject({
        version: versionId.optional().meta({ description: 'If omitted, the current version.', example: 1 }),
        again: flagOffQuery.meta({ description: 'Whether to add a report under the current rules.' }),
      }),
      answer: {
        status: 200,
        description: 'The report as you may see it. The access is logged.',
        schema: demandCongruence,
        inLanguage: true,
      },
      async handle({ services, session: { actor }, context, params, query, language }) {
        if (query.again === 'true') await countAnalysis(context, actor.userId);
        const { version, ...demand } = await openDemand(services, actor, params.id, query.version);
        const asked = { demandId: demand.id, versionNumber: version?.number ?? 0 };
        const again = version && query.again === 'true' ? await analyseAgain(services, actor, asked) : null;
        const said = async (report: CongruenceReport | null) =>
          report && version ? toReport(report, contextOf(version, language)) : null;
        return {
          demandId: demand.id,
          reference: demand.reference,
          version: version?.number ?? null,
          ...statusOf(version),
          report: await said(version?.congruence ?? null),
          again: await said(again),
        };
      },
    },
  ),
  operation(
    { permission: 'demands.create' },
    {
      method: 'post',
      path: '/congruence/analyse',
      tag: 'Congruence',
      operationId: 'analyseCongruence',
      summary: 'Analyse content that is not stored, complete or not',
      body: unstored,
      answer: {
        status: 200,
        description: 'The report. Nothing that you sent is stored.',
        schema: reportAnswer,
        inLanguage: true,
      },
      async handle({ services, session, context, body, language }) {
        const { doctorId, patientId = null, cardNumber = '', ...sent } = body;
        await countAnalysis(context, session.actor.userId);
        refuseIdleSteps(sent, NOTHING_WRITTEN);
        refuseLoneNumber(body);
        await refuseOtherNames(services, session.actor, sent);
        const forms = { ...NOTHING_WRITTEN, ...toSteps(sent, NOTHING_WRITTEN) };
        const result = await analyseUnstored(services, session.actor, {
          doctorId: doctorOf(session, doctorId),
          patientId,
          exactNumber: cardNumber,
          content: contentOfForms(forms),
        });
        if (result.status !== 'analysed') return refuseOutcome(result, (path) => wirePathOf(path));
        const { justificaciones: answers = [] } = answersOf(sent, pathOfWire);
        const justifications = answers.map((answer) => ({ ...answer, writtenBy: null, writtenAt: null }));
        const drugs = sent.quimioterapicoFarmacos ?? [];
        return toReport(result.report, { language, tumourType: sent.type, justifications, drugs });
      },
    },
  ),
];
