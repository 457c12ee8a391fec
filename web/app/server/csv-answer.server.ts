import type { Session } from '@aval/application/access/load-session';
import type { ExportedRows } from '@aval/application/lists/export-list';
import { type CsvColumn, writeCsv } from '@aval/application/lists/write-csv';
import type { Actor } from '@aval/domain/access/actor';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { Namespace } from '@aval/i18n/catalogues';
import { createI18n } from '@aval/i18n/instance';
import type { i18n } from 'i18next';
import { download } from './download.server';
import { getServices } from './services.server';
import { loadVisitor } from './visitor.server';

interface CsvParts<Row> {
  namespaces: readonly Namespace[];
  /** Returns the rows; null for users who may not see the list. */
  read: (session: Session, params: URLSearchParams) => Promise<ExportedRows<Row> | null>;
  /**
   * Returns the base of the file name and the columns by their names, in the user's language; null for a column that
   * the user is not told.
   */
  say: (words: i18n, actor: Actor) => { name: string; columns: Readonly<Record<string, CsvColumn<Row> | null>> };
}

/** Creates the handler of a list's export route: all rows that match the filters, as CSV. Source: docs/rules.md 9.7. */
export function csvAnswer<Row>({ namespaces, read, say }: CsvParts<Row>) {
  return async (session: Session, request: Request): Promise<Response> => {
    const { language } = await loadVisitor(request);
    const { name, columns } = say(await createI18n(language, namespaces), session.actor);
    const told = Object.values(columns).filter((column) => column !== null);
    const rows = await read(session, new URL(request.url).searchParams);
    if (!rows) throw new Response(null, { status: 403 });
    const today = civilDateOf(getServices().clock.now());
    const fileName = `${name.replaceAll(' ', '-')}-${today}.csv`;
    return download({ fileName, mediaType: 'text/csv; charset=utf-8', content: writeCsv(told, rows) });
  };
}
