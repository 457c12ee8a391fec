import { group, optionalIdentifier } from '../fields/field';

/**
 * Schema of the doctor who takes over from a deactivated one; whether one is needed is checked on deactivation.
 * Source: docs/rules.md 5.32.
 */
export const deactivationSchema = group({ toDoctorId: optionalIdentifier() });
