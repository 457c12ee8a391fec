import { type Typed, type TypedForm, typedGroup } from '@aval/application/drafts/saving/typed-values';
import type { DraftForms, DraftStep } from '@aval/application/drafts/wizard/draft-forms';
import { MOST_SESSIONS } from '@aval/domain/clinical/form-bounds';
import type { DemandContent } from '@aval/domain/demand/content/content';
import { isEmpty, readNumber } from '@aval/domain/validation/fields/readers';
import { partsThatAreOn } from '@aval/domain/validation/steps/proposed-treatment-schema';
import { Problem } from '../answers/problem';
import type { StepData } from './step-fields';
import {
  CHEMOTHERAPY_NAMES,
  DRUG_NAMES,
  EXPOSURE_NAMES,
  EXTRAS_NAMES,
  MARKER_PLACES,
  PREVIOUS_TREATMENT_NAMES,
  PROTOCOL_NAMES,
  RADIOTHERAPY_NAMES,
  SAME_FIELDS,
} from './step-names';
import { type Group, inWords, type Names } from './step-parts';
import { pathOfWire, wirePathOf } from './wire-path';

export type StepContents = { [Part in Exclude<keyof DemandContent, 'basics'>]: DemandContent[Part] | null };

/**
 * Writes the input over the wizard's forms: returns the steps it concerns, as their pages would send them. Source:
 * docs/rules.md 10.12.
 */
export function toSteps(asked: StepData, forms: DraftForms): Partial<Record<DraftStep, TypedForm>> {
  const sent = saidOnce(asked, forms);
  const written: Record<DraftStep, TypedForm | null> = {
    protocol: toProtocol(sent, forms.protocol),
    previousTreatments: toPrevious(sent, forms.previousTreatments),
    treatment: toTreatment(sent, forms.treatment),
    extras: overwritten({ ...sent, ...answersOf(sent, pathOfWire) }, EXTRAS_NAMES, forms.extras),
  };
  return Object.fromEntries(Object.entries(written).filter(([, form]) => form !== null));
}

/**
 * Resolves two fields of one meaning to the changed one, so that a client may send back all fields with one of them
 * changed; refuses two different changes.
 */
function saidOnce(asked: StepData, { treatment }: DraftForms): StepData {
  const stored = isForm(treatment?.chemotherapy) ? treatment.chemotherapy : {};
  const sent = { ...asked };
  for (const [one, other] of SAME_FIELDS) {
    if (sent[one] === undefined || sent[other] === undefined || sent[one] === sent[other]) continue;
    const held = readNumber(stored[CHEMOTHERAPY_NAMES[one]])?.value ?? null;
    if (sent[one] === held) delete sent[one];
    else if (sent[other] === held) delete sent[other];
    else throw new Problem('invalid', { issues: [{ path: other, message: 'api:issue.says_otherwise' }] });
  }
  return sent;
}

/** The two lists may be sent separately. */
function toPrevious(sent: StepData, stored: TypedForm | null): TypedForm | null {
  const { tratamientosPrevios: treatments, exposiciones: exposures } = sent;
  if (!treatments && !exposures) return null;
  return {
    ...stored,
    ...typedSent({
      previousTreatments: treatments?.map((each) => renamed(each, PREVIOUS_TREATMENT_NAMES)),
      exposures: exposures?.map((each) => renamed(each, EXPOSURE_NAMES)),
    }),
  };
}

/** Maps content to the specification's names; of a draft, its complete steps. */
export function toStepData({ protocol, previousTreatments, exposures, treatment, extras }: StepContents): StepData {
  const { chemotherapy = null, radiotherapy = null } = treatment ?? {};
  const toWire = (path: string) => wirePathOf(path, protocol?.type);
  const said = inWords({
    protocol,
    markers: protocol ? markersOf(protocol) : {},
    previousTreatments,
    exposures,
    treatment,
    chemotherapy,
    drugs: chemotherapy?.drugs.map(({ priceCents, ...line }) => ({ ...line, price: priceCents / 100 })) ?? [],
    sessionDates: chemotherapy?.sessionDates ?? [],
    radiotherapy,
    extras,
  }) as StepData;
  return { ...said, ...answersOf(said, toWire) };
}

