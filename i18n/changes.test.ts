import { MARKERS } from '@aval/domain/catalogue/markers';
import { TUMOUR_TYPES } from '@aval/domain/catalogue/tumour-types';
import { type ComparedVersion, compareVersions } from '@aval/domain/demand/content/changes/compare-versions';
import {
  CARBOPLATIN,
  CHEMOTHERAPY,
  DOCETAXEL,
  exampleVersion,
  RADIOTHERAPY,
} from '@aval/domain/demand/content/changes/example-version.test-support';
import type { DemandContent } from '@aval/domain/demand/content/content';
import { describe, expect, it } from 'vitest';
import { describeChange } from './changes';
import { createI18n } from './instance';
import { LANGUAGES } from './languages';

type Parts = { [Part in keyof DemandContent]?: Partial<DemandContent[Part]> };

function changed({ basics, protocol, treatment, extras }: Omit<Parts, 'previousTreatments'>): ComparedVersion {
  const { content, patient } = exampleVersion();
  return {
    patient,
    content: {
      ...content,
      basics: { ...content.basics, ...basics },
      protocol: { ...content.protocol, ...protocol },
      treatment: { ...content.treatment, ...treatment },
      extras: { ...content.extras, ...extras },
    },
  };
}

async function words(after: ComparedVersion, before = exampleVersion(), language: 'es' | 'en' = 'es') {
  const instance = await createI18n(language, ['demand']);
  return compareVersions(before, after).map((change) => {
    const { label, step } = describeChange(instance, change);
    return `${change.path} | ${label} | ${step}`.replaceAll('\u00a0', ' ');
  });
}

const chemotherapy = (part: Partial<typeof CHEMOTHERAPY>) =>
  changed({ treatment: { chemotherapy: { ...CHEMOTHERAPY, ...part } } });
const drugs = 'treatment.chemotherapy.drugs';

