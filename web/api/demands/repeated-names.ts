import { findRepeatedNames } from '@aval/application/catalogues/entries/find-repeated-names';
import type { Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import { readNationalCode } from '@aval/domain/catalogue/national-code';
import { isEmpty } from '@aval/domain/validation/fields/readers';
import { Problem } from '../answers/problem';
import type { StepData } from './step-fields';

/** Refuses a pack or radiotherapy code whose id and name differ. Source: docs/rules.md 10.12. */
export async function refuseOtherNames(services: Services, actor: Actor, sent: StepData): Promise<void> {
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
  };
  if (named.packs.length + named.courses.length === 0) return;
  const { nationalCodes, codeTypes } = await findRepeatedNames(services, actor, {
    presentationIds: named.packs.flatMap(({ presentationId }) => presentationId ?? []),
    codeIds: named.courses.flatMap(({ codigo }) => codigo),
  });
  const isOther = [
    ...named.packs.filter(({ presentationId, nationalCode }) => {
      // An unknown id is reported when the demand is sent.
      const code = presentationId === null ? null : nationalCodes.get(presentationId);
      return code !== undefined && code !== codeOf(nationalCode);
    }),
    ...named.courses.filter(({ codigo, tipo }) => {
      const known = codigo.flatMap((id) => codeTypes.get(id) ?? []);
      return (known.length > 0 || codigo.length === 0) && !known.some((type) => isSameWord(type, tipo));
    }),
  ];
  const issues = isOther.map(({ path }) => ({ path, message: 'api:issue.says_otherwise' }));
  if (issues.length > 0) throw new Problem('invalid', { issues });
}

function codeOf(sent: unknown): string | null {
  const read = readNationalCode(String(sent));
  return 'code' in read ? read.code : null;
}

function isSameWord(one: string, other: unknown): boolean {
  return one.localeCompare(String(other).trim(), 'es', { sensitivity: 'base' }) === 0;
}
