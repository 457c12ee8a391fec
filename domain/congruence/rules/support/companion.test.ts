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
  texts?: object;
  observations?: string;
  previous?: string;
  born?: string;
}

/** Sentences and severities that are found in a request. */
function found({ given, type = 'otros', texts, observations, previous, born = '1956-11-25' }: Case): string[] {
  const content = {
    ...chemotherapy({ drugs: linesOf(given), ...texts }, { type }),
    previousTreatments: previous ? [{ type: 'hormonoterapia_inmunoterapia', description: previous }] : [],
    extras: { observations },
  };
  const patient = { birthday: born, gender: type === 'prostata' ? 'male' : 'female' } as const;
  return findingsOf(companion, content, { drugs: REFERENCE_DRUGS, patient }).map(
    ({ variant, severity }) => `${variant}: ${severity}`,
  );
}

const rescued = ['metotrexato', 500, 'MGM2'] as const;
const letrozole = ['letrozol', 2.5] as const;
const enzalutamide = ['enzalutamida', 160] as const;

test.each<[string, Case, string[]]>([
  ['high-dose methotrexate', { given: [rescued] }, ['rescue: serious']],
  ['methotrexate under 500 mg/m²', { given: [['metotrexato', 499, 'MGM2']] }, []],
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