/** Renames the fields that answers to findings refer to, as in findings. */
export function answersOf(
  { justificaciones: answers }: StepData,
  nameOf: (field: string) => string,
): Pick<StepData, 'justificaciones'> {
  return answers
    ? {
        justificaciones: answers.map(({ rule, field, drugId, text }) => ({ rule, field: nameOf(field), drugId, text })),
      }
    : {};
}

/** Markers of other tumour types are ignored. Source: docs/rules.md 8.8. */
function toProtocol(sent: StepData, stored: TypedForm | null): TypedForm | null {
  const tumourType = sent.type === undefined ? stored?.type : sent.type;
  const markers = MARKER_PLACES.filter((place) => place.tumourType === tumourType && place.wire in sent);
  const form = overwritten(sent, PROTOCOL_NAMES, stored);
  if (markers.length === 0) return form;
  const names = Object.fromEntries(markers.map(({ wire, name }) => [wire, name]));
  const before = stored?.markers;
  return { ...(form ?? stored ?? {}), markers: overwritten(sent, names, isForm(before) ? before : null) ?? {} };
}

function markersOf({ type, markers }: DemandContent['protocol']): Group {
  const places = MARKER_PLACES.filter(({ tumourType }) => tumourType === type);
  return Object.fromEntries(places.map(({ wire, name }) => [wire, markers[name] ?? null]));
}

function toTreatment(sent: StepData, stored: TypedForm | null): TypedForm | null {
  const { quimioterapicoFarmacos: lines, tratamientosRadioterapicos: courses } = sent;
  const { tratamientoQuimioterapico: chemotherapyOn, tratamientoRadioterapico: radiotherapyOn } = sent;
  const before = stored?.chemotherapy;
  const { quimioterapicoFechasSesiones: sessions } = sent;
  const named = {
    ...sent,
    ...(lines
      ? {
          quimioterapicoFarmacos: lines.map((line, place) => ({
            ...leftOut(place, lines, before),
            ...renamed(line, DRUG_NAMES),
          })),
        }
      : {}),
    ...(sessions ? { quimioterapicoFechasSesiones: atTheirNumbers(sessions) } : {}),
  };
  const asksForDrugs = Object.keys(CHEMOTHERAPY_NAMES).some((wire) => asks((sent as Group)[wire]));
  // Emptying fields of a part that has not been started does not start it.
  const chemotherapy =
    asksForDrugs || before ? overwritten(named, CHEMOTHERAPY_NAMES, isForm(before) ? before : null) : null;
  const radiotherapy = courses?.map((course) => typedSent(renamed(course, RADIOTHERAPY_NAMES)));
  if (!chemotherapy && !radiotherapy && chemotherapyOn === undefined && radiotherapyOn === undefined) return null;
  return {
    ...stored,
    ...(chemotherapy ? { chemotherapy: { ...chemotherapy, ...infusorSwitches(sent) } } : {}),
    ...(radiotherapy ? { radiotherapy } : {}),
    ...begun('chemotherapyOn', asksForDrugs, stored),
    ...begun('radiotherapyOn', asks(courses), stored),
    ...switched('chemotherapyOn', chemotherapyOn),
    ...switched('radiotherapyOn', radiotherapyOn),
  };
}

/**
 * Returns price and amount of the stored line with the same drug and pack, at its position or as the only one of its
 * drug, for a line that omits them.
 */
