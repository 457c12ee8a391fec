import { OPTIONS } from '@aval/domain/catalogue/options';
import { z } from 'zod';
import { oneOf } from '../../schemas/among';
import { day, rowId } from '../../schemas/atoms';
import { AS_TYPED } from '../step-fields';

const letter = z.string().meta({ description: 'Of the line, from A.' });
const session = z.int().meta({ description: 'Its number, from 1.' });
const startDate = day.meta({ description: 'Of the first session.' });

/** Requested treatment in a row: only its days. Source: docs/rules.md 10.12. */
export const plannedOfRow = {
  radiotherapyTreatments: z
    .array(z.object({ fechaInicio: startDate, numeroSesiones: z.int().meta({ description: 'How many sessions.' }) }))
    .optional()
    .meta({ description: 'Of what was sent; what else they are is told with the demand, which is a look.' }),
  chemotherapySessions: z
    .array(z.object({ session, date: day }))
    .optional()
    .meta({ description: 'Of the current cycle.' }),
};

/** Requested and earlier treatments in the detail of a demand; fields not yet typed in a draft are null. */
export const plannedOfDemand = {
  previousTreatments: z
    .array(
      z.object({
        type: oneOf(OPTIONS.previousTreatment).nullable().meta({ description: 'Of the therapy.' }),
        date: day.nullable(),
        description: z.string().nullable().meta({ description: 'In words.' }),
      }),
    )
    .optional()
    .meta({ description: 'As in tratamientosPrevios.' }),
  radiotherapyTreatments: z
    .array(
      z.object({
        intencion: oneOf(OPTIONS.intention).nullable().meta({ description: 'Of the treatment.' }),
        fechaInicio: startDate.nullable().meta({ description: 'Of the first session.' }),
        numeroSesiones: z
          .number()
          .nullable()
          .meta({ description: `How many sessions. ${AS_TYPED}` }),
        treatmentCodes: z
          .array(
            z.object({
              id: rowId,
              code: z.string().meta({ description: 'As the company bills it.' }),
              type: z.string().meta({ description: 'The technique.' }),
            }),
          )
          .meta({ description: 'Of the catalogue of codes.' }),
      }),
    )
    .optional()
    .meta({ description: 'Each course.' }),
  chemotherapySessions: z
    .array(
      z.object({
        session,
        date: day.nullable(),
        drugs: z.array(z.string()).meta({ description: 'Names of what is given in it.' }),
        letters: z.array(z.string()).meta({ description: 'Their lines.' }),
      }),
    )
    .optional()
    .meta({ description: 'Of the current cycle.' }),
  chemotherapyDrugs: z
    .array(
      z.object({
        drugId: rowId.nullable(),
        nombre: z.string().meta({ description: 'Of the drug; empty while none is chosen.' }),
        letter,
        presentationId: rowId.nullable(),
        presentation: z.string().meta({ description: 'The pack in words.' }),
        nationalCode: z.string().meta({ description: 'The código nacional of the pack.' }),
      }),
    )
    .optional()
    .meta({ description: 'Each line of the chemotherapy.' }),
};
