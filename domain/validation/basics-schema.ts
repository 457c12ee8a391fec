import type { z } from 'zod';
import type { Basics } from '../demand/content';
import { group, identifier } from './field';

/** Step 1 of the wizard: doctor, prescriber center and patient. */
export const basicsSchema = group({
  doctorId: identifier(),
  prescriberCenterId: identifier(),
  patientId: identifier(),
}) satisfies z.ZodType<Basics>;
