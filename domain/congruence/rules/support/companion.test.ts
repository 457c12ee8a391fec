import { expect, test } from 'vitest';
import { chemotherapy, drugIdOf, findingsOf, line, REFERENCE_DRUGS } from '../rule-cases.test-support';
import { companion } from './companion';

type Given = readonly [slug: string, dose: number, doseType?: string];

const linesOf = (given: readonly Given[]) =>
  given.map(([slug, dose, doseType = 'MG']) => {
    return line(drugIdOf(slug), dose, doseType);
  });

interface Case {
  given: readonly Given[];
  type?: string;
  histology?: string;
  texts?: object;
  observations?: string;
  previous?: string;
  born?: string;
}

/** Sentences and severities that are found in a request. */
function found({
  given,
  type = 'otros',
  histology,
  texts,
  observations,
  previous,
  born = '1956-11-25',
}: Case): string[] {
  const content = {
    ...chemotherapy({ drugs: linesOf(given), ...texts }, { type, histologicalDiagnosis: histology }),
    previousTreatments: previous ? [{ type: 'hormonoterapia_inmunoterapia', description: previous }] : [],
    extras: { observations },
  };
  const patient = { birthday: born, gender: type === 'prostata' ? 'male' : 'female' } as const;
  return findingsOf(companion, content, { drugs: REFERENCE_DRUGS, patient }).map(
    ({ variant, severity }) => `${variant}: ${severity}`,
  );
}

const rescued = ['metotrexato', 500, 'MGM2'] as const;
const ifosfamide = ['ifosfamida', 3000, 'MGM2'] as const;
const lymphocytic = {
  type: 'sindrome_mieloproliferativo',
  histology: 'Leucemia linfática crónica',
  texts: { cycle: 1 },
};
const letrozole = ['letrozol', 2.5] as const;
const enzalutamide = ['enzalutamida', 160] as const;

