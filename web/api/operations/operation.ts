import type { Tenant } from '@aval/application/access/find-tenant';
import type { Session } from '@aval/application/access/load-session';
import type { Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import type { Permission } from '@aval/domain/access/permission-matrix';
import type { CivilDate } from '@aval/domain/calendar/civil-date';
import type { DemandCommandType } from '@aval/domain/demand/lifecycle/commands';
import type { Transition } from '@aval/domain/demand/transitions/transition-row';
import type { Language } from '@aval/i18n/languages';
import type { Context } from 'hono';
import { z } from 'zod';
import type { ProblemCode } from '../answers/problem';
import type { ApiEnvironment } from '../api-environment';

export type Method = 'get' | 'post' | 'put' | 'delete';

/** Successful answer: JSON of a schema, no content, or a file. */
export interface OperationAnswer<Answer extends z.ZodType> {
  status: 200 | 201 | 204;
  description: string;
  schema?: Answer;
  /** Media type of a file, which the handler sends itself. */
  mediaType?: string;
  /** Address of what was made, by the fields of the answer, which `Location` tells. */
  locatedAt?: string;
  /** Whether it has words in the language of the request, which `Content-Language` tells. */
  inLanguage?: boolean;
  /** Whether its `ETag` is the revision that was read, which an edit or a command sends in `If-Match`. */
  hasRevision?: boolean;
  /** Seconds that the client may keep it; a later request with its `ETag` is answered 304 when it is unchanged. */
  keptSeconds?: number;
}

/** Access: public, or users with a session whose role has the permission. */
export type Guard =
  | 'everybody'
  | {
      permission?: Permission;
      /** Whether the operation fulfils an obligation. Source: docs/rules.md 5.23. */
      despiteObligations?: boolean;
      /** Whether a request without a token is served differently, as a public one. */
      orAnonymous?: boolean;
    };

/** Announced end of an operation, of parameters of its query, or of fields of its answer. Source: docs/rules.md 10.26. */
export interface Deprecation {
  since: CivilDate;
  /** Day of its end, at least a year after `since`; absent for what stays as long as version 1. */
  until?: CivilDate;
  /** Deprecated parameters; absent, with `fields`, for the whole operation. */
  parameters?: readonly string[];
  /** Deprecated fields of the answer. */
  fields?: readonly string[];
  /** Says in the document what takes its place. */
  instead: string;
}

/** Input of a handler, all of it parsed by the operation's schemas. */
export interface Asked<Params, Query, Body> {
  services: Services;
  params: Params;
  query: Query;
  body: Body;
  language: Language;
  context: Context<ApiEnvironment>;
}

interface Definition<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Answer extends z.ZodType,
> {
  method: Method;
  /** Path below the base, with parameters in braces. */
  path: string;
  /** Operation name for generated clients. */
  operationId: string;
  summary: string;
  /** Adds to `summary` what is required and what follows. Who may call it is added from the guard. */
  description?: string;
  /** Commands of the life cycle that it gives; the table of transitions says who gives them, and when. */
  commands?: readonly DemandCommandType[];
  /** Whether it gives the command of a row of that table; all rows of its commands if absent. */
  gives?: (row: Transition) => boolean;
  tag: string;
  deprecated?: readonly Deprecation[];
  params?: Params;
  query?: Query;
  /** Headers beside those of every operation. */
  headers?: z.ZodObject;
  body?: Body;
  /** Body of requests without a token. */
  anonymousBody?: z.ZodType;
  /** Limit in bytes for bodies with files. */
  largestBody?: number;
  /** Whether it takes a form with one file instead of JSON, which the handler reads as a stream. */
  takesFile?: boolean;
  /**
   * Whether the user sees the object: an invisible one is not found, whatever other errors exist. Source: docs/rules.md
   * 9.3.
   */
  isInSight?: (services: Services, actor: Actor, params: z.output<Params>) => Promise<boolean>;
  answer: OperationAnswer<Answer>;
  /** Whether reading it can leave an access record. Source: docs/rules.md 2.12, 10.21. */
  leavesRecord?: boolean;
  /** Problems not implied by its guard, headers or body. */
  problems?: readonly ProblemCode[];
}

interface Handling<
  Extra,
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Answer extends z.ZodType,
> {
  handle: (
    asked: Asked<z.output<Params>, z.output<Query>, z.output<Body>> & Extra,
  ) => Promise<z.input<Answer> | Response>;
}

/** One operation as data, read by the router, the guard, the document and the tests. */
export interface Operation extends Definition<z.ZodObject, z.ZodObject, z.ZodType, z.ZodType> {
  guard: Guard;
  handle: (asked: Asked<never, never, never> & Partial<Known>) => Promise<unknown>;
}

/** Data known in addition to the input. */
export interface Known {
  session: Session;
  /** The session's token as sent. */
  token: string;
  tenant: Tenant;
}

type Nothing = z.ZodObject<Record<string, never>>;

/** Defines an operation for users with a session. Source: docs/rules.md 10.3. */
export function operation<
  Answer extends z.ZodType,
  Params extends z.ZodObject = Nothing,
  Query extends z.ZodObject = Nothing,
  Body extends z.ZodType = Nothing,
>(
  guard: Exclude<Guard, 'everybody'>,
  definition: Definition<Params, Query, Body, Answer> & Handling<Known, Params, Query, Body, Answer>,
): Operation {
  return { ...definition, guard } as unknown as Operation;
}

/** Defines a public operation, at any company's host. */
export function publicOperation<
  Answer extends z.ZodType,
  Params extends z.ZodObject = Nothing,
  Query extends z.ZodObject = Nothing,
  Body extends z.ZodType = Nothing,
>(
  definition: Definition<Params, Query, Body, Answer> & Handling<Pick<Known, 'tenant'>, Params, Query, Body, Answer>,
): Operation {
  return { ...definition, guard: 'everybody' } as unknown as Operation;
}

/** Defines two operations at one address: one for users with a session, one for anonymous clients. */
export function operationOrAnonymous<
  Answer extends z.ZodType,
  Body extends z.ZodType,
  AnonymousBody extends z.ZodType,
  Params extends z.ZodObject = Nothing,
  Query extends z.ZodObject = Nothing,
>(
  guard: Exclude<Guard, 'everybody'>,
  {
    handle,
    handleAnonymous,
    ...definition
  }: Definition<Params, Query, Body, Answer> &
    Handling<Known, Params, Query, Body, Answer> & {
      anonymousBody: AnonymousBody;
      handleAnonymous: Handling<Pick<Known, 'tenant'>, Params, Query, AnonymousBody, Answer>['handle'];
    },
): Operation {
  return {
    ...definition,
    guard: { ...guard, orAnonymous: true },
    handle: (asked: { session?: Session }) =>
      asked.session ? handle(asked as never) : handleAnonymous(asked as never),
  } as unknown as Operation;
}

/** Parameters of an operation without any. */
export const NOTHING = z.strictObject({});
