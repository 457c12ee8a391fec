import { expect, it } from 'vitest';
import { CATALOGUES, NAMESPACES, type Namespace } from './catalogues';

/** Labels that read like another one and mean another thing. */
const HOMONYMS = new Set([
  // The facts of a patient have short labels of their own, made from the table of the patient's fields.
  'demand:field.patient.short.name',
  'demand:field.patient.short.type',
  'demand:field.patient.short.email',
  // A postal address, and the address that a webhook is sent to.
  'centers:field.address',
  'webhooks:field.url',
  // The description of radiotherapy has another label in the wizard; files and earlier treatments have labels of their own.
  'document:field.description',
]);

async function labelsOf(namespace: Namespace): Promise<[key: string, text: string][]> {
  const read = async (language: 'es' | 'en') => leaves((await CATALOGUES[namespace][language]()).default);
  const [spanish, english] = [await read('es'), new Map(await read('en'))];
  return spanish.flatMap(([key, text]): [string, string][] =>
    isLabel(key) ? [[`${namespace}:${key}`, `${text} / ${english.get(key)}`]] : [],
  );
}

function leaves(words: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : leaves(value, `${prefix}${key}.`),
  );
}

const isLabel = (key: string) => /(^|\.)(field|column|label)\./.test(key);
const namespaceOf = (key: string) => key.split(':')[0];

it('a label stands in one catalogue: one that several pages have under `label` of `common`', async () => {
  const keys = new Map<string, string[]>();
  for (const namespace of NAMESPACES)
    for (const [key, words] of await labelsOf(namespace)) keys.set(words, [...(keys.get(words) ?? []), key]);
  const again = [...keys.values()].filter((alike) => new Set(alike.map(namespaceOf)).size > 1);
  const isAgain = (alike: string[]) => new Set(alike.filter((key) => !HOMONYMS.has(key)).map(namespaceOf)).size > 1;
  expect(again.filter(isAgain)).toEqual([]);
  expect([...HOMONYMS].filter((key) => !again.flat().includes(key))).toEqual([]);
});
