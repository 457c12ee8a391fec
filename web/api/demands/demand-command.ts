import type { CommandInputBase } from '@aval/application/demands/commands/command-input';
import { findCommandPlace } from '@aval/application/demands/commands/find-command-place';
import { findLastAction } from '@aval/application/demands/detail/find-last-action';
import type { CommandResult } from '@aval/application/engine/outcomes';
import { findActionsSince } from '@aval/application/history/find-actions-since';
import type { Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import type { Context } from 'hono';
import { z } from 'zod';
import { Problem } from '../answers/problem';
import { refuseOutcome } from '../answers/refuse-outcome';
import type { ApiEnvironment } from '../api-environment';
import { type Call, call, type Method } from '../calls/call';
import { COMMANDED } from '../examples/demand-answer-examples';
import { commandHeaders, commandKey } from '../requests/command-key';
import { expectedRevision, revisionHeaders } from '../requests/expected-revision';
import { demandParam, uuid } from '../schemas/atoms';
import { wirePathOf } from './wire-path';

export const demandParams = z.object({ id: demandParam });

/** Of calls about one demand: whoever has sent something to it sees it for what became of that. */
export const ABOUT_DEMAND = {
  params: demandParams,
  isInSight: async (services: Services, actor: Actor, { id }: { id: string }) =>
    (await findCommandPlace(services, actor, id)) !== null,
};

/** What became of a command. */
const commandAnswer = z
  .object({
    id: uuid,
    sequence: z.int().nullable().meta({
      description: 'Its number in the history; null for a request that is accepted and not recorded yet.',
      example: 2,
    }),
  })
  .meta({ id: 'Commanded', example: COMMANDED });

interface Performed<Body> {
  services: Services;
  actor: Actor;
  base: CommandInputBase;
  body: Body;
}

interface DemandCommand<Body extends z.ZodType> {
  method?: Method;
  /** Behind `/demands/{id}/`. */
  name: string;
  operationId: string;
  summary: string;
  body: Body;
  largestBody?: number;
  /** Paths of fields as they were sent. */
  toPath?: (path: string, sent: z.output<Body>) => string;
  perform: (asked: Performed<z.output<Body>>) => Promise<CommandResult>;
}

/** A command of a demand, which whoever sees it may try: its key, the number that its sender has read, and what became of it. Source: docs/rules.md 10.8. */
export function demandCommand<Body extends z.ZodType>(command: DemandCommand<Body>): Call {
  const { method = 'put', name, operationId, summary, body, largestBody, toPath, perform } = command;
  return call(
    {},
    {
      ...{ method, path: `/demands/{id}/${name}`, tag: 'Demands', operationId, summary, ...ABOUT_DEMAND, body },
      headers: commandHeaders.extend(revisionHeaders.shape),
      ...(largestBody === undefined ? {} : { largestBody }),
      answer: { status: 200, description: 'It is done, once, however often it is sent.', schema: commandAnswer },
      async handle({ services, session: { actor }, params: { id }, body, context }) {
        const base = await commandBase(context, services, actor, id);
        const sent = body as z.output<Body>;
        const result = await perform({ services, actor, base, body: sent });
        if (result.status === 'stale') throw await tellWhatChanged(services, actor, base);
        return { id, sequence: settled(result, (path) => toPath?.(path, sent) ?? wirePathOf(path)) };
      },
    },
  );
}

/** Whoever has lost sight of the demand by the command itself is still told that it is done. */
async function commandBase(
  context: Context<ApiEnvironment>,
  services: Services,
  actor: Actor,
  demandId: string,
): Promise<CommandInputBase> {
  const commandId = commandKey(context);
  const expected = expectedRevision(context);
  if ((await findCommandPlace(services, actor, demandId)) === null) throw new Problem('not_found');
  const expectedSequence = expected ?? (await findLastAction(services, actor, demandId)) ?? 0;
  return { demandId, commandId, expectedSequence };
}

/** Whoever sends again sends to what stands, and knows what that is. */
async function tellWhatChanged(
  services: Services,
  actor: Actor,
  { demandId, expectedSequence }: CommandInputBase,
): Promise<Problem> {
  const actions = await findActionsSince(services, actor, demandId, Number(expectedSequence));
  const changed = actions.map(({ sequence, at, action, status }) => ({
    ...{ sequence, action, createdAt: at, displayStatus: status },
  }));
  const stands = await findLastAction(services, actor, demandId);
  return new Problem('stale', { changed, ...(stands === null ? {} : { headers: { ETag: `"${stands}"` } }) });
}

/** The number under which a command stands in the history; ends the call where it does not. */
function settled(result: CommandResult, toPath: (path: string) => string): number | null {
  if (result.status === 'done') return result.sequence;
  return result.status === 'accepted' ? null : refuseOutcome(result, toPath);
}
