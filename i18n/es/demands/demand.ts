import roles from '../roles';
import field from './demand-fields';
import { marker, option } from './demand-options';

/** `long` for headers and filters, `short` for table cells. */
const status = {
  draft: { long: 'Borrador', short: 'Borrador' },
  active: { long: 'Activa', short: 'Activa' },
  pending_validation: { long: 'Pendiente de validación', short: 'Pte. de validación' },
  pending_analysis: { long: 'Pendiente de análisis', short: 'Pte. de análisis' },
  pending_evaluation: { long: 'Pendiente de valoración', short: 'Pte. de valoración' },
  pending_missing_info: { long: 'Falta información', short: 'Falta información' },
  pending_company_accept: { long: 'Pendiente de autorización', short: 'Pte. de autorización' },
  pending_company_deny: { long: 'Pendiente de denegación', short: 'Pte. de denegación' },
  pending_continue: { long: 'Pendiente de continuación', short: 'Pte. de continuación' },
  sended: { long: 'Enviada', short: 'Enviada' },
  sended_accepted: { long: 'Autorizada', short: 'Autorizada' },
  sended_denied: { long: 'Denegada', short: 'Denegada' },
  canceled: { long: 'Cancelada: cerrada sin decisión', short: 'Cancelada' },
  finished: { long: 'Finalizada', short: 'Finalizada' },
};

/** Action of a history entry, keyed by `ShownAction`. */
const history = {
  SAVE: 'Cambio de datos administrativos',
  REQUEST: 'Envío de la demanda',
  REQUEST_MISSING_INFO: 'Petición de información',
  REQUEST_AUTHORIZATION: 'Petición de valoración',
  PROPOSE_AUTHORIZATION: 'Propuesta de autorización',
  PROPOSE_DENIAL: 'Propuesta de denegación',
  EVALUATION: 'Valoración',
  ACCEPT: 'Autorización',
  DENY: 'Denegación',
  CONTINUE: 'Fin del ciclo',
  CHANGE_DATES: 'Cambio de fechas',
  INCREASE_CYCLES: 'Ampliación de ciclos',
  CANCEL: 'Cancelación',
  FINISH: 'Finalización',
  RETURN: 'Devolución a los gestores',
  ROLLBACK: 'Última acción deshecha',
  UPLOAD: 'Fichero subido',
  TAKE_OVER: 'Cambio de médico',
  COMMENT: 'Comentario',
};

/** Sentence of the timeline after the author's name. */
const sentence = {
  SAVE: 'cambió datos administrativos',
  REQUEST: 'envió la demanda',
  REQUEST_MISSING_INFO: 'pidió más información',
  REQUEST_AUTHORIZATION: 'pidió la valoración',
  PROPOSE_AUTHORIZATION: 'propuso la autorización',
  PROPOSE_DENIAL: 'propuso la denegación',
  EVALUATION: 'valoró la demanda',
  ACCEPT: 'autorizó la demanda',
  DENY: 'denegó la demanda',
  CONTINUE: 'dio por terminado el ciclo',
  CHANGE_DATES: 'cambió las fechas',
  INCREASE_CYCLES: 'amplió los ciclos',
  CANCEL: 'canceló la demanda',
  FINISH: 'finalizó la demanda',
  RETURN: 'devolvió la demanda a los gestores',
  ROLLBACK: 'deshizo la última acción',
  UPLOAD: 'subió un fichero',
  TAKE_OVER: 'asignó la demanda a otro médico',
  COMMENT: 'añadió un comentario',
};

/** Confirmed warnings, keyed by `DecisionWarning`. */
const confirmedWarning = {
  contradicts_reason: 'Confirmó que el motivo no es de la clase de la decisión.',
  contradicts_consultant: 'Confirmó que se aparta de la propuesta del asesor.',
  off_label_denial_without_consultant: 'Confirmó que deniega un uso fuera de indicación sin consultar a un asesor.',
  reverses_manager: 'Confirmó que revoca la decisión del gestor.',
};

const decision = {
  authorize: 'Autorizar',
  deny: 'Denegar',
  more_info: 'Pedir más información',
  evaluate: 'Pedir valoración',
  propose_authorization: 'Proponer autorización',
  propose_denial: 'Proponer denegación',
  hand_back: 'Devolver sin valorar',
};

const reason = {
  AUTORIZADO: 'Autorizado',
  AUTORIZADONOCOSTEEFICIENTE: 'Autorizado, no coste-eficiente',
  USOFUERADEINDICACIONAUTORIZACION: 'Uso fuera de indicación, autorizado',
  NOCUBIERTOAUTORIZACION: 'No cubierto, autorizado',
  USOFUERADEINDICACIONDENEGADO: 'Uso fuera de indicación, denegado',
  NOCUBIERTODENEGADO: 'No cubierto, denegado',
};

