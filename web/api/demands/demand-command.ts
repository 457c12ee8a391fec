import type { CommandInputBase } from '@aval/application/demands/commands/command-input';
import { findCommandPlace } from '@aval/application/demands/commands/find-command-place';
import { findSentCommand, type SentEarlier } from '@aval/application/demands/commands/find-sent-command';
import { findLastAction } from '@aval/application/demands/detail/find-last-action';
import { findOpenNumber } from '@aval/application/drafts/find-open-copy';
import type { CommandResult } from '@aval/application/engine/outcomes';
import { findActionsSince } from '@aval/application/history/find-actions-since';
import type { Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import type { DemandCommandType } from '@aval/domain/demand/lifecycle/commands';
import type { Transition } from '@aval/domain/demand/transitions/transition-row';
import type { Context } from 'hono';
import { z } from 'zod';
import { Problem } from '../answers/problem';
import { refuseOutcome } from '../answers/refuse-outcome';
import type { ApiEnvironment } from '../api-environment';
import { COMMANDED } from '../examples/demand-answer-examples';
import { type Method, type Operation, operation } from '../operations/operation';
import { commandHeaders, commandKey } from '../requests/command-key';
import { demandRevisionHeaders } from '../requests/expected-revision';
import { sentHash } from '../requests/sent-hash';
import { demandParam, uuid } from '../schemas/atoms';
import { demandTag, type ExpectedTag, expectedTag } from './demand-tag';
import { wirePathOf } from './wire-path';

export const demandParams = z.object({ id: demandParam });

/** Parts of operations on one demand: the sender of a command still sees the demand to learn its outcome. */
export const ABOUT_DEMAND = {
  params: demandParams,
  isInSight: async (services: Services, actor: Actor, { id }: { id: string }) =>
    (await findCommandPlace(services, actor, id)) !== null,
};

const commandAnswer = z
  .object({
    id: uuid,
    sequence: z.int().nullable().meta({
      description: 'Number in the history; null if the command is accepted and not recorded yet.',
      example: 2,
    }),
  })
  .meta({ id: 'Commanded', example: COMMANDED });

interface Performed<Body> {
  services: Services;
  actor: Actor;
  base: CommandInputBase;
  /** State in If-Match, if sent. */
  expected: ExpectedTag | undefined;
  /** Earlier record of this command; null without one. */
  earlier: SentEarlier | null;
  body: Body;
}

interface DemandCommand<Body extends z.ZodType> {
  method?: Method;
  /** Path segment after `/demands/{id}/`. */
  name: string;
  operationId: string;
  summary: string;
  description?: string;
  commands: readonly DemandCommandType[];
  gives?: (row: Transition) => boolean;
  body: Body;
  largestBody?: number;
  /** Maps the path of a field to that of the sent field. */
  toPath?: (path: string, sent: z.output<Body>) => string;
  perform: (asked: Performed<z.output<Body>>) => Promise<CommandResult>;
}

/**
 * Defines a command of a demand, open to everybody who sees it, with key, revision and outcome. Source: docs/rules.md
 * 10.8.
 */
export function demandCommand<Body extends z.ZodType>(command: DemandCommand<Body>): Operation {
  const { method = 'put', name, operationId, summary, description, commands, gives, body } = command;
  const { largestBody, toPath, perform } = command;
  return operation(
    {},
    {
      method,
      path: `/demands/{id}/${name}`,
      tag: 'Demands',
      operationId,
      summary,
      ...(description === undefined ? {} : { description }),
      commands,
      ...(gives === undefined ? {} : { gives }),
      ...ABOUT_DEMAND,
      body,
      headers: commandHeaders.extend(demandRevisionHeaders.shape),
      ...(largestBody === undefined ? {} : { largestBody }),
      answer: {
        status: 200,
        description: 'Done. Repeating the request does not repeat the action.',
        schema: commandAnswer,
      },
      async handle({ services, session: { actor }, params: { id }, body, context }) {
        const expected = expectedTag(context);
        const sent = body as z.output<Body>;
        const found = await commandBase(context, services, actor, { demandId: id, expected });
        const base = { ...found, sentSha256: sentHash(sent) };
        const asked = { services, actor, base, expected, body: sent };
        const result = await performOnce(services, actor, base, (earlier) => perform({ ...asked, earlier }));
        if (result.status === 'stale') throw await tellWhatChanged(services, actor, base);
        return { id, sequence: settled(result, (path) => toPath?.(path, sent) ?? wirePathOf(path)) };
      },
    },
  );
}

/** A user who lost sight of the demand by the command itself is still told that it is done. */
async function commandBase(
  context: Context<ApiEnvironment>,
  services: Services,
  actor: Actor,
  { demandId, expected }: { demandId: string; expected: ExpectedTag | undefined },
): Promise<CommandInputBase> {
  const commandId = commandKey(context);
  if ((await findCommandPlace(services, actor, demandId)) === null) throw new Problem('not_found');
  const expectedSequence = expected?.sequence ?? (await findLastAction(services, actor, demandId)) ?? 0;
  return { demandId, commandId, expectedSequence };
}

/**
 * Performs a command once. Its own effect may cause a refusal: a concurrent duplicate was faster, or its answer was
 * lost. So after a refusal the command is searched again, and a recorded one is answered as a repetition. Source:
 * docs/rules.md 10.8.
 */
async function performOnce(
  services: Services,
  actor: Actor,
  base: CommandInputBase,
  perform: (earlier: SentEarlier | null) => Promise<CommandResult>,
): Promise<CommandResult> {
  const look = async () => {
    const found = await findSentCommand(services, actor, base);
    if (found === 'elsewhere') throw new Problem('not_found');
    return found;
  };
  const earlier = await look();
  if (earlier) return perform(earlier);
  const first = await perform(null).catch((error: unknown) => {
    if (error instanceof Problem) return error;
    throw error;
  });
  if (!(first instanceof Problem) && (first.status === 'done' || first.status === 'accepted')) return first;
  const meanwhile = await look();
  if (meanwhile) return perform(meanwhile);
  if (first instanceof Problem) throw first;
  return first;
}

/** Returns a `stale` problem with the entries since those that the sender has read and the current state, for another try. */
export async function tellWhatChanged(
  services: Services,
  actor: Actor,
  { demandId, expectedSequence }: Pick<CommandInputBase, 'demandId' | 'expectedSequence'>,
): Promise<Problem> {
  const actions = await findActionsSince(services, actor, demandId, Number(expectedSequence));
  const changed = actions.map(({ sequence, at, action, status }) => ({
    sequence,
    action,
    createdAt: at,
    displayStatus: status,
  }));
  const sequence = await findLastAction(services, actor, demandId);
  if (sequence === null) return new Problem('stale', { changed });
  const stands = { sequence, revision: await findOpenNumber(services, actor, demandId) };
  return new Problem('stale', { changed, headers: { ETag: `"${demandTag(stands)}"` } });
}

/** Returns the command's number in the history, null for an accepted one; throws a `Problem` for every other result. */
function settled(result: CommandResult, toPath: (path: string) => string): number | null {
  if (result.status === 'done') return result.sequence;
  return result.status === 'accepted' ? null : refuseOutcome(result, toPath);
}
