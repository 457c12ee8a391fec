import { expect, it } from 'vitest';
import { CATALOGUES, type Namespace } from './catalogues';

/** Catalogues that tell of a demand or a patient, beside the one that has the labels. */
const OTHERS = ['detail', 'document', 'patients', 'wizard'] as const satisfies readonly Namespace[];

/** Labels that read like a field of the demand and mean another thing. */
const HOMONYMS = new Set([
  // The description of radiotherapy has another label in the wizard; files and earlier treatments have labels of their own.
  'document:field.description',
]);

async function labelsOf(namespace: Namespace): Promise<Map<string, string>> {
  const read = async (language: 'es' | 'en') => leaves((await CATALOGUES[namespace][language]()).default);
  const [spanish, english] = [await read('es'), new Map(await read('en'))];
  return new Map(spanish.map(([key, text]) => [key, `${text} / ${english.get(key)}`]));
}

function leaves(words: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : leaves(value, `${prefix}${key}.`),
  );
}

const isLabel = (key: string) => /(^|\.)field\./.test(key);

it('the label of a field of the demand or the patient stands in one catalogue', async () => {
  const own = new Set([...(await labelsOf('demand'))].filter(([key]) => isLabel(key)).map(([, words]) => words));
  expect(own.size).toBeGreaterThan(80);
  const again: string[] = [];
  for (const namespace of OTHERS) {
    for (const [key, words] of await labelsOf(namespace)) {
      if (isLabel(key) && own.has(words)) again.push(`${namespace}:${key}`);
    }
  }
  expect(again.filter((key) => !HOMONYMS.has(key))).toEqual([]);
  expect([...HOMONYMS].filter((key) => !again.includes(key))).toEqual([]);
});
