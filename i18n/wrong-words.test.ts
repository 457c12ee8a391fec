import { describe, expect, test } from 'vitest';
import { CATALOGUES, NAMESPACES } from './catalogues';
import type { Language } from './languages';

/** Wrong words that once appeared on a page, with the reason. They match whole words only. */
const WRONG: Readonly<Record<Language, readonly (readonly [words: RegExp, reason: string])[]>> = {
  es: [
    [/(a|de) el/, '«al» and «del»: the article is put together with the preposition'],
    [/curativo/, 'the intention is feminine: «curativa»'],
    [
      /(a|lo que|nadie de|desde) (gestión|tramitación|asesoría|administración)/,
      'people act, not offices: «los gestores»',
    ],
    [/asesoría/, 'people act, not offices: «el asesor»'],
    [/quien(es)? (prescrib[a-z]+|asesor[a-z]+)/, 'people are named: «el médico», «el asesor»'],
    [/avisos?(?! legal)/, 'one word for one thing: «advertencia», «recordatorio», «notificación», «mensaje»'],
    [/no había nada que guardar/, 'short: «Sin cambios»'],
    [/(está|demandas?) detenidas?/, 'one word for one thing: «con incidencia»'],
    [/repas(o|ar|e|elo|ela)/, 'one word for one thing: «revisión»'],
    [/fecha \d+/, 'a date is named by its session'],
    [/días? lab\./, 'words are written out; a day of today is «hoy»'],
    [/(?<!\d)0 días/, 'none is said in words'],
    [/\{\{size\}\} del envío/, 'a size does not run into what follows it'],
    [/candados?/, 'says what can be done, not how it looks'],
    [/ir a la entrada/, 'nobody knows what an entrance is: «Iniciar sesión»'],
    [/se guarda solo/, 'says how, and to whom it is of no use'],
    [/relojes vencidos/, 'a word of the engine'],
    [/nada espera/, 'unclear: «no hay nada pendiente»'],
    [/guardado a las/, 'of another day it would be untrue: `describeMoment` says which'],
    [/endovenos[ao]s?/, 'one word for one way: «intravenosa» (docs/rules.md 8.14)'],
    [/aseguradoras?/, 'one word for one thing: «compañía»'],
    [
      /(denegó|denegar|deniega|denegada) (la|su) validación|validación denegada/,
      'the validation step says whether a demand is valid, and denies nothing',
    ],
    [/(entre|entra) (con su|de nuevo|en otra pestaña)/, 'one way in: «Inicie sesión»'],
    [/pistas?/, 'of a number it is its format'],
    [/nombre de servidor/, 'with its article: «nombre del servidor»'],
    [/en las observaciones/, 'a finding is justified where it stands'],
  ],
  en: [
    [/(?<!\{\{)demands?(?!\}\})/, 'one word for one thing: «request»'],
    [/authoriz(e|ed|es|ing|ations?)/, 'written as the rest is, in British English: «authorise»'],
    [/birthday/, 'a day of birth is a date of birth'],
    [/pend\. continue/, 'a noun: «continuation»'],
    [/body surface(?! area)/, 'the area is what is measured'],
    [/\{\{count\}\} years(?! old)/, 'an age: «years old»'],
    [/the addressee sees it/, 'who sees it is named'],
    [/endovenous/, 'one word for one way: «intravenous» (docs/rules.md 8.14)'],
    [/insur(er|ance compan(y|ies))s?/, 'one word for one thing: «company»'],
    [/date \d+/, 'a date is named by its session'],
    [/(?<!\d)0 (working )?days/, 'none is said in words'],
    [/saved at/, 'of another day it would be untrue: `describeMoment` says which'],
    [/overdue clocks/, 'a word of the engine'],
    [/only mine to act on/, 'nobody says so: «assigned to me»'],
    [/(?<!\{\{)centers?(?!\}\})/, 'written as the rest is, in British English: «centre»'],
    [
      /den(y|ies|ied|ying) (the|its) validation|validation (is )?denied/,
      'the validation step says whether a request is valid, and denies nothing',
    ],
    [/stands? in the history/, 'a text stays there'],
    [/in the observations/, 'a finding is justified where it stands'],
    [/not given/, 'of a medicine it says that it was not administered: «not stated»'],
  ],
};

function leaves(words: object, prefix: string): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as [string, string]] : leaves(value, `${prefix}${key}.`),
  );
}

/** Names that follow «a» and «de» in sentences such as `decision:confirm.goesTo` and `mail:why`. */
test('no name starts with an article that would give «a el asesor»', async () => {
  const named: string[] = [];
  for (const namespace of NAMESPACES)
    for (const [key, text] of leaves((await CATALOGUES[namespace].es()).default, `${namespace}:`))
      if (/[:.](target|role|audience)\./.test(key) && /^el\s/i.test(text)) named.push(`${key}: ${text}`);
  expect(named).toEqual([]);
});

const alone = ({ source }: RegExp) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'iu');

describe.each(['es', 'en'] as const)('%s', (language) => {
  test.each(WRONG[language].map(([words, reason]) => [words.source, reason, alone(words)] as const))(
    'does not use %s: %s',
    async (_words, _reason, wrong) => {
      const said: string[] = [];
      for (const namespace of NAMESPACES)
        for (const [key, text] of leaves((await CATALOGUES[namespace][language]()).default, `${namespace}:`))
          if (wrong.test(text)) said.push(`${key}: ${text}`);
      expect(said).toEqual([]);
    },
  );
});
