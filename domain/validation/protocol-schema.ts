import { z } from 'zod';
import { MARKERS, type MarkerField, NOT_DONE } from '../catalogue/markers';
import { OPTIONS } from '../catalogue/options';
import type { ClinicalProtocol, TumourType } from '../demand/content';
import { choice, decimalOr, type Field, group, integer, optionalDecimal, optionalText, text } from './field';
import { message } from './message';

type MarkerValue = string | number | null;

function markerField(marker: MarkerField): Field<MarkerValue> {
  switch (marker.kind) {
    case 'choice':
      return choice(OPTIONS[marker.options]);
    case 'percent':
      return decimalOr(NOT_DONE, { min: 0, max: 100 });
    case 'decimal':
      return marker.optional ? optionalDecimal({ min: 0 }) : decimalOr(NOT_DONE, { min: 0 });
    case 'text':
      return marker.optional ? optionalText({ max: 2000 }) : text({ max: 2000 });
  }
}

function markersSchema(type: TumourType): z.ZodObject<Record<string, Field<MarkerValue>>> {
  return group(Object.fromEntries(MARKERS[type].map((marker) => [marker.name, markerField(marker)])));
}

const typed = group({
  geriatricAssessment: optionalText(),
  histologicalDiagnosis: text(),
  type: choice(OPTIONS.tumourType),
  t: choice(OPTIONS.t),
  n: choice(OPTIONS.n),
  m: choice(OPTIONS.m),
  stage: choice(OPTIONS.stage),
  ecog: integer({ min: 0, max: 5 }),
  markers: z.record(z.string(), z.unknown(), { error: message('required') }).nullish(),
});

/**
 * Step 2 of the wizard: the clinical protocol, with exactly the markers of the chosen tumour type; what was typed for
 * another type is left out. Source: docs/rules.md 8.8.
 */
export const protocolSchema = typed
  .superRefine(({ type, markers }, context) => {
    if (!type) return;
    for (const issue of markersSchema(type).safeParse(markers ?? {}).error?.issues ?? []) {
      context.addIssue({ code: 'custom', message: issue.message, path: ['markers', ...issue.path] });
    }
  })
  .transform(
    (protocol): ClinicalProtocol => ({
      ...protocol,
      markers: markersSchema(protocol.type).parse(protocol.markers ?? {}),
    }),
  );
