import { MARKERS, type MarkerField, NOT_DONE } from '@aval/domain/catalogue/markers';
import { OPTIONS } from '@aval/domain/catalogue/options';
import { marker as names, option } from '@aval/i18n/en/demands/demand-options';
import { z } from 'zod';
import { among } from '../schemas/among';
import { MARKER_PLACES } from './step-names';

/** Describes the values of a marker, as in the form of the pages. */
function valuesOf(field: MarkerField): string {
  if (field.kind === 'choice') return OPTIONS[field.options].join(', ');
  if (field.kind === 'text') return 'free text';
  const figure = field.kind === 'percent' ? '0 to 100 %' : field.unit;
  return isFigureAlone(field) ? figure : `${figure}, or ${NOT_DONE}`;
}

/** Whether the marker is only a number: optional figures have no word for a test not made. */
function isFigureAlone(field: MarkerField): boolean {
  return field.kind === 'decimal' && field.optional === true;
}

/** Returns the schema of a marker: a number, or a word for a test not made; otherwise text. */
function fieldOf(field: MarkerField | undefined): z.ZodType<string | number | null> {
  if (field?.kind === 'choice') return among(z.string().nullable(), OPTIONS[field.options]);
  if (!field || field.kind === 'text') return z.string().nullable();
  if (isFigureAlone(field)) return z.number().nullable();
  return z.union([z.number(), z.literal(NOT_DONE)]).nullable();
}

/** Markers of all tumour types; a demand has those of its own. */
export const markerFields = Object.fromEntries(
  MARKER_PLACES.map(({ wire, tumourType, name }) => {
    const field = MARKERS[tumourType].find((each) => each.name === name);
    const said = `${names[name as keyof typeof names]}: ${field ? valuesOf(field) : ''}`;
    const description = `${option.tumourType[tumourType]}. ${said}.`;
    return [wire, fieldOf(field).meta({ description })];
  }),
) as Record<string, z.ZodType<string | number | null>>;