const action = {
  view: 'Ver detalle',
  answer: 'Responder',
  edit_administrative: 'Editar datos administrativos',
  edit: 'Editar',
  continue: 'Continuar tratamiento',
  duplicate: 'Duplicar',
  duplicate_with_chemotherapy: 'Duplicar con la quimioterapia',
  delete: 'Eliminar borrador',
  manage: 'Gestionar',
  cancel: 'Cancelar demanda',
  change_dates: 'Cambiar fechas',
  increase_cycles: 'Ampliar ciclos',
  finish: 'Finalizar',
  comment: 'Comentar',
  upload: 'Subir ficheros',
  take_over: 'Cambiar de médico',
  rollback: 'Deshacer la última acción',
};

const demand = {
  title: 'Demanda',
  status,
  role: roles,
  history,
  sentence,
  confirmedWarning,
  decision,
  reason,
  /** Parts named in news of an administrative edit; within a sentence. */
  administrativePart: {
    performingCenter: 'centro realizador',
    presentations: 'presentaciones',
    amounts: 'cantidades',
    prices: 'precios',
    officialComments: 'comentarios oficiales',
  },
  action,
  commentTarget: { doctor: 'Médico/a', managers: 'Gestores', insurer: 'Compañía' },
  type: {
    chemotherapy: { long: 'Quimioterapia' },
    radiotherapy: { long: 'Radioterapia' },
    both: { long: 'Quimioterapia y radioterapia' },
  },
  cycleOf: '{{cycle}} de {{total}}',
  sessionsEvery_one: '{{count}} sesión',
  sessionsEvery_other: '{{count}} sesiones, cada {{days}} días',
  clearance: 'según aclaramiento',
  age_one: '{{count}} año',
  age_other: '{{count}} años',
  days_one: '{{count}} día',
  days_other: '{{count}} días',
  timesPerDay_one: 'una vez al día',
  timesPerDay_other: '{{count}} veces al día',
  /** Below a dose taken at home. */
  perIntake: 'por toma',
  perIntakeOften: 'por toma, {{often}}',
  /** Below a dose injected several times in a session. */
  perAdministrationOften: 'por administración, {{often}}',
  /** Chosen regimen with its version: "TCHP v2, desde el ciclo 3". */
  regimenOf: '{{name}} v{{version}}',
  regimenSince: '{{name}} v{{version}}, desde el ciclo {{cycle}}',
  dose: { MGM2: '{{dose}} mg/m²', MGKG: '{{dose}} mg/kg', AUC: 'AUC {{dose}}', MG: '{{dose}} mg' },
  validation: { given: 'Validación: válida', denied: 'Validación: no válida' },
  /** Event that created a version. */
  versionReason: {
    REQUEST: 'Primer envío',
    RESUBMIT: 'Respuesta a petición de información',
    CONTINUE: 'Continuación del tratamiento',
    CHANGE_DATES: 'Cambio de fechas',
    SAVE: 'Cambio de datos administrativos',
  },
  /** Beside "denied": the denied cycle and the authorized ones, by the number of the latter. */
  deniedCycle: {
    one: 'ciclo {{denied}} denegado; ciclo {{first}} autorizado',
    two: 'ciclo {{denied}} denegado; ciclos {{first}} y {{last}} autorizados',
    many: 'ciclo {{denied}} denegado; ciclos {{first}} a {{last}} autorizados',
  },
  /** Changes of a version. */
  change: {
    since: 'Cambios desde la versión {{number}}',
    of: '{{subject}}: {{field}}',
    added: 'se añade ({{value}})',
    removed: 'se quita ({{value}})',
    radiotherapy: 'Radioterapia {{number}}',
    previousTreatment: 'Tratamiento previo {{number}}',
    exposure: 'Dosis recibida {{number}}',
    dates: 'del {{first}} al {{last}} ({{count}} sesiones)',
  },
  field,
  section: {
    summary: 'Resumen',
    data: 'Datos de la demanda',
    patient: 'Paciente',
    comments: 'Comentarios',
    protocol: 'Protocolo clínico',
    previousTreatments: 'Tratamientos previos',
    treatment: 'Tratamiento propuesto',
    extras: 'Otros datos',
    congruence: 'Congruencia',
    attachments: 'Adjuntos',
    versions: 'Versiones',
    history: 'Historial',
  },
  marker,
  option,
};

export default demand;
