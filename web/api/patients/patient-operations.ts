import { findPatientExternalIds } from '@aval/application/external-ids/find-external-ids';
import { createKnowingly } from '@aval/application/patients/create-knowingly';
import { editPatient } from '@aval/application/patients/edit-patient';
import { getPatient } from '@aval/application/patients/get-patient';
import { isPatientInSight } from '@aval/application/patients/is-patient-in-sight';
import { listPatientCompanies } from '@aval/application/patients/list-patient-companies';
import type { Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import { z } from 'zod';
import { Problem } from '../answers/problem';
import { refuseOutcome } from '../answers/refuse-outcome';
import { tellRevision } from '../answers/tell-revision';
import { type Asked, type Known, type Operation, operation } from '../operations/operation';
import { commandHeaders } from '../requests/command-key';
import { expectedRevision, revisionHeaders } from '../requests/expected-revision';
import { includeQuery } from '../requests/include-query';
import { makeOnce } from '../requests/make-once';
import { patientParams } from '../schemas/atoms';
import { chooseCompany } from './choose-company';
import { listingOperations } from './listing-operations';
import {
  editedPatient,
  fromPatientDetail,
  PATIENT_PARTS,
  patientAnswer,
  patientFields,
  toPatientForm,
  toPatientPath,
} from './patient-fields';

const tag = 'Patients';

const ABOUT_PATIENT = {
  params: patientParams,
  isInSight: (services: Services, actor: Actor, { id }: { id: number }) => isPatientInSight(services, actor, id),
};

type Reading = Pick<Asked<unknown, unknown, unknown> & Known, 'services' | 'session' | 'context'>;

/**
 * Returns a visible patient, or throws `not_found`. With `asksAgain`, data just sent or shown is read without another
 * access record.
 */
async function find({ services, session, context }: Reading, patientId: number, asksAgain: boolean) {
  const found = await getPatient(services, session.actor, { patientId, asksAgain });
  if (!found) throw new Problem('not_found');
  tellRevision(context, found.patient.revision);
  return found;
}

/** Returns the answer about a visible patient, with the identifiers of the sender's own centers. */
async function answer(reading: Reading, patientId: number, asksAgain: boolean) {
  const found = await find(reading, patientId, asksAgain);
  const externalIds = await findPatientExternalIds(reading.services, reading.session.actor, [patientId]);
  return fromPatientDetail(found, externalIds.get(patientId));
}

/** Source: docs/rules.md 10.10. */
export const patientOperations: readonly Operation[] = [
  ...listingOperations,
  operation(
    { permission: 'patients.create' },
    {
      method: 'post',
      path: '/patients',
      tag,
      operationId: 'createPatient',
      summary: 'Create a patient',
      description:
        'All fields but `contactEmail`, `documentKind` and `externalIds` are required; `companyId` is required if you work for several companies. If there are patients who may be the same person, the answer is 409 `alike` with their `ids`. Send them in `knows` to create the patient anyway.',
      headers: commandHeaders,
      body: patientFields,
      answer: {
        status: 201,
        locatedAt: '/patients/{id}',
        description: 'The new patient. Repeating the request with the same key returns the same patient.',
        schema: patientAnswer,
        hasRevision: true,
      },
      problems: ['alike'],
      async handle(asked) {
        const { services, session, body } = asked;
        const { companyId: named, knows, externalIds, ...sent } = body;
        const patientId = await makeOnce(asked, body, async (keep) => {
          const company = chooseCompany(await listPatientCompanies(services, session.actor), named);
          const form = toPatientForm(sent, null);
          const patient = { companyId: company.id, form, knows, externalIds };
          const result = await createKnowingly(services, session.actor, patient, keep);
          if (result.status === 'alike') throw new Problem('alike', { ids: result.patients.map(({ id }) => id) });
          return result.status === 'created' ? result.patient.id : refuseOutcome(result, toPatientPath);
        });
        return answer(asked, Number(patientId), true);
      },
    },
  ),
  operation(
    { permission: 'patients.view' },
    {
      method: 'get',
      path: '/patients/{id}',
      tag,
      operationId: 'getPatient',
      leavesRecord: true,
      summary: 'Get a patient',
      description: 'Returns the patient with company, author and files. Each call is recorded as an access.',
      deprecated: [{ since: '2026-11-29', parameters: ['include'], instead: 'The answer always includes everything.' }],
      ...ABOUT_PATIENT,
      query: z.strictObject({
        include: includeQuery(PATIENT_PARTS).meta({
          deprecated: true,
          description: 'The answer always includes everything.',
        }),
      }),
      answer: { status: 200, description: 'The current values.', schema: patientAnswer, hasRevision: true },
      handle: (asked) => answer(asked, asked.params.id, false),
    },
  ),
  operation(
    { permission: 'patients.edit' },
    {
      method: 'put',
      path: '/patients/{id}',
      tag,
      operationId: 'updatePatient',
      summary: 'Edit a patient',
      description:
        'Changes the fields that are sent and leaves the others. Demands that were already sent keep the patient as he or she was.',
      ...ABOUT_PATIENT,
      headers: revisionHeaders,
      body: editedPatient,
      answer: { status: 200, description: 'The new values.', schema: patientAnswer, hasRevision: true },
      async handle(asked) {
        const { services, session, params, body, context } = asked;
        const { patient, mayEdit } = await find(asked, params.id, true);
        if (!mayEdit) throw new Problem('forbidden');
        const revision = expectedRevision(context) ?? patient.revision;
        const { externalIds, ...sent } = body;
        const form = toPatientForm(sent, patient);
        const edit = { patientId: params.id, revision, form, externalIds };
        const result = await editPatient(services, session.actor, edit);
        if (result.status !== 'done' && result.status !== 'unchanged') return refuseOutcome(result, toPatientPath);
        return answer(asked, params.id, true);
      },
    },
  ),
];
