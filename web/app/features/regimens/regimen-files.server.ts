import { Readable } from 'node:stream';
import type { Session } from '@aval/application/access/load-session';
import { exportRegimen, exportRegimens } from '@aval/application/regimens/export-regimens';
import { type ImportPlan, importRegimens, planRegimens } from '@aval/application/regimens/import-regimens';
import type { FileError } from '@aval/application/regimens/read-regimen-file';
import { REGIMENS_LIST } from '@aval/application/regimens/regimens-list';
import { roleMay } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { MOST_ERRORS } from '@aval/domain/validation/catalogues/regimen-file';
import { optionalIdentifier } from '@aval/domain/validation/fields/field';
import { data } from '@remix-run/node';
import { z } from 'zod';
import { download } from '../../server/download.server';
import { BUSY, requireEntryId } from '../../server/entry-answers.server';
import { readForm } from '../../server/forms/read-form.server';
import { outcomeCode } from '../../server/outcome-codes';
import { getServices } from '../../server/services.server';
import { redirectWithToast } from '../../server/toast.server';
import { REGIMEN } from './regimens-address';

/** Exports one regimen or the filtered list. */
export async function regimenFile({ actor }: Session, request: Request): Promise<Response> {
  const services = getServices();
  const { searchParams } = new URL(request.url);
  const id = searchParams.get('id');
  const file =
    id === null
      ? await exportRegimens(services, actor, REGIMENS_LIST.parse(searchParams))
      : await exportRegimen(services, actor, requireEntryId(id));
  if (!file) throw new Response(null, { status: 404 });
  const fileName = `${file.name}-${civilDateOf(services.clock.now())}.yaml`;
  return download({
    fileName,
    mediaType: 'application/yaml; charset=utf-8',
    content: Readable.from([Buffer.from(file.text)]),
  });
}

export function loadImport({ actor }: Session) {
  return { mayBePlatform: roleMay(actor.role, 'regimens.edit_platform') };
}

/** Server response to an import file that was not applied, or not yet. */
export interface ImportAnswer {
  plan: ImportPlan | null;
  /** The first errors; `errorCount` is their total. */
  errors: FileError[];
  errorCount: number;
  /** The library has changed since the preview. */
  isStale: boolean;
  /** The file names an owner that the user may not write for. */
  isForNobody: boolean;
}

const importFields = { companyId: optionalIdentifier(), text: z.string(), planHash: z.string().max(64).default('') };
const formSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('check'), ...importFields }),
  z.object({ intent: z.literal('apply'), ...importFields }),
]);

/** Previews the changes of a file, or applies them once previewed. */
export async function actOnImport({ actor }: Session, request: Request) {
  const form = formSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!form.success) throw new Response(null, { status: 400 });
  const { intent, planHash, ...asked } = form.data;
  const services = getServices();
  const result =
    intent === 'check'
      ? await planRegimens(services, actor, asked)
      : await importRegimens(services, actor, { ...asked, hash: planHash });
  switch (result.status) {
    case 'done':
      return redirectWithToast(REGIMEN.list, { kind: 'success', title: 'regimens:toast.imported' });
    case 'planned':
      return data(answer({ plan: result.plan }));
    case 'stale':
      return data(answer({ plan: result.plan, isStale: true }), { status: outcomeCode(result) });
    case 'errors':
      return data(answer(errorsOf(result.errors)), { status: outcomeCode({ status: 'invalid' }) });
    case 'forbidden':
      return data(answer({ isForNobody: true }), { status: outcomeCode({ status: 'invalid' }) });
    case 'busy':
      throw new Response(null, BUSY);
  }
}

/** Limits the errors, because a file of 100 kB can cause tens of thousands. */
function errorsOf(errors: readonly FileError[]) {
  return { errors: errors.slice(0, MOST_ERRORS), errorCount: errors.length };
}

function answer(said: Partial<ImportAnswer>): ImportAnswer {
  return { plan: null, errors: [], errorCount: 0, isStale: false, isForNobody: false, ...said };
}