function leftOut(
  place: number,
  lines: NonNullable<StepData['quimioterapicoFarmacos']>,
  stored: Typed | undefined,
): Group {
  const drugs = isForm(stored) && Array.isArray(stored.drugs) ? stored.drugs.filter(isForm) : [];
  const drugId = lines[place]?.drugId ?? null;
  if (drugId === null) return {};
  const [only, ...others] = drugs.filter((each) => Number(each.drugId) === drugId);
  const isOnly = others.length === 0 && lines.filter((each) => each.drugId === drugId).length === 1;
  const isSame = (each: TypedForm | undefined) =>
    Number(each?.drugId) === drugId && Number(each?.presentationId) === lines[place]?.presentationId;
  const line = isSame(drugs[place]) ? drugs[place] : isOnly && isSame(only) ? only : undefined;
  return Object.fromEntries(['price', 'amount'].flatMap((name) => (line?.[name] ? [[name, line[name]]] : [])));
}

/**
 * A part starts with its first field, unless the draft declines it: then only its own switch starts it. Source:
 * docs/rules.md 10.12.
 */
function begun(name: 'chemotherapyOn' | 'radiotherapyOn', asksForIt: boolean, stored: TypedForm | null): TypedForm {
  const { chemotherapy, radiotherapy } = partsThatAreOn(stored);
  const isSaid = stored?.[name] !== undefined || chemotherapy !== null || radiotherapy !== null;
  return asksForIt && !isSaid ? { [name]: 'on' } : {};
}

/** Whether a value requests something; null, an empty list and false do not. */
export function asks(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== false && !isEmpty(value);
}

/** Returns the dates of sessions, each at the position of its number; null for missing ones. */
function atTheirNumbers(sent: NonNullable<StepData['quimioterapicoFechasSesiones']>): (string | null)[] {
  const dates = new Map(sent.map(({ session, date }) => [session, date]));
  const last = Math.min(Math.max(0, ...dates.keys()), MOST_SESSIONS);
  return Array.from({ length: last }, (_, index) => dates.get(index + 1) ?? null);
}

/** Sets the form's infusor switches, which the API expresses by the dates. */
function infusorSwitches({
  quimioterapicoImplantacionInfusor: implant,
  quimioterapicoRetiradaInfusor: removal,
}: StepData) {
  return {
    ...switched('infusorImplant', implant === undefined ? undefined : implant !== null),
    ...switched('infusorRemoval', removal === undefined ? undefined : removal !== null),
  };
}

/** Sets a switch; when off it is present and empty, since without it the fields beside it would imply that it is on. */
function switched(name: string, value: boolean | null | undefined): TypedForm {
  return value === undefined ? {} : { [name]: value ? 'on' : '' };
}

/** Returns a form overwritten with the sent fields; null when none was sent. */
function overwritten(sent: Group, names: Names, stored: TypedForm | null): TypedForm | null {
  const given = Object.keys(names).filter((wire) => sent[wire] !== undefined);
  if (given.length === 0) return null;
  const form = { ...stored };
  for (const wire of given) delete form[names[wire] ?? ''];
  return { ...form, ...typedSent(renamed(sent, names)) };
}

/**
 * Converts null and false to empty values instead of omitting them: an absent field counts as not sent, so changes of
 * locked fields would go unchecked.
 */
function typedSent(sent: Group): TypedForm {
  return typedGroup(emptied(sent) as Group);
}

function emptied(sent: unknown): unknown {
  if (Array.isArray(sent)) return sent.map(emptied);
  if (typeof sent !== 'object' || sent === null) return sent === null || sent === false ? '' : sent;
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, emptied(value)]));
}

function renamed(sent: Group, names: Names): Group {
  return Object.fromEntries(
    Object.entries(names).flatMap(([wire, name]) => (wire in sent ? [[name, sent[wire]]] : [])),
  );
}

function isForm(typed: Typed | undefined): typed is TypedForm {
  return typeof typed === 'object' && !Array.isArray(typed);
}

/** Returns the name under which a field with two names was sent. */
export function asSent(wire: string, sent: StepData): string {
  const same = SAME_FIELDS.find(([one]) => one === wire);
  return same && sent[wire as 'talla'] === undefined && sent[same[1]] !== undefined ? same[1] : wire;
}
