import type { CommandInputBase } from '@aval/application/demands/commands/command-input';
import { findSentCommand, type SentEarlier } from '@aval/application/demands/commands/find-sent-command';
import { findLastAction } from '@aval/application/demands/detail/find-last-action';
import { changeDates } from '@aval/application/demands/filing/change-dates';
import { continueDemand } from '@aval/application/demands/filing/continue-demand';
import { type FilingCommand, judgeFiling } from '@aval/application/demands/filing/judge-filing';
import { resubmitDemand } from '@aval/application/demands/filing/resubmit-demand';
import { saveAdministrative } from '@aval/application/demands/filing/save-administrative';
import type { VersionInput } from '@aval/application/demands/filing/send-version';
import { submitDemand } from '@aval/application/demands/filing/submit-demand';
import { findOpenCopy } from '@aval/application/drafts/find-open-copy';
import type { CommandResult } from '@aval/application/engine/outcomes';
import type { Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import type { DemandCommandType } from '@aval/domain/demand/lifecycle/commands';
import type { WizardMode } from '@aval/domain/demand/vocabulary';
import { z } from 'zod';
import { refuseOutcome } from '../answers/refuse-outcome';
import type { Call } from '../calls/call';
import { CONTINUATION, DATE_CHANGE, FILING } from '../examples/demand-examples';
import { LARGEST_WITH_FILES } from '../requests/read-large-body';
import { demandCommand } from './demand-command';
import { saysTheSame } from './says-the-same';
import { copySchema, writeCopy } from './write-copy';

type Input = VersionInput & { changeDatesReason?: string | undefined };
type Send = (services: Services, actor: Actor, input: Input) => Promise<CommandResult>;

const SEND: Readonly<Record<FilingCommand, Send>> = {
  submit: submitDemand,
  resubmit: resubmitDemand,
  continue: continueDemand,
  change_dates: changeDates,
  save_administrative: saveAdministrative,
};

/** What sends the copy of each mode. */
const FILING_OF_MODE: Readonly<Record<WizardMode, FilingCommand>> = {
  draft: 'submit',
  missing_info: 'resubmit',
  edit_active: 'resubmit',
  continue: 'continue',
  change_dates: 'change_dates',
  administrative: 'save_administrative',
};

const data = copySchema.extend({
  doctorId: z.number().int().nullish().meta({ deprecated: true, description: 'The demand has its doctor.' }),
});
type Sent = z.output<typeof data> & { changeDatesReason?: string | undefined };

interface Filed {
  name: string;
  operationId: string;
  summary: string;
  body: z.ZodType<Sent>;
  modes: readonly WizardMode[];
}

function isFiling(type: DemandCommandType): type is FilingCommand {
  return Object.hasOwn(SEND, type);
}

/**
 * Writes what was sent with it, if anything, and sends what then lies there: where that is refused, nothing of it was written. What was sent once
 * already is only sent again. Source: docs/rules.md
 * 10.8, 10.12.
 */
function filingCall({ modes, ...named }: Filed): Call {
  const isFor = ({ role }: Actor) => modes.some((mode) => roleMay(role, `demands.${FILING_OF_MODE[mode]}`));
  return demandCommand({
    ...named,
    largestBody: LARGEST_WITH_FILES,
    async perform({ services, actor, base, body: { doctorId: _doctor, changeDatesReason, ...sent } }) {
      const { demandId } = base;
      const reason = changeDatesReason === undefined ? {} : { changeDatesReason };
      const earlier = await findSentCommand(services, actor, base);
      if (earlier === 'elsewhere') return { status: 'not_found' };
      if (earlier && isFiling(earlier.type)) return repeat(earlier, sent, services, actor, { ...base, ...reason });
      if (!isFor(actor)) return { status: 'forbidden' };
      const search = await findOpenCopy(services, actor, demandId);
      if (search.status !== 'open' && search.status !== 'closed') return refuseOutcome(search);
      const copy = search.status === 'open' ? search.copy : null;
      if (!copy || !modes.includes(copy.mode)) return refuseNow(services, actor, base);
      const lastActionSequence = Number(base.expectedSequence);
      const type = FILING_OF_MODE[copy.mode];
      const inputOf = (revision: number): Input => ({ ...base, ...reason, revision });
      const writing = { services, actor, demandId, lastActionSequence };
      const written = await writeCopy(writing, copy, sent, (transaction, revision) =>
        judgeFiling(transaction, type, { services, actor, input: inputOf(revision) }),
      );
      if (written.status === 'stale') return written;
      return SEND[type](services, actor, inputOf(written.revision));
    },
  });
}

/** Nothing of the kind is open: to whoever has read what stands it is refused, and the others are told what was done since. */
async function refuseNow(
  services: Services,
  actor: Actor,
  { demandId, expectedSequence }: CommandInputBase,
): Promise<CommandResult> {
  const stands = (await findLastAction(services, actor, demandId)) ?? 0;
  return Number(expectedSequence) === stands ? { status: 'refused', refusal: 'wrong_status' } : { status: 'stale' };
}

/** The copy is gone with what it became: what is sent now must be what that says. */
async function repeat(
  earlier: SentEarlier,
  sent: Sent,
  services: Services,
  actor: Actor,
  input: Omit<Input, 'revision'>,
): Promise<CommandResult> {
  if (earlier.content && !saysTheSame(sent, earlier.content))
    return { status: 'edited', earlier: { status: 'not_done' } };
  return SEND[earlier.type as FilingCommand](services, actor, { ...input, revision: 0 });
}

export const filingCalls: readonly Call[] = [
  filingCall({
    ...{ name: 'active', operationId: 'sendDemand', modes: ['draft', 'missing_info', 'edit_active', 'administrative'] },
    summary: 'Sends a draft, an answer to a question or a correction',
    body: data.meta({ id: 'Filing', example: FILING }),
  }),
  filingCall({
    ...{ name: 'continue', operationId: 'continueDemand', modes: ['continue'] },
    summary: 'Asks for the next cycle',
    body: data.meta({ id: 'Continuation', example: CONTINUATION }),
  }),
  filingCall({
    ...{ name: 'dates', operationId: 'changeDates', modes: ['change_dates'] },
    summary: 'Moves the dates of an accepted chemotherapy',
    body: data
      .extend({ changeDatesReason: z.string().meta({ description: 'Why they move.' }) })
      .meta({ id: 'DateChange', example: DATE_CHANGE }),
  }),
];
