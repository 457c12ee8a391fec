import { ROLE_NAMES } from '@aval/domain/access/roles';
import roles from '@aval/i18n/es/roles';
import { AS_TYPED } from '../demands/step-fields';
import { FIELD_LABELS, MARKER_LABELS, PROBLEM_MESSAGES, TUMOUR_LABELS } from './labels';

/** Returns the Spanish text of an English one, or nothing where there is none. */
export type FindText = (english: string) => string | undefined;

/** Roles as the document names them. */
const ROLE_WORDS: ReadonlyMap<string, string> = new Map(
  ROLE_NAMES.map((role) => [role.toLowerCase(), roles[role].replace('/a', '').toLowerCase()]),
);
const ROLE = `(?:${[...ROLE_WORDS.keys()].join('|')}|all)`;
const STATUSES = '(?:any status(?: but (?:`\\w+`(?:, )?)+)?|(?:`\\w+`(?:, )?)+)';
const PLACE = `${ROLE}(?:, ${ROLE})* in ${STATUSES}`;

function namesOf(list: string): string {
  return list
    .split(', ')
    .map((name) => (name === 'all' ? 'todas' : (ROLE_WORDS.get(name) ?? name)))
    .join(', ');
}

function placeOf(place: string): string {
  const [names = '', statuses = ''] = place.split(' in ');
  return `${namesOf(names)} en ${statuses.replace('any status but', 'cualquier estado salvo').replace('any status', 'cualquier estado')}`;
}

/** Translates the values of a marker, whose words are those of requests. */
function valuesOf(values: string): string {
  return values.replace('free text', 'texto libre').replace('0 to 100 %', 'de 0 a 100 %').replace(', or ', ' o ');
}

type Say = (groups: readonly string[], find: FindText) => string | undefined;

/** Lists of relations that users have, in `relation-operations.ts`. */
const RELATIONS: Readonly<Record<string, string>> = {
  assistants: 'asistentes',
  centers: 'centros',
  doctors: 'médicos',
  zones: 'zonas',
};

/** Texts that are put together from data (roles, statuses, choices, labels), and how they are said in Spanish. */
const MADE: readonly (readonly [RegExp, Say])[] = [
  [/^Comma-separated: any of (.+)\.$/, ([names]) => `Separados por comas; se admiten: ${names}.`],
  [
    new RegExp(`^Roles: (${ROLE}(?:, ${ROLE})*)( that can see it)?(; also without a token)?\\.$`),
    ([names = '', seeing, anonymous]) =>
      `Funciones: ${namesOf(names)}${seeing ? '; solo si pueden verlo' : ''}${anonymous ? '; también sin token' : ''}.`,
  ],
  [
    new RegExp(`^Roles and states: (${PLACE}(?:; ${PLACE})*)\\.$`),
    ([places = '']) => `Funciones y estados: ${places.split('; ').map(placeOf).join('; ')}.`,
  ],
  [new RegExp(`^(${ROLE}(?:, ${ROLE})*)$`), ([names = '']) => namesOf(names)],
  [new RegExp(`^(\\d+) \\((${ROLE})\\)$`), ([id, name = '']) => `${id} (${namesOf(name)})`],
  [
    /^((?:`\w+`(?:, )?)+): deprecated since (\S+), (?:until (\S+)|still (accepted|answered))\. (.+)$/,
    ([names, since, until, stays, instead = ''], find) => {
      const said = find(instead);
      const kept = stays === 'answered' ? 'todavía se devuelve' : 'todavía se acepta';
      return said && `${names}: obsoleto desde ${since}, ${until ? `hasta ${until}` : kept}. ${said}`;
    },
  ],
  [/^Add to a user: (\w+)$/, ([relation = '']) => RELATIONS[relation] && `Añadir a un usuario: ${RELATIONS[relation]}`],
  [
    /^Remove from a user: (\w+)$/,
    ([relation = '']) => RELATIONS[relation] && `Quitar de un usuario: ${RELATIONS[relation]}`,
  ],
  [
    new RegExp(`^(.+) ${AS_TYPED}$`),
    ([said = '', ..._others], find) => {
      const [own, typed] = [translateSentence(said, find), find(AS_TYPED)];
      return own && typed && `${own} ${typed}`;
    },
  ],
  [
    /^([^.]+)\. ([^:]+): (.+)\.$/,
    ([tumour = '', marker = '', values = '']) => {
      const [place, name] = [TUMOUR_LABELS.get(tumour), MARKER_LABELS.get(marker)];
      return place && name && `${place}. ${name}: ${valuesOf(values)}.`;
    },
  ],
  [
    /^([^:]+): (\S+(?:, \S+)*)\.$/,
    ([label = '', values]) => (FIELD_LABELS.has(label) ? `${FIELD_LABELS.get(label)}: ${values}.` : undefined),
  ],
  [/^(.+)\.$/, ([label = '']) => (FIELD_LABELS.has(label) ? `${FIELD_LABELS.get(label)}.` : undefined)],
];

/** Translates a sentence of its own first, and otherwise by how it is put together. */
export function translateSentence(english: string, find: FindText): string | undefined {
  const own = find(english);
  if (own !== undefined) return own;
  for (const [pattern, say] of MADE) {
    const [found, ...groups] = pattern.exec(english) ?? [];
    const said = found === undefined ? undefined : say(groups, find);
    if (said !== undefined) return said;
  }
  return PROBLEM_MESSAGES.get(english);
}
