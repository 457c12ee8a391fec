import { findDemandDoctor } from '@aval/application/demands/detail/find-demand-doctor';
import type { Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import { Problem } from '../answers/problem';
import { refuseParameter } from '../answers/refuse-parameter';
import type { Deprecation } from '../operations/operation';
import { filterId, rowId } from '../schemas/atoms';

const REPEATED = { deprecated: true, description: 'The doctor of the demand: send that one, or omit it.' };

/** The doctor of a demand, repeated in the query and in the body of its operations. Source: docs/rules.md 10.12. */
export const doctorInQuery = filterId.meta(REPEATED);
export const doctorInBody = rowId.nullish().meta(REPEATED);

/** Announces that the doctor of a demand is not asked for in the query. */
export const DEPRECATED_DOCTOR: Deprecation = {
  since: '2026-11-25',
  parameters: ['doctorId'],
  instead: 'A demand has its doctor.',
};

interface Repeated {
  services: Services;
  actor: Actor;
  demandId: string;
  doctorId: number | null | undefined;
}

/** Refuses another doctor than that of the demand in the body. */
export async function refuseOtherDoctor(repeated: Repeated): Promise<void> {
  if (await isOther(repeated)) {
    throw new Problem('invalid', { issues: [{ path: 'doctorId', message: 'api:issue.not_its_doctor' }] });
  }
}

/** Refuses another doctor than that of the demand in the query. */
export async function refuseOtherDoctorInQuery(repeated: Repeated): Promise<void> {
  if (await isOther(repeated)) refuseParameter('doctorId', 'not_its_doctor');
}

async function isOther({ services, actor, demandId, doctorId }: Repeated): Promise<boolean> {
  if (doctorId === undefined || doctorId === null) return false;
  const standing = await findDemandDoctor(services, actor, demandId);
  return standing !== null && standing !== doctorId;
}
