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
import type { StepData } from './step-fields';
import { CHEMOTHERAPY_NAMES, MARKER_PLACES } from './step-names';

interface Idle {
  path: string;
  message: string;
}

/**
 * Refuses by its name each field that would be left out when the draft is sent, as it stands with what is sent now: its sender takes it for kept.
 * Null, an empty list and false ask for nothing and are taken. A value that would be kept as something else is refused too. Source: docs/rules.md 10.12.
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

/** Sessions above the number of sessions are dropped when the demand is sent, as the form does. Source: docs/rules.md 8.10. */
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

/** A date is kept at the number of its session: of two of one number one would be lost. */
function repeatedSessions({ quimioterapicoFechasSesiones: dates = [] }: StepData): Idle[] {
  return dates.flatMap(({ session }, place) => {
    const path = `quimioterapicoFechasSesiones.${place}.session`;
    if (session < 1 || session > MOST_SESSIONS) return [idle(path, 'invalid_value')];
    return dates.findIndex((each) => each.session === session) < place ? [idle(path, 'session_twice')] : [];
  });
}

const DAY_FIELDS: ReadonlySet<string> = new Set([
  ...['quimioterapicoFechaPrimeraSesion', 'quimioterapicoImplantacionInfusor', 'quimioterapicoRetiradaInfusor'],
  ...['quimioterapicoCreatininaFecha', 'fechaInicio', 'date'],
]);

/**
 * Values that their type takes and that would be kept as something else: a day of a year that nobody can mean, a number that no field holds, a text with
 * characters that are left out. What was filed before there were bounds is still answered, so that the schema of the fields takes them.
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

/** An answer that nobody has given yet is none. */
function saysNo(typed: unknown): boolean {
  return typed !== undefined && readFlag(typed) === false;
}
