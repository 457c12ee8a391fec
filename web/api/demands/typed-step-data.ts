import type { Typed } from '@aval/application/drafts/saving/typed-values';
import type { DraftForms } from '@aval/application/drafts/wizard/draft-forms';
import { MARKERS } from '@aval/domain/catalogue/markers';
import type { TumourType } from '@aval/domain/demand/content/content';
import { isEmpty, readCivilDate, readFlag, readList, readNumber } from '@aval/domain/validation/fields/readers';
import { partsThatAreOn } from '@aval/domain/validation/steps/proposed-treatment-schema';
import { z } from 'zod';
import { answersOf } from './step-data';
import { type StepData, stepDataSchema } from './step-fields';
import { MARKER_PLACES } from './step-names';
import { type Group, inWords } from './step-parts';
import { wirePathOf } from './wire-path';

/**
 * What lies in a draft in the words of the specification, field by field, complete or not: what a field of the answer cannot carry, a date that is
 * none or a choice that no list has, is null there. A part that is switched off is left out, as is a step that nobody has opened. Source:
 * docs/rules.md 10.12.
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

/** The date of an infusor that is switched off stays typed and is not said. */
function infusorsOff(chemotherapy: Group): Group {
  const isOff = (name: string) => name in chemotherapy && readFlag(chemotherapy[name]) === false;
  return {
    ...(isOff('infusorImplant') ? { quimioterapicoImplantacionInfusor: null } : {}),
    ...(isOff('infusorRemoval') ? { quimioterapicoRetiradaInfusor: null } : {}),
  };
}

/** A marker says a number or words in one field: which, follows from what is measured. */
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

/** What was typed, as a field takes it; of what it cannot take null or nothing is left, and undefined where it takes neither. */
function readAs(schema: z.ZodType, typed: unknown): unknown {
  const kind = bare(schema);
  // It says again what another field says.
  if (kind instanceof z.ZodUnknown) return undefined;
  const read = readKind(kind, typed);
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

/** Without what lets a field be left out or be empty. */
function bare(schema: z.ZodType): z.ZodType {
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isWrapped ? bare(schema.unwrap() as z.ZodType) : schema;
}
