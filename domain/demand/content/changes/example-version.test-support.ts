import type { DrugLine, RadiotherapyTreatment } from '../content';
import { exampleChemotherapy } from '../example-chemotherapy.test-support';
import type { ComparedVersion } from './compare-versions';

export const DOCETAXEL: DrugLine = {
  drugId: 1,
  dose: 60,
  doseType: 'MGM2',
  administration: 'INTRAVENOUS',
  sessions: [1],
  presentationId: 11,
  priceCents: 12_000,
  amount: 1,
};
export const CARBOPLATIN: DrugLine = { ...DOCETAXEL, drugId: 2, dose: 5, doseType: 'AUC', presentationId: 12 };

export const CHEMOTHERAPY = exampleChemotherapy({
  drugs: [DOCETAXEL, CARBOPLATIN],
  heparinization: true,
  creatinine: 0.82,
  creatinineUnit: 'mg/dL',
  creatinineDate: '2026-04-10',
  regimen: { slug: 'mama-tc', version: 1, firstCycle: 1 },
});

export const RADIOTHERAPY: RadiotherapyTreatment = {
  intention: 'adyuvante',
  codeIds: [7],
  detailedDescription: 'Mama completa.',
  totalDoseGy: 40.05,
  fractionationPerDayGy: 2.67,
  tissueVolumeCm3: 812.5,
  startDate: '2026-09-01',
  sessions: 15,
  complexity: 3,
};

/** A stored version, for tests of changes to it. */
export function exampleVersion(): ComparedVersion {
  return {
    content: {
      basics: { doctorId: 1, prescriberCenterId: 2, patientId: 3 },
      protocol: {
        geriatricAssessment: null,
        histologicalDiagnosis: 'Carcinoma ductal infiltrante',
        type: 'mama',
        t: 'T2',
        n: 'N1',
        m: 'M0',
        stage: 'IIB',
        ecog: 1,
        markers: { ki67: 30, her2neu: 'positivo_2', brca: null },
      },
      previousTreatments: [{ type: 'cirugia', date: '2026-01-10', description: 'Tumorectomía' }],
      exposures: [],
      treatment: { chemotherapy: CHEMOTHERAPY, radiotherapy: [RADIOTHERAPY] },
      extras: {
        evolutivo: false,
        previousRegimen: null,
        performingCenterId: 2,
        observations: 'Sin incidencias.',
        officialComments: 'Ninguno.',
        justifications: [],
      },
      names: {
        doctor: { name: 'Dra. Elena Ibarguren', membershipNumber: null },
        regimen: null,
        drugs: { 1: 'Docetaxel', 2: 'Carboplatino', 3: 'Paclitaxel' },
        presentations: {
          11: { presentation: 'Docetaxel 20 mg/ml', nationalCode: '704318' },
          12: { presentation: 'Carboplatino 10 mg/ml', nationalCode: '704319' },
          13: { presentation: 'Docetaxel 80 mg/4 ml', nationalCode: '704320' },
        },
        centers: {
          2: { name: 'Hospital Valdeluz', province: 'Madrid' },
          4: { name: 'Hospital del Mar Menor', province: 'Murcia' },
        },
        codes: { 7: { code: 'AV-RT-201', type: 'Conformada' }, 8: { code: 'AV-RT-300', type: 'IMRT' } },
      },
    },
    patient: {
      firstName: 'Carmen',
      lastName: 'Ortuño',
      documentKind: null,
      nationalId: '50428117L',
      email: null,
      cardNumber: 'MD0048213975',
      birthday: '1973-11-03',
      gender: 'female',
      type: 'private',
    },
  };
}
