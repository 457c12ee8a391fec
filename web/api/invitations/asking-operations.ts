import type { Tenant } from '@aval/application/access/find-tenant';
import { searchRequestableCenters } from '@aval/application/invitations/choosable-centers';
import { createInvitation } from '@aval/application/invitations/create-invitation';
import { requestAccount } from '@aval/application/invitations/request-account';
import { storeRequestFile } from '@aval/application/invitations/request-files';
import { LONGEST_FILTER } from '@aval/application/lists/plain-list';
import type { Services } from '@aval/application/services';
import {
  accountRequestSchema,
  INVITED_ROLES,
  invitationSchema,
} from '@aval/domain/validation/dialogs/invitation-schemas';
import { z } from 'zod';
import { Problem } from '../answers/problem';
import { refuseOutcome } from '../answers/refuse-outcome';
import { ASKED_ACCOUNT, REQUESTABLE_CENTERS } from '../examples/invitation-examples';
import { type Operation, operationOrAnonymous, publicOperation } from '../operations/operation';
import { commandHeaders, commandKey } from '../requests/command-key';
import { makeOnce } from '../requests/make-once';
import { readByForm } from '../requests/read-by-form';
import { LARGEST_WITH_FILES } from '../requests/read-large-body';
import { receiveFormFile } from '../requests/receive-form-file';
import { rowId } from '../schemas/atoms';
import { broughtFile, type commandAttachment, toUpload } from '../schemas/sent-file';
import {
  accountRequest,
  INVITATION_PARTS,
  invitationAnswer,
  newInvitation,
  STATUS_OF_STATE,
  toInvitationForm,
  toInvitationPath,
  toldStatus,
} from './invitation-fields';
import { findInvitation, tag } from './invitation-operations';

/** Answer to an anonymous account request, without anything that identifies another request. */
const asked = z
  .strictObject({
    type: z.enum(INVITED_ROLES).meta({ description: 'Role.' }),
    name: z.string(),
    email: z.string(),
    status: toldStatus.meta({ description: 'Always 0: pending.' }),
  })
  .meta({ id: 'AskedAccount', example: ASKED_ACCOUNT });

type SentFile = z.output<typeof commandAttachment>;

/** Placeholder id used for validation: files are stored only for a valid request. */
const UNKNOWN_FILE = '00000000-0000-4000-8000-000000000000';

interface Asker {
  services: Services;
  tenant: Tenant;
  address: string;
}

async function keepFiles({ services, tenant, address }: Asker, files: readonly SentFile[]) {
  const kept: { mediaId: string; description: string }[] = [];
  for (const [index, file] of files.entries()) {
    const { descripcion: description } = file;
    if ('mediaId' in file) {
      kept.push({ mediaId: file.mediaId, description });
      continue;
    }
    const result = await storeRequestFile(services, { tenant, address, file: toUpload(file.archivo) });
    if (result.status === 'invalid') {
      const issues = [{ path: `attachments.${index}.archivo`, message: result.errors.file }];
      return refuseOutcome({ status: 'invalid', issues });
    }
    if (result.status !== 'stored') return refuseOutcome(result);
    kept.push({ mediaId: result.file.mediaId, description });
  }
  return kept;
}

/** Source: docs/rules.md 10.16. */
export const askingOperations: readonly Operation[] = [
  operationOrAnonymous(
    { permission: 'invitations.create' },
    {
      method: 'post',
      path: '/invitations',
      tag,
      operationId: 'createInvitation',
      summary: 'Invite a person; without a token, request an account at the company of this host',
      headers: commandHeaders,
      body: newInvitation,
      anonymousBody: accountRequest,
      largestBody: LARGEST_WITH_FILES,
      answer: {
        status: 201,
        description:
          'The invitation, whose link is being sent; or the account request, which is pending. The answer never reveals whether the e-mail is known: its owner is told by e-mail.',
        schema: z.union([invitationAnswer, asked]),
      },
      async handle({ services, session, body, context }) {
        const { actor } = session;
        const id = await makeOnce({ services, session, context }, body, async (keep) => {
          const form = readByForm(invitationSchema, toInvitationForm(body), toInvitationPath);
          const result = await createInvitation(services, actor, form, keep);
          return result.status === 'created' ? result.invitationId : refuseOutcome(result, toInvitationPath);
        });
        return findInvitation(services, actor, Number(id), new Set(INVITATION_PARTS));
      },
      async handleAnonymous({ services, tenant, language, body: { attachments = [], ...sent }, context }) {
        // Echoes the key as to users with a session; a repeated request creates no second one, under any key.
        commandKey(context);
        // The default tenant accepts no account requests.
        if (tenant.isDefault) throw new Problem('not_found');
        const address = context.env.incoming.ip ?? '';
        const unknown = attachments.map(({ descripcion }) => ({ mediaId: UNKNOWN_FILE, description: descripcion }));
        const toPath = (path: string) => toInvitationPath(path, attachments);
        readByForm(accountRequestSchema, toInvitationForm(sent, unknown), toPath);
        const files = await keepFiles({ services, tenant, address }, attachments);
        const form = readByForm(accountRequestSchema, toInvitationForm(sent, files), toPath);
        const result = await requestAccount(services, { tenant, address, language, form });
        if (result.status !== 'taken') return refuseOutcome(result, toPath);
        const { role, name, email } = form;
        return { type: role, name, email, status: STATUS_OF_STATE.pending };
      },
    },
  ),
  publicOperation({
    method: 'post',
    path: '/invitations/files',
    tag,
    operationId: 'bringRequestFile',
    takesFile: true,
    summary: 'Upload a large file for an account request, as multipart form data',
    answer: {
      status: 201,
      description: 'The id to use in the request, valid for one day.',
      schema: broughtFile,
    },
    async handle({ services, tenant, context }) {
      const address = context.env.incoming.ip ?? '';
      const kept = await receiveFormFile(context, undefined, (file) =>
        storeRequestFile(services, { tenant, address, file }),
      );
      return kept.status === 'stored' ? kept.file : refuseOutcome(kept);
    },
  }),
  publicOperation({
    method: 'get',
    path: '/invitations/centers',
    tag,
    operationId: 'listRequestableCenters',
    summary: 'List the centers for which an account can be requested',
    query: z.strictObject({
      name: z.string().trim().max(LONGEST_FILTER).default('').meta({ description: 'Part of the name of the center.' }),
    }),
    answer: {
      status: 200,
      description: 'At most thirty.',
      schema: z
        .object({ rows: z.array(z.object({ id: rowId, name: z.string() })).meta({ description: 'By name.' }) })
        .meta({ id: 'RequestableCenters', example: REQUESTABLE_CENTERS }),
    },
    async handle({ services, tenant, query }) {
      if (tenant.isDefault) throw new Problem('not_found');
      return { rows: await searchRequestableCenters(services, tenant.companyId, query.name) };
    },
  }),
];