describe('the described changes of a version', () => {
  it('are empty when only the order of keys or the name of a catalogue entry differs', async () => {
    const { content, patient } = exampleVersion();
    const names = { ...content.names, centers: { 2: { name: 'Hospital Valdeluz Norte', province: 'Madrid' } } };
    const markers = { her2neu: 'positivo_2', ki67: 30 };
    expect(
      await words({ patient, content: { ...content, names, protocol: { ...content.protocol, markers } } }),
    ).toEqual([]);
  });

  it('contain a dose with its unit once', async () => {
    expect(await words(chemotherapy({ drugs: [{ ...DOCETAXEL, dose: 55 }, CARBOPLATIN] }))).toEqual([
      `${drugs}.0.dose | A · Docetaxel: Dosis | 60 → 55 mg/m²`,
    ]);
    expect(await words(chemotherapy({ drugs: [{ ...DOCETAXEL, doseType: 'MG' }, CARBOPLATIN] }))).toEqual([
      `${drugs}.0.dose | A · Docetaxel: Dosis | 60 mg/m² → 60 mg`,
    ]);
  });

  it('contain a removed line, and no changes of the lines after it', async () => {
    expect(await words(chemotherapy({ drugs: [CARBOPLATIN] }))).toEqual([
      `${drugs} | A · Docetaxel | se quita (60 mg/m²)`,
    ]);
    const paclitaxel = { ...DOCETAXEL, drugId: 3, dose: 80 };
    expect(await words(chemotherapy({ drugs: [paclitaxel, CARBOPLATIN] }))).toEqual([
      `${drugs}.0 | A · Paclitaxel | se añade (80 mg/m²)`,
      `${drugs} | A · Docetaxel | se quita (60 mg/m²)`,
    ]);
  });

  it('contain the administrative fields of a line', async () => {
    const line = { ...DOCETAXEL, presentationId: 13, amount: 2, priceCents: 12_050, sessions: [1, 2] };
    expect(await words(chemotherapy({ drugs: [line, CARBOPLATIN] }))).toEqual([
      `${drugs}.0.sessions | A · Docetaxel: Administrar en sesiones | 1 → 1, 2`,
      `${drugs}.0.presentationId | A · Docetaxel: Presentación | Docetaxel 20 mg/ml → Docetaxel 80 mg/4 ml`,
      `${drugs}.0.amount | A · Docetaxel: Cantidad | 1 → 2`,
      `${drugs}.0.priceCents | A · Docetaxel: Precio | 120,00 → 120,50 €`,
    ]);
  });

  it('contain each moved session, and the plan', async () => {
    const at = 'treatment.chemotherapy';
    expect(await words(chemotherapy({ sessionDates: ['2026-04-22', '2026-04-30'] }))).toEqual([
      `${at}.sessionDates.1 | Fechas de las sesiones | 29/04/2026 → 30/04/2026`,
    ]);
    const dates = ['2026-05-06', '2026-05-13'];
    expect(await words(chemotherapy({ cycle: 2, weightKg: 59, cycleIntervalDays: 21, sessionDates: dates }))).toEqual([
      `${at}.weightKg | Peso | 61,5 → 59 kg`,
      `${at}.cycle | Ciclo | 1 → 2`,
      `${at}.cycleIntervalDays | Intervalo entre ciclos | 14 → 21 días`,
      `${at}.sessionDates | Fechas de las sesiones | 22/04/2026, 29/04/2026 → 06/05/2026, 13/05/2026`,
    ]);
  });

  it('show a unit by its sign in both languages, whatever the content calls it', async () => {
    const none = chemotherapy({ creatinine: null, creatinineUnit: null, creatinineDate: CHEMOTHERAPY.creatinineDate });
    const inMicromoles = chemotherapy({ creatinine: 88, creatinineUnit: 'umol/L' });
    const at = 'treatment.chemotherapy.creatinine';
    expect(await words(inMicromoles, none)).toEqual([`${at} | Creatinina | Sin indicar → 88 µmol/l`]);
    expect(await words(inMicromoles, none, 'en')).toEqual([`${at} | Creatinine | Not stated → 88 µmol/l`]);
    expect(await words(inMicromoles)).toEqual([`${at} | Creatinina | 0,82 mg/dl → 88 µmol/l`]);
    const declaring = (totalDose: number, unit: 'mg/m2' | 'IU') => {
      const version = exampleVersion();
      return { ...version, content: { ...version.content, exposures: [{ drugId: 3, totalDose, unit }] } };
    };
    const total = 'exposures.0.totalDose | Dosis recibida 1: ';
    expect(await words(declaring(300, 'mg/m2'), declaring(240, 'mg/m2'))).toEqual([
      expect.stringMatching(`^${total}.* | 240 → 300 mg/m²$`),
    ]);
  });

  it('contain changed, added and removed radiotherapy', async () => {
    const at = 'treatment.radiotherapy';
    const other = { ...RADIOTHERAPY, codeIds: [8], totalDoseGy: 20 };
    expect(await words(changed({ treatment: { radiotherapy: [{ ...RADIOTHERAPY, totalDoseGy: 42.5 }] } }))).toEqual([
      `${at}.0.totalDoseGy | Radioterapia 1: Dosis total | 40,05 → 42,5 Gy`,
    ]);
    expect(await words(changed({ treatment: { radiotherapy: [other, RADIOTHERAPY] } }))).toEqual([
      `${at}.0 | Radioterapia 1 | se añade (AV-RT-300)`,
    ]);
    expect(await words(changed({ treatment: { radiotherapy: null } }))).toEqual([
      `${at} | Radioterapia 1 | se quita (AV-RT-201)`,
    ]);
  });

  it('contain a removed chemotherapy with its lines', async () => {
    expect(await words(changed({ treatment: { chemotherapy: null } }))).toEqual([
      'treatment.chemotherapy | Quimioterapia | Sí → No',
      `${drugs} | A · Docetaxel | se quita (60 mg/m²)`,
      `${drugs} | B · Carboplatino | se quita (AUC 5)`,
    ]);
  });

  it('contain the diagnosis, with the markers of both tumour types', async () => {
    const markers = { tipo: 'adenocarcinoma', egfr: 'positivo' };
    const lung = changed({ protocol: { type: 'pulmon', histologicalDiagnosis: 'Adenocarcinoma', markers } });
    expect(await words(lung)).toEqual([
      'protocol.histologicalDiagnosis | Diagnóstico histológico | Carcinoma ductal infiltrante → Adenocarcinoma',
      'protocol.type | Localización del tumor | Mama → Pulmón',
      'protocol.markers.tipo | Tipo | Sin indicar → No microcítico: adenocarcinoma',
      'protocol.markers.egfr | EGFR | Sin indicar → Positivo (+)',
      'protocol.markers.ki67 | Ki67 | 30 % → Sin indicar',
      'protocol.markers.her2neu | HER2/neu | Positivo (++) → Sin indicar',
    ]);
  });

  it('contain a figure that replaces a test not made', async () => {
    const { protocol } = exampleVersion().content;
    const notDone = changed({ protocol: { markers: { ...protocol.markers, ki67: 'no_realizado' } } });
    expect(await words(notDone)).toEqual(['protocol.markers.ki67 | Ki67 | 30 % → No realizado']);
    expect(await words(exampleVersion(), notDone)).toEqual(['protocol.markers.ki67 | Ki67 | No realizado → 30 %']);
  });

  it('show prose by its removed and added words, since an arrow between two long texts would be missed', async () => {
    const [before, after] = ['ECOG 1.', 'ECOG 2.'].map((ecog) =>
      changed({ extras: { observations: `Recaída a los 16 meses, sin progresión durante el mantenimiento. ${ecog}` } }),
    ) as [ComparedVersion, ComparedVersion];
    const instance = await createI18n('es', ['demand']);
    const [prose, name] = [
      compareVersions(before, after),
      compareVersions(exampleVersion(), changed({ protocol: { histologicalDiagnosis: 'Adenocarcinoma' } })),
    ];
    const rewritten = [prose, name].map(([change]) => change && describeChange(instance, change).rewritten);
    expect(rewritten).toEqual([expect.objectContaining({ gone: '1.', come: '2.', end: '' }), null]);
  });

  it('contain the patient, the centers and the previous treatments, in the reader’s language', async () => {
    const { content, patient } = exampleVersion();
    const previous = { type: 'radioterapia', date: '2026-02-01', description: 'Pélvica' };
    const after: ComparedVersion = {
      patient: { ...patient, cardNumber: 'MD0048213976' },
      content: {
        ...content,
        previousTreatments: [...content.previousTreatments, previous],
        extras: { ...content.extras, performingCenterId: 4 },
      },
    };
    expect(await words(after, exampleVersion(), 'en')).toEqual([
      'patient.cardNumber | Card number | MD0048213975 → MD0048213976',
      'previousTreatments.1 | Previous treatment 2 | added (Radiotherapy)',
      'extras.performingCenterId | Performing centre | Hospital Valdeluz → Hospital del Mar Menor',
    ]);
  });
});

