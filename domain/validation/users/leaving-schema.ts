import { group, optionalIdentifier } from '../fields/field';

/** Who takes over what a doctor leaves; whether anybody has to is asked when it is done. Source: docs/rules.md 5.32. */
export const deactivationSchema = group({ toDoctorId: optionalIdentifier() });
