import { ANSWERING } from '@aval/application/demand-rows/side';
import type { CommandInputBase } from '@aval/application/demands/commands/command-input';
import type { SentEarlier } from '@aval/application/demands/commands/find-sent-command';
import { findLastAction } from '@aval/application/demands/detail/find-last-action';
import {
  answerFiling,
  FILING_OF_MODE,
  type FilingCommand,
  recordFiling,
} from '@aval/application/demands/filing/record-filing';
import { rehearseFiling } from '@aval/application/demands/filing/rehearse-filing';
import { findOpenCopy } from '@aval/application/drafts/find-open-copy';
import type { CommandResult } from '@aval/application/engine/outcomes';
import type { Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import type { WizardMode } from '@aval/domain/demand/vocabulary';
import { z } from 'zod';
import { describeIssues } from '../answers/answer-problem';
import { issueSchema, TOLD_REFUSALS } from '../answers/problem';
import { refuseOutcome } from '../answers/refuse-outcome';
import { finding } from '../congruence/report-answer';
import { toFindings } from '../congruence/report-fields';
import { REHEARSAL } from '../examples/demand-answer-examples';
import { CONTINUATION, DATE_CHANGE, FILING } from '../examples/demand-examples';
import { countAnalysis } from '../operations/count-operation';
import { type Operation, operation } from '../operations/operation';
import { activeTreatment } from '../patients/number-operations';
import { LARGEST_WITH_FILES } from '../requests/read-large-body';
import { refuseIdle } from '../requests/refuse-idle';
import { ABOUT_DEMAND, demandCommand } from './demand-command';
import { doctorInBody, refuseOtherDoctor } from './doctor-of-demand';
import { copySchema, sentPathOf, writeCopy } from './write-copy';

const data = copySchema.extend({
  doctorId: doctorInBody,
});
type Sent = z.output<typeof data> & { changeDatesReason?: string | undefined; answer?: string | null | undefined };

interface Filed {
  name: string;
  operationId: string;
  summary: string;
  description: string;
  body: z.ZodType<Sent>;
  modes: readonly WizardMode[];
}

const FILING_COMMANDS: ReadonlySet<string> = new Set(Object.values(FILING_OF_MODE));

function isFiling(earlier: SentEarlier): earlier is SentEarlier & { type: FilingCommand } {
  return FILING_COMMANDS.has(earlier.type);
}

/**
 * Defines an operation that writes the input, if any, and sends the working copy, both in one transaction. A repetition
 * only returns the first answer. Source: docs/rules.md 10.8, 10.12.
 */
function filingOperation({ modes, ...named }: Filed): Operation {
  const isFor = ({ role }: Actor) => modes.some((mode) => roleMay(role, `demands.${FILING_OF_MODE[mode]}`));
  return demandCommand({
    ...named,
    commands: [...new Set(modes.map((mode) => FILING_OF_MODE[mode]))],
    largestBody: LARGEST_WITH_FILES,
    async perform({
      services,
      actor,
      base,
      expected,
      earlier,
      body: { doctorId, changeDatesReason, answer, ...sent },
    }) {
      const { demandId } = base;
      const reason = changeDatesReason === undefined ? {} : { changeDatesReason };
      if (earlier && isFiling(earlier)) return repeat(earlier, services, actor, base);
      // The key belongs to another command of this demand.
      if (earlier) return { status: 'edited', earlier: { status: 'not_done' } };
      if (!isFor(actor)) return { status: 'forbidden' };
      await refuseOtherDoctor({ services, actor, demandId, doctorId });
      const search = await findOpenCopy(services, actor, demandId);
      if (search.status !== 'open' && search.status !== 'closed') return refuseOutcome(search);
      const copy = search.status === 'open' ? search.copy : null;
      if (!copy || !modes.includes(copy.mode)) return refuseNow(services, actor, base);
      refuseIdle({ answer }, {}, { answer: !ANSWERING.has(copy.mode) && 'api:issue.only_answer' });
      const told = answer == null ? {} : { answer };
      const type = FILING_OF_MODE[copy.mode];
      const writing = { services, actor, demandId, expected, lastActionSequence: Number(base.expectedSequence) };
      const written = await writeCopy(writing, copy, sent, (transaction, revision) =>
        recordFiling(transaction, type, { services, actor, input: { ...base, ...reason, ...told, revision } }),
      );
      if (written.status === 'stale') return written;
      return (await answerFiling(services, actor, type, base)) ?? { status: 'unavailable' };
    },
  });
}

/** Without a matching working copy: refused for a reader of the current revision, stale for others. */
async function refuseNow(
  services: Services,
  actor: Actor,
  { demandId, expectedSequence }: CommandInputBase,
): Promise<CommandResult> {
  const stands = (await findLastAction(services, actor, demandId)) ?? 0;
  return Number(expectedSequence) === stands ? { status: 'refused', refusal: 'wrong_status' } : { status: 'stale' };
}

/** Returns the outcome of the first command; its working copy is gone. */
async function repeat(
  { type, sentSha256 }: SentEarlier & { type: FilingCommand },
  services: Services,
  actor: Actor,
  base: CommandInputBase,
): Promise<CommandResult> {
  if (sentSha256 !== base.sentSha256) return { status: 'edited', earlier: { status: 'not_done' } };
  return (await answerFiling(services, actor, type, base)) ?? { status: 'unavailable' };
}

const rehearsal = z
  .object({
    ready: z.boolean().meta({ description: 'Whether it would be sent: there are no issues and no refusal.' }),
    issues: z.array(issueSchema).meta({ description: 'Every field and file that is missing or wrong.' }),
    refusal: z.enum(TOLD_REFUSALS).nullable().meta({
      description: 'Why the state of the demand does not allow sending; checked once there are no issues.',
    }),
    activeTreatments: z.array(activeTreatment).meta({
      description: 'Requested treatments that the patient already has in other demands: `slots_taken`.',
    }),
    findings: z.array(finding).meta({
      description:
        'Serious findings that the company wants justified in `justificaciones` and that are not yet. They do not keep you from sending.',
    }),
  })
  .meta({ id: 'Rehearsal', example: REHEARSAL });

/** Source: docs/rules.md 10.24. */
const rehearsalOperation = operation(
  {},
  {
    method: 'get',
    path: '/demands/{id}/dry-run',
    tag: 'Demands',
    operationId: 'rehearseSending',
    leavesRecord: true,
    summary: 'Check whether a demand can be sent',
    description:
      'Lists every problem that would keep you from sending what you have written: a draft, an answer, a correction, the next cycle or other dates. Nothing is sent or stored. Problems can change before you send. Each call counts as an analysis, of which a person has 120 per minute, and is recorded as an access to the patient.',
    ...ABOUT_DEMAND,
    answer: {
      status: 200,
      description: 'Whether it can be sent, and the problems.',
      schema: rehearsal,
      inLanguage: true,
    },
    problems: ['refused'],
    async handle({ services, session: { actor }, params, language, context }) {
      await countAnalysis(context, actor.userId);
      const result = await rehearseFiling(services, actor, params.id);
      if (result.status !== 'rehearsed') return refuseOutcome(result);
      const { refusal, taken, unanswered, tumourType } = result;
      const wrong = result.issues.map(({ path, message }) => ({ path: sentPathOf(path, tumourType), message }));
      const words = { language, tumourType, justifications: [], drugs: [] };
      return {
        ready: wrong.length === 0 && refusal === null && taken.length === 0,
        issues: await describeIssues(wrong, language),
        refusal,
        activeTreatments: taken,
        findings: await toFindings({ findings: unanswered }, words),
      };
    },
  },
);

export const filingOperations: readonly Operation[] = [
  rehearsalOperation,
  filingOperation({
    name: 'active',
    operationId: 'sendDemand',
    modes: ['draft', 'missing_info', 'edit_active', 'administrative'],
    summary: 'Send a draft, an answer or a correction',
    description:
      'Sends the draft, answer or correction that you have written. Where information was asked for, `answer` is what you answer; the request itself may stay as it is. The body may be empty, or contain the last fields to save before sending. If a field is missing or wrong, nothing is sent, and a 422 lists every such field. Managers use it to save an administrative edit: prices, amounts and the performing center.',
    body: data
      .extend({
        answer: z.string().nullish().meta({
          description: 'What you answer to whoever asked for information. It can be read in the history.',
          example: 'Se adjunta el informe de anatomía patológica.',
        }),
      })
      .meta({ id: 'Filing', example: FILING }),
  }),
  filingOperation({
    name: 'continue',
    operationId: 'continueDemand',
    modes: ['continue'],
    summary: 'Request the next cycle',
    description:
      'Requests the next cycle of an authorized treatment. The current cycle must have ended, and cycles must remain. Send the number of the next cycle.',
    body: data.meta({ id: 'Continuation', example: CONTINUATION }),
  }),
  filingOperation({
    name: 'dates',
    operationId: 'changeDates',
    modes: ['change_dates'],
    summary: 'Change the dates of an authorized chemotherapy',
    description:
      'Creates a new version with other session dates. `changeDatesReason` is required. Any other change is refused.',
    body: data
      .extend({ changeDatesReason: z.string().meta({ description: 'Reason for the change.' }) })
      .meta({ id: 'DateChange', example: DATE_CHANGE }),
  }),
];
