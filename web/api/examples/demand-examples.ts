import { PDF_BASE64 } from './file-example';
import { CYCLOPHOSPHAMIDE_ID, CYCLOPHOSPHAMIDE_PACKS, DOXORUBICIN_ID, DOXORUBICIN_PACKS, PATIENT_ID } from './numbers';

/** A request of the story: AC for a breast cancer after surgery. */
export const REQUEST = {
  diagnosticoHistologico: 'Carcinoma ductal infiltrante de mama, grado 2',
  type: 'mama',
  t: 'T2',
  n: 'N1',
  m: 'M0',
  estadio: 'IIB',
  ecog: 1,
  mamaTipo: 'ductal_infiltrante',
  mamaKi67: 28,
  mamaEr: 'positivo',
  mamaEp: 'positivo',
  mamaHer2neu: 'negativo',
  mamaFishHer2neu: 'no_realizado',
  tratamientosPrevios: [{ type: 'cirugia', date: '2026-10-12', description: 'Mastectomía con linfadenectomía axilar' }],
  exposiciones: [],
  tratamientoQuimioterapico: true,
  quimioterapicoIntencion: 'adyuvante',
  talla: 165,
  peso: 65,
  quimioterapicoCiclo: 1,
  quimioterapicoNumeroCiclos: 4,
  quimioterapicoNumeroSesionesCiclo: 1,
  quimioterapicoFrecuenciaSesiones: 0,
  quimioterapicoIntervaloCiclos: 21,
  quimioterapicoFechaPrimeraSesion: '2026-12-01',
  quimioterapicoFarmacos: [
    {
      drugId: DOXORUBICIN_ID,
      dosificacion: 60,
      tipoDosificacion: 'MGM2',
      formaAdministracion: 'INTRAVENOUS',
      administrarEnSesiones: [1],
      presentationId: DOXORUBICIN_PACKS.mg10,
      price: 6.9,
      amount: 11,
    },
    {
      drugId: CYCLOPHOSPHAMIDE_ID,
      dosificacion: 600,
      tipoDosificacion: 'MGM2',
      formaAdministracion: 'INTRAVENOUS',
      administrarEnSesiones: [1],
      presentationId: CYCLOPHOSPHAMIDE_PACKS.mg500,
      price: 7.8,
      amount: 3,
    },
  ],
  quimioterapicoAntiemeticos: 'Ondansetrón 8 mg, aprepitant 125 mg y dexametasona 8 mg antes de cada sesión',
  quimioterapicoFechasSesiones: [{ session: 1, date: '2026-12-01' }],
  quimioterapicoFevi: 62,
  quimioterapicoEsquema: { slug: 'mama-ac-21', version: 1, firstCycle: 1 },
  tratamientoRadioterapico: false,
  evolutivo: false,
  centerRealizatorId: 1,
  observaciones:
    'Adyuvancia tras mastectomía con afectación axilar. Marcapasos normofuncionante. Esquema AC cada 21 días según comité de tumores.',
  comentariosOficiales: 'Informe clínico y anatomía patológica a disposición de la compañía.',
};

const REPORT_FILE = {
  descripcion: 'Informe de anatomía patológica',
  archivo: { name: 'informe-de-anatomia-patologica.pdf', content: PDF_BASE64 },
};

export const NEW_DEMAND = { patientId: PATIENT_ID, centerPrescriptorId: 1, ...REQUEST };
export const DEMAND_DATA = { ...REQUEST, revision: 3 };
export const DRAFT_DATA = { ecog: 0, observaciones: 'Valorada de nuevo en comité.' };
export const DUPLICATION = {};
export const FILING = { ficherosAdjuntos: [REPORT_FILE] };
export const CONTINUATION = { quimioterapicoFechaPrimeraSesion: '2026-12-22', talla: 165, peso: 64.5 };
export const DATE_CHANGE = {
  quimioterapicoFechaPrimeraSesion: '2026-12-03',
  quimioterapicoFechasSesiones: [{ session: 1, date: '2026-12-03' }],
  changeDatesReason: 'Neutropenia: se aplaza dos días.',
};
export const DECISION = {
  toRoleId: 4,
  action: 'ACCEPT',
  decisionReason: 'AUTORIZADO',
  comment: 'Indicación ajustada a ficha técnica y a la guía vigente.',
};
export const FINAL_DECISION = {
  action: 'ACCEPT',
  finalReason: 'AUTORIZADO',
  comment: 'Autorización emitida. Volante disponible para el centro realizador.',
};
export const COMMENT = { toRoleId: 3, comment: 'El informe del comité llegará mañana.' };
export const UPLOAD = { ficherosAdjuntos: [REPORT_FILE], comment: 'Informe recibido por correo.' };
export const MORE_CYCLES = { quimioterapicoNumeroCiclos: 2 };
export const CANCELLATION = { comment: 'Se pidió dos veces.' };
export const CLOSING = { comment: 'Tratamiento terminado.' };
export const UNDO = { comment: 'Se eligió otro motivo por error.' };
export const TAKE_OVER = { doctorId: 10 };
