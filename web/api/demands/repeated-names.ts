import { findRepeatedNames, type RepeatedNames } from '@aval/application/catalogues/entries/find-repeated-names';
import { type DraftForms, NOTHING_WRITTEN } from '@aval/application/drafts/wizard/draft-forms';
import type { Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import { readNationalCode } from '@aval/domain/catalogue/national-code';
import { isEmpty } from '@aval/domain/validation/fields/readers';
import { Problem } from '../answers/problem';
import { drugsOfSession } from './drugs-of-session';
import { toSteps } from './step-data';
import type { StepData } from './step-fields';
import { toTypedStepData } from './typed-step-data';

interface Stands {
  demandId: string | null;
  forms: DraftForms;
}

const NEW_CONTENT: Stands = { demandId: null, forms: NOTHING_WRITTEN };

/**
 * Refuses fields that follow from others and differ from them: the name of a pack or radiotherapy code, and the drugs
 * and letters of a session. Source: docs/rules.md 10.12.
 */
export async function refuseOtherNames(
  services: Services,
  actor: Actor,
  sent: StepData,
  { demandId, forms }: Stands = NEW_CONTENT,
): Promise<void> {
  const packs = (sent.quimioterapicoFarmacos ?? []).map(({ presentationId, nationalCode }, place) => ({
    presentationId,
    nationalCode,
    path: `quimioterapicoFarmacos.${place}.nationalCode`,
  }));
  const courses = (sent.tratamientosRadioterapicos ?? []).map(({ codigo, tipo }, place) => ({
    codigo,
    tipo,
    path: `tratamientosRadioterapicos.${place}.tipo`,
  }));
  const named = {
    packs: packs.filter(({ nationalCode }) => !isEmpty(nationalCode)),
    courses: courses.filter(({ tipo }) => !isEmpty(tipo)),
    sessions: (sent.quimioterapicoFechasSesiones ?? []).some(({ drugs, letters }) => drugs ?? letters),
  };
  if (named.packs.length + named.courses.length === 0 && !named.sessions) return;
  const lines = named.sessions ? linesAfter(sent, forms) : [];
  const names = await findRepeatedNames(services, actor, {
    presentationIds: named.packs.flatMap(({ presentationId }) => presentationId ?? []),
    codeIds: named.courses.flatMap(({ codigo }) => codigo),
    drugIds: lines.flatMap(({ drugId }) => drugId ?? []),
    demandId,
  });
  const isOther = [
    ...named.packs.filter(({ presentationId, nationalCode }) => {
      if (presentationId === null) return true;
      // An unknown id is reported when the demand is sent.
      const codes = names.nationalCodes.get(presentationId);
      return codes !== undefined && !codes.includes(codeOf(nationalCode ?? '') ?? '');
    }),
    ...named.courses.filter(({ codigo, tipo }) => {
      const known = codigo.flatMap((id) => names.codeTypes.get(id) ?? []);
      return (known.length > 0 || codigo.length === 0) && !known.some((type) => isSameWord(type, tipo ?? ''));
    }),
  ];
  const issues = [
    ...isOther.map(({ path }) => ({ path, message: 'api:issue.says_otherwise' })),
    ...otherSessions(sent, lines, names).map((path) => ({ path, message: 'api:issue.not_of_lines' })),
  ];
  if (issues.length > 0) throw new Problem('invalid', { issues });
}

type DrugLines = NonNullable<StepData['quimioterapicoFarmacos']>;

/** Returns the drug lines that the demand has once the input is written. */
function linesAfter(sent: StepData, forms: DraftForms): DrugLines {
  return toTypedStepData({ ...forms, ...toSteps(sent, forms) }).quimioterapicoFarmacos ?? [];
}

/** Returns the paths of drugs and letters other than those of the lines in their session; order does not matter. */
function otherSessions(sent: StepData, lines: DrugLines, { drugNames }: RepeatedNames): string[] {
  return (sent.quimioterapicoFechasSesiones ?? []).flatMap(({ session, drugs, letters }, place) => {
    const given = drugsOfSession(lines, session);
    const path = `quimioterapicoFechasSesiones.${place}`;
    const known = given.map(({ drugId }) => (drugId === null ? [''] : (drugNames.get(drugId) ?? null)));
    return [
      ...(drugs && !areNames(drugs, known) ? [`${path}.drugs`] : []),
      ...(letters &&
      !areNames(
        letters,
        given.map(({ letter }) => [letter]),
      )
        ? [`${path}.letters`]
        : []),
    ];
  });
}

/**
 * Whether each said name is one of an entry, and each entry is named. Null are the names of an unknown entry, which is
 * reported when the demand is sent; a line without a drug has an empty name, which may be left out.
 */
function areNames(said: readonly string[], entries: readonly (readonly string[] | null)[]): boolean {
  const isOf = (name: string, names: readonly string[] | null) =>
    names === null || names.some((each) => isSameWord(each, name));
  return (
    said.every((name) => entries.some((names) => isOf(name, names))) &&
    entries.every((names) => names?.includes('') || said.some((name) => isOf(name, names)))
  );
}

function codeOf(sent: string): string | null {
  const read = readNationalCode(sent);
  return 'code' in read ? read.code : null;
}

function isSameWord(one: string, other: string): boolean {
  return one.localeCompare(other.trim(), 'es', { sensitivity: 'base' }) === 0;
}
