import { OPTIONS } from '@aval/domain/catalogue/options';
import { z } from 'zod';
import { oneOf } from '../../schemas/among';
import { day, rowId } from '../../schemas/atoms';
import { AS_TYPED } from '../step-fields';

const letter = z.string().meta({ description: 'Letter of the line, starting at A.' });
const session = z.int().meta({ description: 'Number, starting at 1.' });
const startDate = day.meta({ description: 'Date of the first session.' });

/** Requested treatment in a row: only its days. Source: docs/rules.md 10.12. */
export const plannedOfRow = {
  radiotherapyTreatments: z
    .array(z.object({ fechaInicio: startDate, numeroSesiones: z.int().meta({ description: 'Number of sessions.' }) }))
    .optional()
    .meta({
      description: 'Days of each course of radiotherapy. Get the demand for the rest, which is recorded as an access.',
    }),
  chemotherapySessions: z
    .array(z.object({ session, date: day }))
    .optional()
    .meta({ description: 'Days of the current cycle.' }),
};

/** Requested and earlier treatments in the detail of a demand; fields not yet typed in a draft are null. */
export const plannedOfDemand = {
  previousTreatments: z
    .array(
      z.object({
        type: oneOf(OPTIONS.previousTreatment).nullable().meta({ description: 'Type of treatment.' }),
        date: day.nullable(),
        description: z.string().nullable().meta({ description: 'Free text.' }),
      }),
    )
    .optional()
    .meta({ description: 'Same values as tratamientosPrevios.' }),
  radiotherapyTreatments: z
    .array(
      z.object({
        intencion: oneOf(OPTIONS.intention).nullable().meta({ description: 'Intent of the treatment.' }),
        fechaInicio: startDate.nullable().meta({ description: 'Date of the first session.' }),
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
          .meta({ description: 'Codes from the code catalogue.' }),
      }),
    )
    .optional()
    .meta({ description: 'Each course of radiotherapy.' }),
  chemotherapySessions: z
    .array(
      z.object({
        session,
        date: day.nullable(),
        drugs: z.array(z.string()).meta({ description: 'Names of the drugs given.' }),
        letters: z.array(z.string()).meta({ description: 'Letters of their lines.' }),
      }),
    )
    .optional()
    .meta({ description: 'Days of the current cycle.' }),
  chemotherapyDrugs: z
    .array(
      z.object({
        drugId: rowId.nullable(),
        nombre: z.string().meta({ description: 'Name of the drug; empty if none is chosen.' }),
        letter,
        presentationId: rowId.nullable(),
        presentation: z.string().meta({ description: 'Description of the pack.' }),
        nationalCode: z.string().meta({ description: 'National code (código nacional) of the pack.' }),
      }),
    )
    .optional()
    .meta({ description: 'Each drug line.' }),
};
