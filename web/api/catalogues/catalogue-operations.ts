import type { Catalogue, CatalogueEntry } from '@aval/application/catalogues/entries/catalogue';
import { createEntry } from '@aval/application/catalogues/entries/create-entry';
import { editEntry } from '@aval/application/catalogues/entries/edit-entry';
import { findEntry } from '@aval/application/catalogues/entries/find-entry';
import { withdrawEntry } from '@aval/application/catalogues/entries/withdraw-entry';
import type { BrowsedPage } from '@aval/application/lists/browse-list';
import type { AnyPlainList, QueryOf } from '@aval/application/lists/plain-list';
import type { Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import { z } from 'zod';
import { Problem } from '../answers/problem';
import { refuseOutcome } from '../answers/refuse-outcome';
import { refuseParameter } from '../answers/refuse-parameter';
import { tellRevision } from '../answers/tell-revision';
import { type Asked, type Known, type Operation, operation } from '../operations/operation';
import { commandHeaders } from '../requests/command-key';
import { expectedRevision, revisionHeaders } from '../requests/expected-revision';
import { includeQuery } from '../requests/include-query';
import { extentOf, listQuery, pageAnswer, toListQuery, WHOLE } from '../requests/list-query';
import { makeOnce } from '../requests/make-once';
import { readByForm } from '../requests/read-by-form';
import { idParams, pageOf } from '../schemas/atoms';

/** Parameters of a catalogue. Source: docs/rules.md 10.9. */
const CHOICES = {
  all: WHOLE.all.meta({
    description:
      'Whether to return everything that can be chosen now, up to 5,000 rows, for any user who fills in a form.',
  }),
};

/** Names of the requested related objects. */
type Included = ReadonlySet<string>;

/** Parameters of a list beside the filters of its page. */
interface FurtherAsked {
  include: Included;
  drugId?: number | undefined;
  doctorId?: number | undefined;
  zoneId?: number | undefined;
  q?: string | undefined;
}

type Reading = Pick<Asked<unknown, unknown, unknown> & Known, 'services' | 'session' | 'context'>;

interface CatalogueOperations<
  List extends AnyPlainList,
  Row,
  Input,
  Entry extends CatalogueEntry,
  Fields extends z.ZodObject,
  Edited extends z.ZodObject,
  Answer extends z.ZodType,
> {
  /** Base path, and stems of operation names: `/drugs`, `listDrugs`, `getDrug`. */
  path: string;
  nouns: { one: string; many: string };
  list: List;
  browse: (
    services: Services,
    actor: Actor,
    query: QueryOf<List>,
    asked: FurtherAsked,
  ) => Promise<BrowsedPage<Row> | null>;
  /** Lists the entries that may be chosen, for `all`. */
  lookUp: (
    services: Services,
    actor: Actor,
    query: QueryOf<List>,
    asked: FurtherAsked,
  ) => Promise<BrowsedPage<Row> | null>;
  /** Additional filters of these entries. */
  lookUpFilters?: Record<string, z.ZodType>;
  includes?: readonly [string, ...string[]];
  /** API names of form fields, where they differ. */
  wireNames?: Readonly<Record<string, string>>;
  catalogue: Catalogue<Input, Entry>;
  /** Form of the catalogue's pages, which also validates API input. */
  form: z.ZodType<Input>;
  fields: Fields;
  /** Fields of an edit, without immutable ones. */
  editedFields: Edited;
  answer: Answer;
  ofRow: (row: Row, included: Included) => z.input<Answer>;
  ofEntry: (entry: Entry, included: Included) => z.input<Answer>;
  /** Maps the input to the form; for an edit, with the current entry. */
  toForm: (sent: z.output<Fields> | z.output<Edited>, entry: Entry | null) => object;
  /** Refuses fields that an edit would drop. */
  refuseIdle?: (sent: z.output<Edited>, entry: Entry) => void;
}

const NONE: Included = new Set();

/** Defines the five operations of a catalogue: list, get, create, edit, withdraw. */
export function catalogueOperations<
  List extends AnyPlainList,
  Row,
  Input,
  Entry extends CatalogueEntry,
  Fields extends z.ZodObject,
  Edited extends z.ZodObject,
  Answer extends z.ZodType,
>(parts: CatalogueOperations<List, Row, Input, Entry, Fields, Edited, Answer>): Operation[] {
  const { path, nouns, list, browse, lookUp, lookUpFilters = {}, includes, wireNames = {}, catalogue, form } = parts;
  const { fields, editedFields, answer, ofRow, ofEntry, toForm } = parts;
  const { permissions } = catalogue;
  const related: Record<string, z.ZodType> = includes ? { include: includeQuery(includes) } : {};
  const tag = nouns.many;
  const [one, many] = [nouns.one.toLowerCase(), nouns.many.toLowerCase()];
  const ofOne = `${path}/{id}`;
  const toPath = (name: string) => wireNames[name] ?? name;

  async function find(services: Services, actor: Actor, id: number): Promise<Entry> {
    const entry = await findEntry(services, actor, catalogue, id);
    if (!entry) throw new Problem('not_found');
    return entry;
  }

  const about = {
    params: idParams,
    isInSight: async (services: Services, actor: Actor, { id }: { id: number }) =>
      (await findEntry(services, actor, catalogue, id)) !== null,
  };

  async function answerWith({ services, session, context }: Reading, id: number, included = NONE) {
    const entry = await find(services, session.actor, id);
    tellRevision(context, entry.revision);
    return ofEntry(entry, included);
  }

  return [
    operation(
      { permission: 'lookups.read' },
      {
        method: 'get',
        path,
        tag,
        operationId: `list${nouns.many}`,
        summary: `List ${many}`,
        description:
          'With `all=true`, every role gets the entries that can be chosen now. Without it, those who administer the catalogue get a page of all entries.',
        query: listQuery(list, { ...lookUpFilters, ...related, ...CHOICES }),
        answer: {
          status: 200,
          description:
            'A page with the total count, or everything that can be chosen, for any user who fills in a form.',
          schema: pageOf(answer),
        },
        async handle({ services, session, query }) {
          const { include: included = NONE, ...asked } = query as Partial<FurtherAsked>;
          const { isWhole } = extentOf(query as { all?: string });
          // These filters apply to entries that may be chosen; the catalogue's own list has other filters.
          const idle = isWhole ? undefined : Object.keys(lookUpFilters).find((name) => name in asked);
          if (idle !== undefined) refuseParameter(idle, 'with_all');
          const read = isWhole ? lookUp : browse;
          const found = await read(services, session.actor, toListQuery(list, asked), { ...asked, include: included });
          if (!found) throw new Problem('forbidden');
          return pageAnswer(found, query as { page?: number }, (row) => ofRow(row, included)) as never;
        },
      },
    ),
    operation(
      { permission: permissions.view },
      {
        method: 'get',
        path: ofOne,
        tag,
        operationId: `get${nouns.one}`,
        summary: `Get a ${one}`,
        ...about,
        query: z.strictObject(related),
        answer: { status: 200, description: 'The current values.', schema: answer, hasRevision: true },
        handle: (asked) => answerWith(asked, asked.params.id, (asked.query as Partial<FurtherAsked>).include),
      },
    ),
    operation(
      { permission: permissions.create },
      {
        method: 'post',
        path,
        tag,
        operationId: `create${nouns.one}`,
        summary: `Create a ${one}`,
        headers: commandHeaders,
        body: fields,
        answer: {
          status: 201,
          locatedAt: `${path}/{id}`,
          description: 'The new entry. Repeating the request with the same key returns the same entry.',
          schema: answer,
          hasRevision: true,
        },
        async handle({ services, session, body, context }) {
          const id = await makeOnce({ services, session, context }, body, async (keep) => {
            const input = readByForm(form, toForm(body, null), toPath);
            const result = await createEntry(services, session.actor, catalogue, input, keep);
            return result.status === 'done' ? result.id : refuseOutcome(result, toPath);
          });
          return answerWith({ services, session, context }, Number(id));
        },
      },
    ),
    operation(
      { permission: permissions.edit },
      {
        method: 'put',
        path: ofOne,
        tag,
        operationId: `update${nouns.one}`,
        summary: `Edit a ${one}`,
        ...about,
        headers: revisionHeaders,
        body: editedFields,
        answer: { status: 200, description: 'The new values.', schema: answer, hasRevision: true },
        async handle({ services, session, params, body, context }) {
          const entry = await find(services, session.actor, params.id);
          const revision = expectedRevision(context) ?? entry.revision;
          parts.refuseIdle?.(body, entry);
          const input = readByForm(form, toForm(body, entry), toPath);
          const result = await editEntry(services, session.actor, catalogue, { id: params.id, revision, input });
          if (result.status !== 'done' && result.status !== 'unchanged') return refuseOutcome(result, toPath);
          return answerWith({ services, session, context }, params.id);
        },
      },
    ),
    operation(
      { permission: permissions.delete },
      {
        method: 'delete',
        path: ofOne,
        tag,
        operationId: `delete${nouns.one}`,
        summary: `Delete a ${one}, or hide it if it is in use`,
        params: idParams,
        headers: revisionHeaders,
        answer: { status: 204, description: 'Deleted, or no longer offered if it is in use.' },
        async handle({ services, session, params, context }) {
          const revision = expectedRevision(context);
          const result = await withdrawEntry(services, session.actor, catalogue, params.id, revision);
          if (result.status !== 'deleted' && result.status !== 'hidden') return refuseOutcome(result);
          return null as never;
        },
      },
    ),
  ];
}
