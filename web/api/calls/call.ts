import type { Tenant } from '@aval/application/access/find-tenant';
import type { Session } from '@aval/application/access/load-session';
import type { Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import type { Permission } from '@aval/domain/access/permission-matrix';
import type { Language } from '@aval/i18n/languages';
import type { Context } from 'hono';
import { z } from 'zod';
import type { ProblemCode } from '../answers/problem';
import type { ApiEnvironment } from '../api-environment';

export type Method = 'get' | 'post' | 'put' | 'delete';

/** What comes back when it goes well: JSON of a form, nothing, or a file. */
export interface CallAnswer<Answer extends z.ZodType> {
  status: 200 | 201 | 204;
  description: string;
  schema?: Answer;
  /** Of a file: the handler answers by itself. */
  mediaType?: string;
  /** Its `ETag` is the number of what was read, which an edit or a command carries in `If-Match`. */
  hasRevision?: boolean;
  /** So long may whoever asked keep it; asked again with its `ETag`, 304 says that it is the same. */
  keptSeconds?: number;
}

/** Who may ask: everybody, or whoever has signed in and whose role has the permission. */
export type Guard =
  | 'everybody'
  | {
      permission?: Permission;
      /** By this call an obligation is met. Source: docs/rules.md 5.23. */
      despiteObligations?: boolean;
      /** Whoever sends no token asks for another thing, as everybody may. */
      orStranger?: boolean;
    };

/** What a handler is given; all of it has been read by the schemas of its call. */
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
  /** Below the base, with its parameters in braces. */
  path: string;
  /** Its name for clients that are generated. */
  operationId: string;
  summary: string;
  tag: string;
  params?: Params;
  query?: Query;
  /** Beside those of every call. */
  headers?: z.ZodObject;
  body?: Body;
  /** What whoever sends no token sends instead. */
  strangersBody?: z.ZodType;
  /** Files make it larger than others. */
  largestBody?: number;
  /** Instead of JSON a form with one file, which the handler reads while it arrives. */
  takesFile?: boolean;
  /** Whether somebody sees what it is about: what is out of sight is not found, whatever else is wrong. Source: docs/rules.md 9.3. */
  isInSight?: (services: Services, actor: Actor, params: z.output<Params>) => Promise<boolean>;
  answer: CallAnswer<Answer>;
  /** Ends that neither its guard, nor its headers, nor its body imply. */
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

/** One call, as data: the router, the guard, the document and the tests read it. */
export interface Call extends Definition<z.ZodObject, z.ZodObject, z.ZodType, z.ZodType> {
  guard: Guard;
  handle: (asked: Asked<never, never, never> & Partial<Known>) => Promise<unknown>;
}

/** What is known beside what was sent. */
export interface Known {
  session: Session;
  /** Of the session, as it was sent. */
  token: string;
  tenant: Tenant;
}

type Nothing = z.ZodObject<Record<string, never>>;

/** A call for whoever has signed in. Source: docs/rules.md 10.3. */
export function call<
  Answer extends z.ZodType,
  Params extends z.ZodObject = Nothing,
  Query extends z.ZodObject = Nothing,
  Body extends z.ZodType = Nothing,
>(
  guard: Exclude<Guard, 'everybody'>,
  definition: Definition<Params, Query, Body, Answer> & Handling<Known, Params, Query, Body, Answer>,
): Call {
  return { ...definition, guard } as unknown as Call;
}

/** A call for everybody, at a host that a company has. */
export function publicCall<
  Answer extends z.ZodType,
  Params extends z.ZodObject = Nothing,
  Query extends z.ZodObject = Nothing,
  Body extends z.ZodType = Nothing,
>(
  definition: Definition<Params, Query, Body, Answer> & Handling<Pick<Known, 'tenant'>, Params, Query, Body, Answer>,
): Call {
  return { ...definition, guard: 'everybody' } as unknown as Call;
}

/** One address for two things: what whoever has signed in asks for, and what a stranger does. */
export function callOrStrangers<
  Answer extends z.ZodType,
  Body extends z.ZodType,
  StrangersBody extends z.ZodType,
  Params extends z.ZodObject = Nothing,
  Query extends z.ZodObject = Nothing,
>(
  guard: Exclude<Guard, 'everybody'>,
  {
    handle,
    handleStranger,
    ...definition
  }: Definition<Params, Query, Body, Answer> &
    Handling<Known, Params, Query, Body, Answer> & {
      strangersBody: StrangersBody;
      handleStranger: Handling<Pick<Known, 'tenant'>, Params, Query, StrangersBody, Answer>['handle'];
    },
): Call {
  return {
    ...definition,
    guard: { ...guard, orStranger: true },
    handle: (asked: { session?: Session }) => (asked.session ? handle(asked as never) : handleStranger(asked as never)),
  } as unknown as Call;
}

/** Of a call without parameters. */
export const NOTHING = z.strictObject({});
