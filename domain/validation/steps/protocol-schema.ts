import { z } from 'zod';
import { MARKERS, type MarkerField, NOT_DONE } from '../../catalogue/markers';
import { OPTIONS } from '../../catalogue/options';
import type { TumourType } from '../../catalogue/tumour-types';
import {
  choice,
  decimalOr,
  type Field,
  group,
  integer,
  optionalChoice,
  optionalDecimal,
  optionalText,
  text,
} from '../fields/field';
import { message } from '../fields/message';

type MarkerValue = string | number | null;

function markerField(marker: MarkerField): Field<MarkerValue> {
  switch (marker.kind) {
    case 'choice':
      return marker.optional
        ? optionalChoice<string>(OPTIONS[marker.options])
        : choice<string>(OPTIONS[marker.options]);
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
  t: choice<string>(OPTIONS.t),
  n: choice<string>(OPTIONS.n),
  m: choice<string>(OPTIONS.m),
  stage: choice<string>(OPTIONS.stage),
  /** Performance status 0 to 5. */
  ecog: integer({ min: 0, max: 5 }),
  markers: z.record(z.string(), z.unknown(), { error: message('required') }).nullish(),
});

/**
 * Schema of step 2 of the wizard: the clinical protocol, with exactly the markers of the chosen tumour type; markers
 * typed for another type are dropped. Source: docs/rules.md 8.8.
 */
export const protocolSchema = typed
  .superRefine(({ type, markers }, context) => {
    if (!type) return;
    for (const issue of markersSchema(type).safeParse(markers ?? {}).error?.issues ?? []) {
      context.addIssue({ code: 'custom', message: issue.message, path: ['markers', ...issue.path] });
    }
  })
  .transform((protocol) => ({
    ...protocol,
    /** Markers of the tumour type: field names in camelCase without the type prefix (`er`, `her2neu`, `ki67`, …). */
    markers: markersSchema(protocol.type).parse(protocol.markers ?? {}),
  }));

export type ClinicalProtocol = z.output<typeof protocolSchema>;
