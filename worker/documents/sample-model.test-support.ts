import { addDays } from '@aval/domain/calendar/civil-date';
import type { Chemotherapy, DrugLine, RadiotherapyTreatment } from '@aval/domain/demand/content/content';
import { exampleChemotherapy } from '@aval/domain/demand/content/example-chemotherapy.test-support';
import type { DocumentHistoryEntry, DocumentModel } from './model';

const DRUGS = [
  ['Pembrolizumab', 200, 'MG', [1]],
  ['Paclitaxel', 80, 'MGM2', [1, 2, 3]],
  ['Carboplatino', 5, 'AUC', [1]],
  ['Trastuzumab', 6, 'MGKG', [1]],
  ['Ácido zoledrónico', 4, 'MG', [1]],
  ['Doxorrubicina liposomal pegilada', 40, 'MGM2', [2]],
  ['Ciclofosfamida', 600, 'MGM2', [1]],
  ['Epirrubicina', 90, 'MGM2', [1]],
  ['Docetaxel', 75, 'MGM2', [3]],
  ['Gemcitabina', 1000, 'MGM2', [1, 2]],
  ['Capecitabina', 1250, 'MGM2', [1, 2, 3]],
  ['Fulvestrant', 500, 'MG', [1]],
] as const;

/** A realistic request, for tests of the printed document and for viewing it. */
export function sampleModel(overrides: Partial<DocumentModel> = {}): DocumentModel {
  return {
    language: 'es',
    tenant: {
      name: 'Salud Meridiana',
      slogan: 'Cada tratamiento, a tiempo.',
      primaryColor: '0b6285',
      secondaryColor: '10334f',
      tertiaryColor: 'e2a33b',
      logo: null,
    },
    reference: 'MER-26-000418',
    displayStatus: 'pending_analysis',
    validationDenied: false,
    deniedCycle: null,
    requestedAt: '2026-04-08T07:12:44Z',
    version: { number: 2, createdAt: '2026-04-13T08:21:57Z', changeDatesReason: null },
    edition: { number: 1, kind: 'submission', madeAt: '2026-04-13T08:21:57Z', annulment: null },
    assistantName: 'Marta Cifuentes Rey',
    patient: {
      firstName: 'Carmen',
      lastName: 'Ortuño Velasco',
      documentKind: null,
      nationalId: '50428117L',
      email: null,
      cardNumber: 'MD0048213975',
      birthday: '1973-11-03',
      gender: 'female',
      type: 'private',
    },
    content: {
      basics: { doctorId: 11, prescriberCenterId: 1, patientId: 5 },
      protocol: {
        geriatricAssessment: null,
        histologicalDiagnosis: 'Carcinoma ductal infiltrante, grado 3, mama izquierda',
        type: 'mama',
        t: 'T2',
        n: 'N1',
        m: 'M0',
        stage: 'IIB',
        ecog: 1,
        markers: {
          tipo: 'ductal_infiltrante',
          ki67: 68,
          er: 'negativo',
          ep: 'negativo',
          her2neu: 'positivo_2',
          fishHer2neu: 'negativo',
        },
      },
      previousTreatments: [
        { type: 'cirugia', date: '2025-11-04', description: 'Tumorectomía con biopsia de ganglio centinela.' },
      ],
      exposures: [],
      treatment: { chemotherapy: sampleChemotherapy(3, 4), radiotherapy: [sampleRadiotherapy()] },
      extras: {
        evolutivo: true,
        previousRegimen: 'AC en dosis densa, cuatro ciclos',
        performingCenterId: 1,
        observations: 'Paciente informada del plan. Reservorio subcutáneo colocado el 02/04/2026.',
        officialComments: 'Se solicita tratamiento neoadyuvante previo a cirugía conservadora.',
        justifications: [],
      },
      names: {
        doctor: { name: 'Dra. Elena Ibarguren Solís', membershipNumber: '282845120' },
        drugs: Object.fromEntries(DRUGS.map(([name], index) => [index + 1, name])),
        presentations: Object.fromEntries(
          DRUGS.map(([name], index) => [
            index + 1,
            { presentation: `${name} 25 mg/ml concentrado, 1 vial de 4 ml`, nationalCode: String(704_318 + index) },
          ]),
        ),
        centers: { 1: { name: 'Hospital Valdeluz', province: 'Madrid' } },
        regimen: null,
        codes: { 7: { code: 'AV-RT-201', type: 'Radioterapia conformada de mama' } },
      },
    },
    congruence: null,
    changes: null,
    attachments: [
      {
        description: 'Biopsia de mama izquierda',
        fileName: 'biopsia_mama_izda.pdf',
        sizeBytes: 286_112,
        addedAt: '2026-04-08T07:10:00Z',
      },
      {
        description: 'Estudio de extensión',
        fileName: 'estudio_extension_TC.pdf',
        sizeBytes: 1_104_000,
        addedAt: '2026-04-08T07:11:00Z',
      },
    ],
    versions: [
      { number: 1, createdAt: '2026-04-08T07:12:44Z', reason: 'REQUEST', changeDatesReason: null },
      { number: 2, createdAt: '2026-04-13T08:21:57Z', reason: 'RESUBMIT', changeDatesReason: null },
    ],
    history: sampleHistory(4),
    decision: null,
    ...overrides,
  };
}

