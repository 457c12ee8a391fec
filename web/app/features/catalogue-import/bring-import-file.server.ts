import type { Session } from '@aval/application/access/load-session';
import type { ImportedSubject } from '@aval/application/catalogues/import/imports';
import { startImport } from '@aval/application/catalogues/import/start-import';
import { workOnImport } from '@aval/application/catalogues/import/work-on-import';
import { receiveFile } from '../../server/forms/receive-file.server';
import { outcomeResponse } from '../../server/outcome-response.server';
import { getServices } from '../../server/services.server';

/** Uploads an import file and starts its check, which continues in the background. */
export async function bringImportFile(
  { actor }: Session,
  request: Request,
  subject: ImportedSubject,
): Promise<Response> {
  const services = getServices();
  const answer = await receiveFile(request, actor.userId, (file) => startImport(services, actor, { subject, ...file }));
  if (answer.status === 'stored')
    await workOnImport(services, actor, { subject, importId: answer.importId, step: 'check' });
  return outcomeResponse(answer);
}