test.each<[string, Case, string[]]>([
  ['high-dose methotrexate', { given: [rescued] }, ['rescue: serious']],
  ['methotrexate under 500 mg/m²', { given: [['metotrexato', 499, 'MGM2']] }, ['rescue: warning']],
  ['methotrexate of 100 mg/m²', { given: [['metotrexato', 100, 'MGM2']] }, ['rescue: warning']],
  ['methotrexate under 100 mg/m²', { given: [['metotrexato', 99, 'MGM2']] }, []],
  // Leukaemias have intermediate doses without a rescue.
  ['methotrexate for leukaemia', { given: [['metotrexato', 300, 'MGM2']], type: 'sindrome_mieloproliferativo' }, []],
  ['ifosfamide with a fifth of mesna', { given: [ifosfamide, ['mesna', 540, 'MGM2']] }, []],
  [
    'ifosfamide with less than a fifth of mesna',
    { given: [ifosfamide, ['mesna', 539, 'MGM2']] },
    ['mesnaLow: warning'],
  ],
  ['ifosfamide with mesna in milligrams for 2 m²', { given: [ifosfamide, ['mesna', 1080]] }, []],
  ['ifosfamide with two lines of mesna', { given: [ifosfamide, ['mesna', 180, 'MGM2'], ['mesna', 1800, 'MGM2']] }, []],
  [
    'ifosfamide with the rest of mesna in words',
    { given: [ifosfamide, ['mesna', 180, 'MGM2']], observations: 'Resto de mesna por boca' },
    [],
  ],
  ['venetoclax', { given: [['venetoclax', 400]], ...lymphocytic }, ['rampUp: warning']],
  ['venetoclax in its first step', { given: [['venetoclax', 20]], ...lymphocytic }, []],
  [
    'venetoclax with its steps',
    {
      given: [
        ['venetoclax', 20],
        ['venetoclax', 400],
      ],
      ...lymphocytic,
    },
    [],
  ],
  [
    'venetoclax with its steps in words',
    { given: [['venetoclax', 400]], ...lymphocytic, observations: 'Escalada en cinco semanas' },
    [],
  ],
  ['venetoclax after venetoclax', { given: [['venetoclax', 400]], ...lymphocytic, previous: 'Venetoclax' }, []],
  ['venetoclax in a later cycle', { given: [['venetoclax', 400]], ...lymphocytic, texts: { cycle: 2 } }, []],
  [
    'venetoclax for another leukaemia',
    { given: [['venetoclax', 400]], ...lymphocytic, histology: 'Leucemia mieloide aguda' },
    [],
  ],
  ['methotrexate in milligrams for 2 m²', { given: [['metotrexato', 1000]] }, ['rescue: serious']],
  ['methotrexate with folinate', { given: [rescued, ['folinato-calcico', 15]] }, []],
  ['methotrexate with folinate in words', { given: [rescued], observations: 'Rescate con ácido FOLÍNICO' }, []],
  ['pemetrexed', { given: [['pemetrexed', 500, 'MGM2']] }, ['vitamins: note']],
  ['pemetrexed with vitamins', { given: [['pemetrexed', 500, 'MGM2']], observations: 'Ácido fólico' }, []],
  [
    'abiraterone with goserelin',
    {
      given: [
        ['abiraterona', 1000],
        ['goserelina', 10.8],
      ],
      type: 'prostata',
    },
    ['corticosteroid: warning'],
  ],
  ['enzalutamide', { given: [enzalutamide], type: 'prostata' }, ['castration: warning']],
  ['enzalutamide after orchiectomy', { given: [enzalutamide], type: 'prostata', previous: 'Orquiectomía' }, []],
  ['docetaxel', { given: [['docetaxel', 75, 'MGM2']] }, ['corticosteroid: warning']],
  [
    'docetaxel with dexamethasone',
    { given: [['docetaxel', 75, 'MGM2']], texts: { corticosteroids: 'Dexametasona 8 mg' } },
    [],
  ],
  ['letrozole at 44', { given: [letrozole], type: 'mama', born: '1981-11-26' }, ['ovarian: warning']],
  ['letrozole at 45', { given: [letrozole], type: 'mama', born: '1981-11-25' }, []],
  ['palbociclib', { given: [['palbociclib', 125]], type: 'mama' }, ['partner: warning']],
  ['palbociclib with letrozole', { given: [['palbociclib', 125], letrozole], type: 'mama' }, []],
  [
    'palbociclib after letrozole',
    { given: [['palbociclib', 125]], type: 'mama', previous: 'Letrozol' },
    ['partner: warning'],
  ],
  ['palbociclib of a trial', { given: [['palbociclib', 125]], type: 'mama', texts: { clinicalTrial: true } }, []],
  ['encorafenib in the colon', { given: [['encorafenib', 300]], type: 'colo_rectal' }, ['partner: warning']],
  [
    'encorafenib with cetuximab',
    {
      given: [
        ['encorafenib', 300],
        ['cetuximab', 500, 'MGM2'],
      ],
      type: 'colo_rectal',
    },
    [],
  ],
  ['oxaliplatin alone', { given: [['oxaliplatino', 130, 'MGM2']], type: 'colo_rectal' }, ['partner: warning']],
])('%s', (_name, given, expected) => {
  expect(found(given)).toEqual(expected);
});

test('vincristine asks for a corticosteroid as part of CHOP alone', () => {
  const type = 'sindrome_mieloproliferativo';
  const chop: Given[] = [
    ['vincristina', 2],
    ['ciclofosfamida', 750, 'MGM2'],
    ['doxorubicina', 50, 'MGM2'],
  ];
  expect(found({ given: chop, type })).toEqual(['corticosteroid: note']);
  expect(found({ given: [...chop, ['prednisona', 100]], type })).toEqual([]);
  expect(found({ given: chop.slice(0, 2), type })).toEqual([]);
});