export function sampleChemotherapy(drugLines: number, totalCycles: number): Chemotherapy {
  return exampleChemotherapy({
    intention: 'neo_adyuvante',
    sessionsPerCycle: 3,
    totalCycles,
    cycleIntervalDays: 7,
    drugs: DRUGS.slice(0, drugLines).map(
      ([, dose, doseType, sessions], index): DrugLine => ({
        drugId: index + 1,
        dose,
        doseType,
        administration: 'INTRAVENOUS',
        sessions: [...sessions],
        presentationId: index + 1,
        priceCents: 318_000 / (index + 1),
        amount: (index % 3) + 1,
      }),
    ),
    antiemetics: 'Ondansetrón 8 mg, dexametasona 8 mg',
    antihistamines: 'Dexclorfeniramina 5 mg',
    heparinization: true,
    infusorImplantDate: '2026-04-21',
  });
}

export function sampleRadiotherapy(): RadiotherapyTreatment {
  return {
    intention: 'adyuvante',
    codeIds: [7],
    detailedDescription: 'Irradiación de mama completa con sobreimpresión del lecho tumoral.',
    totalDoseGy: 40.05,
    fractionationPerDayGy: 2.67,
    tissueVolumeCm3: 812.5,
    startDate: '2026-09-01',
    sessions: 15,
    complexity: 3,
  };
}

/** A history of rounds between doctor and manager, with comments. */
export function sampleHistory(entries: number): DocumentHistoryEntry[] {
  const steps = [
    ['REQUEST', 'Marta Cifuentes Rey', 'ASSISTANT', 'MANAGER', null],
    [
      'COMMENT',
      'Nuria Belmonte Arce',
      'MANAGER',
      'DOCTOR',
      'Falta el informe de la sesión clínica del comité de tumores.',
    ],
    [
      'REQUEST_MISSING_INFO',
      'Nuria Belmonte Arce',
      'MANAGER',
      'DOCTOR',
      'HER2 informado como ++ sin FISH. Adjunte el resultado.',
    ],
    [
      'REQUEST',
      'Dra. Elena Ibarguren Solís',
      'DOCTOR',
      'MANAGER',
      'Se adjunta el informe definitivo con FISH negativo.',
    ],
  ] as const;
  return Array.from({ length: entries }, (_, index): DocumentHistoryEntry => {
    const [action, actorName, fromRole, toRole, comment] = steps[index % steps.length] ?? steps[0];
    return {
      sequence: index + 1,
      at: `${addDays('2026-04-08', index)}T07:${String(10 + index).padStart(2, '0')}:44Z`,
      action,
      actorName,
      fromRole,
      toRole,
      toUserName: null,
      comment,
      withoutReason: false,
      commentTarget: action === 'COMMENT' ? 'doctor' : null,
      decisionReason: null,
      finalReason: null,
      confirmedWarnings: [],
      versionNumber: Math.floor(index / steps.length) + 1,
      totalCycles: null,
      status: 'pending_analysis',
      statusBefore: index === 0 ? null : 'pending_missing_info',
      attachmentNames: index % steps.length === 3 ? ['informe_fish.pdf'] : [],
    };
  });
}