/** Builds a version that differs in every field. */
function everythingElse(type: DemandContent['protocol']['type']): ComparedVersion {
  const other = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => other(each, key));
    if (value && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, other(each, name)]));
    if (typeof value === 'number') return key === 'drugId' ? value : value + 1;
    if (typeof value === 'boolean') return !value;
    if (key.endsWith('Date') || key === 'date' || key === 'birthday') return '2020-01-01';
    return key === 'type' && value === 'mama' ? type : `${value ?? ''} más`;
  };
  const { content, patient } = exampleVersion();
  const { names, ...rest } = content;
  const markers = Object.fromEntries(
    MARKERS[type].map(({ name, kind }) => [name, kind === 'choice' ? 'no_realizado' : 1]),
  );
  const next = other({ ...rest, protocol: { ...rest.protocol, markers: {} } }, '') as DemandContent;
  const doctor = { ...names.doctor, name: 'Dr. Otro' };
  return {
    patient: other(patient, '') as ComparedVersion['patient'],
    content: { ...next, protocol: { ...next.protocol, markers }, names: { ...names, doctor } },
  };
}

// Covers every tumour site with all its fields.
it.each(LANGUAGES)('every field that can change has a label: %s', { timeout: 30_000 }, async (language) => {
  for (const type of TUMOUR_TYPES)
    for (const line of await words(everythingElse(type), exampleVersion(), language)) {
      const [, label = ''] = line.split(' | ');
      expect(label).not.toMatch(/^$|demand:/);
    }
});
