import type { TypedForm } from '@aval/application/drafts/saving/typed-values';
import type { DraftForms } from '@aval/application/drafts/wizard/draft-forms';
import { MOST_SESSIONS } from '@aval/domain/clinical/form-bounds';
import { isKeptDay } from '@aval/domain/validation/fields/kept-days';
import { readFlag, readNumber } from '@aval/domain/validation/fields/readers';
import { LARGEST_INTEGER } from '@aval/domain/validation/fields/row-id';
import { storableText } from '@aval/domain/validation/fields/storable-text';
import { partsThatAreOn } from '@aval/domain/validation/steps/proposed-treatment-schema';
import { Problem } from '../answers/problem';
import { asks, toSteps } from './step-data';
import { DAY_FIELDS, type StepData } from './step-fields';
import { CHEMOTHERAPY_NAMES, MARKER_PLACES } from './step-names';

interface Idle {
  path: string;
  message: string;
}

/**
 * Refuses by name each field that would be dropped when the draft is sent in its resulting state, since the sender
 * would believe it stored. Null, an empty list and false request nothing and are accepted. Also refuses values that
 * would be stored differently. Source: docs/rules.md 10.12.
 */
export function refuseIdleSteps(sent: StepData, stored: DraftForms): void {
  const issues = [...unkept(sent), ...idleSteps(sent, stored)];
  if (issues.length > 0) throw new Problem('invalid', { issues });
}

export function idleSteps(sent: StepData, stored: DraftForms): Idle[] {
  const after = { ...stored, ...toSteps(sent, stored) };
  return [
    ...idleMarkers(sent, after.protocol),
    ...idleTreatments(sent, after.treatment),
    ...(asks(sent.esquemaTratamientoPrevio) && saysNo(after.extras?.evolutivo)
      ? [idle('esquemaTratamientoPrevio', 'not_evolutivo')]
      : []),
  ];
}

function idleMarkers(sent: StepData, protocol: TypedForm | null): Idle[] {
  const type = asks(protocol?.type) ? protocol?.type : null;
  const others = MARKER_PLACES.filter(({ wire, tumourType }) => tumourType !== type && asks(fieldOf(sent, wire)));
  return others.map(({ wire }) => idle(wire, type === null ? 'type_first' : 'of_other_type'));
}

function idleTreatments(sent: StepData, after: TypedForm | null): Idle[] {
  const { chemotherapy, radiotherapy } = partsThatAreOn(after);
  const chemotherapyFields = Object.keys(CHEMOTHERAPY_NAMES).filter((wire) => asks(fieldOf(sent, wire)));
  const radiotherapyFields = asks(sent.tratamientosRadioterapicos) ? ['tratamientosRadioterapicos'] : [];
  return [
    ...(chemotherapy ? [] : chemotherapyFields.map((wire) => idle(wire, 'chemotherapy_off'))),
    ...(radiotherapy ? [] : radiotherapyFields.map((wire) => idle(wire, 'radiotherapy_off'))),
    ...(chemotherapy ? beyondSessions(sent, chemotherapy) : []),
    ...repeatedSessions(sent),
  ];
}

/**
 * Refuses sessions above the number of sessions, which are dropped when the demand is sent, as in the form. Source:
 * docs/rules.md 8.10.
 */
function beyondSessions(sent: StepData, { sessionsPerCycle }: Readonly<Record<string, unknown>>): Idle[] {
  const most = readNumber(sessionsPerCycle)?.value;
  if (most === undefined) return [];
  const dates = sent.quimioterapicoFechasSesiones ?? [];
  const lines = sent.quimioterapicoFarmacos ?? [];
  return [
    ...dates.flatMap(({ session }, place) =>
      session > most ? [idle(`quimioterapicoFechasSesiones.${place}.session`, 'session_beyond')] : [],
    ),
    ...lines.flatMap(({ administrarEnSesiones }, line) =>
      administrarEnSesiones.flatMap((session, place) =>
        session > most ? [idle(`quimioterapicoFarmacos.${line}.administrarEnSesiones.${place}`, 'session_beyond')] : [],
      ),
    ),
  ];
}

/** Dates are stored by session number, so one of two with the same number would be lost. */
function repeatedSessions({ quimioterapicoFechasSesiones: dates = [] }: StepData): Idle[] {
  return dates.flatMap(({ session }, place) => {
    const path = `quimioterapicoFechasSesiones.${place}.session`;
    if (session < 1 || session > MOST_SESSIONS) return [idle(path, 'invalid_value')];
    return dates.findIndex((each) => each.session === session) < place ? [idle(path, 'session_twice')] : [];
  });
}

/**
 * Refuses values that fit their type and would be stored differently: a day in an impossible year, a number outside of
 * every field's range, a text with characters that are removed. The schema still accepts them, for answers with older
 * content.
 */
function unkept(sent: unknown, at: readonly string[] = []): Idle[] {
  if (typeof sent !== 'object' || sent === null || ArrayBuffer.isView(sent)) return [];
  return Object.entries(sent).flatMap(([name, value]) => {
    const path = [...at, name];
    const why = typeof value === 'object' ? null : whyUnkept(name, value);
    return why === null ? unkept(value, path) : [idle(path.join('.'), why)];
  });
}

function whyUnkept(name: string, value: unknown): Reason | null {
  if (typeof value === 'number') {
    if (Math.abs(value) > LARGEST_INTEGER) return 'too_big';
    return (readNumber(value)?.decimals ?? 0) > 2 ? 'not_multiple_of' : null;
  }
  if (typeof value !== 'string') return null;
  if (DAY_FIELDS.has(name)) return isKeptDay(value) ? null : 'day';
  return storableText(value) === value ? null : 'characters';
}

type Reason =
  | 'chemotherapy_off'
  | 'radiotherapy_off'
  | 'type_first'
  | 'of_other_type'
  | 'not_evolutivo'
  | 'session_beyond'
  | 'session_twice'
  | 'invalid_value'
  | 'day'
  | 'too_big'
  | 'not_multiple_of'
  | 'characters';

function idle(path: string, why: Reason): Idle {
  return { path, message: `api:issue.${why}` };
}

function fieldOf(sent: StepData, wire: string): unknown {
  return (sent as Readonly<Record<string, unknown>>)[wire];
}

/** A missing answer is not a no. */
function saysNo(typed: unknown): boolean {
  return typed !== undefined && readFlag(typed) === false;
}
