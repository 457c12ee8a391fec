import type { Session } from '@aval/application/access/load-session';
import type { Say } from '@aval/application/catalogues/import/catalogue-import';
import { discardImport } from '@aval/application/catalogues/import/discard-import';
import { findImport, listImportRows } from '@aval/application/catalogues/import/get-import';
import { ROW_KINDS } from '@aval/application/catalogues/import/import-state';
import { columnsOfImport, type ImportedSubject, withImport } from '@aval/application/catalogues/import/imports';
import { workOnImport } from '@aval/application/catalogues/import/work-on-import';
import { pageParameter, pageSizeParameter } from '@aval/application/lists/page-parameters';
import { pageWindow } from '@aval/application/lists/page-window';
import { isRouteOffered, OPTIONS, type OptionSet } from '@aval/domain/catalogue/options';
import { data, redirect } from '@remix-run/node';
import { z } from 'zod';
import { readForm } from '../../server/forms/read-form.server';
import { getServices } from '../../server/services.server';
import { importAddress, type PreviewQuery } from './import-address';

const ofImport = { importId: z.uuid() };
const formSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('apply_import'), ...ofImport, planHash: z.string().max(64) }),
  z.object({ intent: z.literal('check_import'), ...ofImport }),
  z.object({ intent: z.literal('discard_import'), ...ofImport }),
]);

const querySchema = z.object({
  kind: z.enum(ROW_KINDS).nullable().catch(null),
  page: pageParameter,
  pageSize: pageSizeParameter,
});

/** Handlers of a catalogue's import page and its state; the routes call their guards first. */
export function importRoutes(subject: ImportedSubject, list: string) {
  const address = importAddress(list);

  /** Loads the import's state with one page of its preview. */
  async function load({ actor }: Session, request: Request) {
    const services = getServices();
    const summary = await findImport(services, actor, subject);
    const asked: PreviewQuery = querySchema.parse(Object.fromEntries(new URL(request.url).searchParams));
    const total = summary ? (asked.kind ? summary.counts[asked.kind] : sum(Object.values(summary.counts))) : 0;
    const query = { ...asked, page: pageWindow(total, asked.page, asked.pageSize).page };
    const hasRows = summary?.state === 'ready';
    const found = hasRows
      ? await listImportRows(services, actor, { id: summary.id, ...query })
      : { rows: [], count: 0 };
    return { subject, list, summary, query, ...found, columns: readColumns() };
  }

  function readColumns() {
    const needed = new Set(withImport(subject, ({ keyColumns }) => keyColumns).flat());
    return columnsOfImport(subject).map(({ name, label, fact }) => ({
      name,
      label,
      say: fact?.say ?? null,
      isNeeded: needed.has(name),
      choices: choicesOf(fact?.say),
    }));
  }

  /** State of the import, for a page that waits. */
  async function state({ actor }: Session) {
    return Response.json({ summary: await findImport(getServices(), actor, subject) });
  }

  async function act({ actor }: Session, request: Request) {
    const form = formSchema.safeParse(Object.fromEntries(await readForm(request)));
    if (!form.success) throw new Response(null, { status: 400 });
    const { intent, importId } = form.data;
    const own = { subject, importId };
    const services = getServices();
    const { status } =
      intent === 'discard_import'
        ? await discardImport(services, actor, own)
        : await workOnImport(
            services,
            actor,
            intent === 'check_import'
              ? { ...own, step: 'check' }
              : { ...own, step: 'apply', planHash: form.data.planHash },
          );
    if (status === 'forbidden') throw new Response(null, { status: 403 });
    // Nothing is lost: the page shows the import that has replaced this one elsewhere.
    if (status === 'stale' || status === 'not_found') return data({ isStale: true }, { status: 409 });
    return redirect(address.page);
  }

  return { load, state, act };
}

export type LoadedImport = Awaited<ReturnType<ReturnType<typeof importRoutes>['load']>>;

function sum(counts: readonly number[]): number {
  return counts.reduce((before, count) => before + count, 0);
}

/** Returns the options of a column's option set that are offered for new entries. */
function choicesOf(say: Say | undefined): readonly string[] {
  const choices: readonly string[] = say !== undefined && say in OPTIONS ? OPTIONS[say as OptionSet] : [];
  return choices.filter((choice) => isRouteOffered(choice, ''));
}
