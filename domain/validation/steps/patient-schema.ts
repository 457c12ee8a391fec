import type { z } from 'zod';
import type { CivilDate } from '../../calendar/civil-date';
import { OPTIONS, type Option } from '../../catalogue/options';
import { notBefore, notFuture } from '../fields/date-rules';
import { choice, civilDate, group, text } from '../fields/field';
import { type CardRule, cardNumber, nationalId, optionalEmail } from '../fields/identity';

export interface PatientAnswer {
  type: Option<'patientType'>;
  gender: Option<'gender'>;
  cardNumber: string;
  birthday: CivilDate;
  nationalId: string;
  email: string | null;
  firstName: string;
  lastName: string;
}

export interface PatientContext extends CardRule {
  today: CivilDate;
}

/**
 * Schema of the patient form; the company comes from the context unless `newPatientSchema` adds it.
 * Source: docs/rules.md 3.13, 8.7.
 */
export function patientSchema({ today, ...cardRule }: PatientContext) {
  return group({
    type: choice(OPTIONS.patientType),
    gender: choice(OPTIONS.gender),
    cardNumber: cardNumber(cardRule),
    birthday: civilDate(notBefore('1900-01-01'), notFuture(today)),
    nationalId: nationalId(),
    email: optionalEmail(),
    firstName: text({ min: 3, max: 30, isLine: true }),
    lastName: text({ min: 3, max: 255, isLine: true }),
  }) satisfies z.ZodType<PatientAnswer>;
}
