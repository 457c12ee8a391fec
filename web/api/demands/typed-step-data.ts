import type { Typed } from '@aval/application/drafts/saving/typed-values';
import type { DraftForms } from '@aval/application/drafts/wizard/draft-forms';
import { MARKERS } from '@aval/domain/catalogue/markers';
import type { TumourType } from '@aval/domain/catalogue/tumour-types';
import { isEmpty, readCivilDate, readFlag, readList, readNumber } from '@aval/domain/validation/fields/readers';
import { partsThatAreOn } from '@aval/domain/validation/steps/proposed-treatment-schema';
import { z } from 'zod';
import { answersOf } from './step-data';
import { type StepData, stepDataSchema } from './step-fields';
import { MARKER_PLACES } from './step-names';
import { type Group, inWords } from './step-parts';
import { wirePathOf } from './wire-path';

/**
 * Maps a draft to the specification's names, field by field, complete or not: values that the answer's field cannot
 * hold, such as an invalid date or an unknown choice, become null. Parts that are switched off are omitted, and so are
 * steps that were never opened. Source: docs/rules.md 10.12.
 */
export function toTypedStepData({ protocol, previousTreatments, treatment, extras }: DraftForms): StepData {
  const { chemotherapy, radiotherapy } = partsThatAreOn(treatment);
  const typed: Group = {
    ...inWords({
      protocol,
      markers: protocol ? markersOf(protocol) : {},
      previousTreatments: previousTreatments && groupsOf(previousTreatments.previousTreatments),
      exposures: previousTreatments && groupsOf(previousTreatments.exposures),
      treatment,
      chemotherapy,
      drugs: groupsOf(chemotherapy?.drugs),
      sessionDates: readList(chemotherapy?.sessionDates),
      radiotherapy: radiotherapy && groupsOf(radiotherapy),
      extras,
    }),
    ...(chemotherapy ? infusorsOff(chemotherapy) : {}),
  };
  const fields = Object.keys(typed).flatMap((name) => {
    const schema = (stepDataSchema.shape as Readonly<Record<string, z.ZodType>>)[name];
    const value = schema && readAs(schema, typed[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  const said = Object.fromEntries(fields) as StepData;
  return { ...said, ...answersOf(said, (path) => wirePathOf(path, protocol?.type)) };
}

/** The date of an infusor that is switched off stays stored and is not returned. */
function infusorsOff(chemotherapy: Group): Group {
  const isOff = (name: string) => name in chemotherapy && readFlag(chemotherapy[name]) === false;
  return {
    ...(isOff('infusorImplant') ? { quimioterapicoImplantacionInfusor: null } : {}),
    ...(isOff('infusorRemoval') ? { quimioterapicoRetiradaInfusor: null } : {}),
  };
}

/** Markers are numbers or words, depending on their kind. */
function markersOf({ type, markers }: Readonly<Record<string, Typed>>): Group {
  const places = MARKER_PLACES.filter(({ tumourType }) => tumourType === type);
  const typed = groupOf(markers);
  const said = places.map(({ wire, tumourType, name }) => {
    const isWords = kindOf(tumourType, name) === 'choice' || kindOf(tumourType, name) === 'text';
    return [wire, (isWords ? undefined : readNumber(typed[name])?.value) ?? typed[name]];
  });
  return Object.fromEntries(said);
}

function kindOf(tumourType: TumourType, name: string) {
  return MARKERS[tumourType].find((field) => field.name === name)?.kind;
}

function groupsOf(list: unknown): Group[] {
  return readList(list).map(groupOf);
}

function groupOf(value: unknown): Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Group) : {};
}

/**
 * Converts a typed value to the field's type; null or an empty value when that fails, and undefined when the field
 * accepts neither.
 */
function readAs(schema: z.ZodType, typed: unknown): unknown {
  // A deprecated field follows from other fields.
  if (schema.meta()?.deprecated) return undefined;
  const read = readKind(bare(schema), typed);
  return [read, null, ''].find((value) => value !== undefined && schema.safeParse(value).success);
}

function readKind(kind: z.ZodType, typed: unknown): unknown {
  if (kind instanceof z.ZodArray) {
    const element = kind.element as z.ZodType;
    return readList(typed).flatMap((item) => readAs(element, item) ?? []);
  }
  if (kind instanceof z.ZodObject) {
    if (isEmpty(typed)) return undefined;
    const group = groupOf(typed);
    const fields = Object.entries(kind.shape as Readonly<Record<string, z.ZodType>>);
    const read = fields.map(([name, field]) => [name, readAs(field, group[name])] as const);
    return Object.fromEntries(read.filter(([, value]) => value !== undefined));
  }
  if (kind instanceof z.ZodBoolean) return readFlag(typed);
  if (isEmpty(typed)) return undefined;
  return [typed, readCivilDate(typed), readNumber(typed)?.value].find((value) => kind.safeParse(value).success);
}

/** Returns the schema without optional, nullable and default wrappers. */
function bare(schema: z.ZodType): z.ZodType {
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isWrapped ? bare(schema.unwrap() as z.ZodType) : schema;
}
