import type { Session } from '@aval/application/access/load-session';
import { prescribingCenters } from '@aval/application/context/filing-place';
import { createDraft } from '@aval/application/drafts/create-draft';
import type { FirstContent } from '@aval/application/drafts/first-content';
import { NOTHING_WRITTEN } from '@aval/application/drafts/wizard/draft-forms';
import { message } from '@aval/domain/validation/fields/message';
import { z } from 'zod';
import { Problem } from '../answers/problem';
import { refuseOutcome } from '../answers/refuse-outcome';
import { CREATED_DEMAND } from '../examples/demand-answer-examples';
import { NEW_DEMAND } from '../examples/demand-examples';
import { type Operation, operation } from '../operations/operation';
import { commandHeaders, commandKey } from '../requests/command-key';
import { LARGEST_WITH_FILES } from '../requests/read-large-body';
import { sentHash } from '../requests/sent-hash';
import { reference, rowId, uuid } from '../schemas/atoms';
import { toUpload } from '../schemas/sent-file';
import { doctorOf } from './doctor-of';
import { refuseIdleSteps } from './idle-step-fields';
import { refuseOtherNames } from './repeated-names';
import { asSent, toSteps } from './step-data';
import { wirePathOf } from './wire-path';
import { draftSchema, refuseNotSentBefore, sentPathOf } from './write-copy';

export const createdDemand = z
  .object({ id: uuid, reference, companyId: rowId })
  .meta({ id: 'CreatedDemand', example: CREATED_DEMAND });

const newDemand = draftSchema
  .omit({ eliminarFicherosAdjuntos: true, revision: true })
  .extend({
    doctorId: rowId
      .nullish()
      .meta({ description: 'On whose behalf; omitted by a doctor, and by an assistant of one.' }),
    patientId: rowId.meta({ description: 'An id from /patients.' }),
    status: z.literal('DRAFT').optional().meta({ deprecated: true, description: 'Always DRAFT; may be omitted.' }),
  })
  .meta({ id: 'NewDemand', example: NEW_DEMAND });

type Sent = Omit<z.output<typeof newDemand>, 'doctorId' | 'status'>;

/** Returns the doctor's only prescribing center, for a request that names none. */
function centerOf({ contextOptions }: Session, doctorId: number): number | undefined {
  const [only, ...others] = prescribingCenters(contextOptions, doctorId);
  return others.length === 0 ? only?.id : undefined;
}

/** Returns the content beside step 1; a new demand has no uploaded files to refer to. */
function contentOf({ ficherosAdjuntos = [], ...sent }: Sent): FirstContent | undefined {
  const files = ficherosAdjuntos.map((file, index) => {
    if (!('archivo' in file))
      throw new Problem('invalid', {
        issues: [{ path: `ficherosAdjuntos.${index}.id`, message: message('fileUnknown') }],
      });
    return { description: file.descripcion, file: toUpload(file.archivo) };
  });
  refuseNotSentBefore(ficherosAdjuntos);
  refuseIdleSteps(sent, NOTHING_WRITTEN);
  const steps = toSteps(sent, NOTHING_WRITTEN);
  return Object.keys(steps).length + files.length > 0 ? { steps, files } : undefined;
}

/**
 * Creates a draft with all of the input, or nothing; the same key again returns the same draft. Source: docs/rules.md
 * 10.8.
 */
export const createDemandOperation: Operation = operation(
  { permission: 'demands.create' },
  {
    method: 'post',
    path: '/demands',
    tag: 'Demands',
    operationId: 'createDemand',
    summary: 'Create a draft',
    description:
      '`patientId` is required. `centerPrescriptorId` is required if the doctor has several prescribing centers, and `doctorId` if an assistant works for several doctors. All other fields may be sent now or later. Nobody at the insurer can see the draft until it is sent.',
    body: newDemand,
    headers: commandHeaders,
    largestBody: LARGEST_WITH_FILES,
    answer: {
      status: 201,
      description: 'The draft with its reference. Repeating the request with the same key returns the same draft.',
      schema: createdDemand,
      locatedAt: '/demands/{id}',
    },
    async handle({ services, session, body: { doctorId: named, status: _draft, ...sent }, context }) {
      const doctorId = doctorOf(session, named);
      const content = contentOf(sent);
      await refuseOtherNames(services, session.actor, sent);
      const result = await createDraft(services, session.actor, {
        newDemandId: commandKey(context),
        doctorId,
        sentSha256: sentHash({ doctorId: named, ...sent }),
        externalId: sent.externalId,
        form: {
          prescriberCenterId: sent.centerPrescriptorId ?? centerOf(session, doctorId),
          patientId: sent.patientId,
          exactNumber: sent.cardNumber,
        },
        ...(content ? { content } : {}),
      });
      // The key belongs to another demand, or was sent with other content.
      if (result.status === 'not_found') throw new Problem('key_reused');
      if (result.status === 'invalid' && result.of === 'content') {
        return refuseOutcome(result, (path) => asSent(sentPathOf(path, sent.type), sent));
      }
      if (result.status !== 'created') return refuseOutcome(result, (path) => wirePathOf(`basics.${path}`));
      return { id: result.demandId, reference: result.reference, companyId: result.companyId };
    },
  },
);
