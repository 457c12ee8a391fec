import { z } from 'zod';
import type { Basics } from '../demand/content';
import { identifier } from './field';

/** Step 1 of the wizard: doctor, prescriber center and patient. */
export const basicsSchema = z.object({
  doctorId: identifier(),
  prescriberCenterId: identifier(),
  patientId: identifier(),
}) satisfies z.ZodType<Basics>;
