/** A treatment before surgery. The numbers are those of rows that the lists name. */
const STEPS = {
  diagnosticoHistologico: 'Adenocarcinoma ductal de páncreas',
  type: 'pancreas',
  ...{ t: 'T3', n: 'N1', m: 'M0', estadio: 'IIB', ecog: 1 },
  tratamientosPrevios: [{ type: 'cirugia', date: '2026-10-05', description: 'Laparoscopia de estadificación' }],
  tratamientoQuimioterapico: false,
  tratamientoRadioterapico: true,
  tratamientosRadioterapicos: [
    {
      intencion: 'neo_adyuvante',
      codigo: [1],
      descripcionDetallada: 'Irradiación del tumor y de los ganglios regionales con refuerzo',
      ...{ dosisTotal: 50.4, fraccionamientoDia: 1.8, volumenTejido: 420, numeroSesiones: 28, complejidad: 3 },
      fechaInicio: '2026-12-14',
    },
  ],
  evolutivo: false,
  centerRealizatorId: 1,
  observaciones: 'Según comité de tumores.',
  comentariosOficiales: 'Informe clínico a disposición de la compañía.',
};

const CHEMOTHERAPY = {
  tratamientoQuimioterapico: true,
  quimioterapicoIntencion: 'neo_adyuvante',
  ...{ talla: 164, peso: 83, quimioterapicoCiclo: 1, quimioterapicoNumeroCiclos: 4 },
  ...{ quimioterapicoNumeroSesionesCiclo: 1, quimioterapicoFrecuenciaSesiones: 0, quimioterapicoIntervaloCiclos: 14 },
  quimioterapicoFechaPrimeraSesion: '2026-12-14',
  quimioterapicoFarmacos: [
    {
      drugId: 29,
      ...{ dosificacion: 60, tipoDosificacion: 'MGM2', formaAdministracion: 'INTRAVENOUS' },
      administrarEnSesiones: [1],
      ...{ presentationId: 29, price: 84.2, amount: 2 },
    },
  ],
  quimioterapicoFechasSesiones: [{ session: 1, date: '2026-12-14' }],
};

const REPORT = {
  descripcion: 'Informe de anatomía patológica',
  archivo: { name: 'informe.pdf', content: 'JVBERi0xLjQK' },
};

export const DEMAND_EXAMPLES: Readonly<Record<string, unknown>> = {
  createDemand: { patientId: 7, centerPrescriptorId: 1, ...STEPS },
  updateDemand: { ...CHEMOTHERAPY, revision: 3 },
  analyseCongruence: { patientId: 7, ...STEPS, ...CHEMOTHERAPY, tratamientoRadioterapico: false },
  updateDraft: { ecog: 0, observaciones: 'Valorada de nuevo en comité.' },
  duplicateDemand: {},
  sendDemand: { ficherosAdjuntos: [REPORT] },
  continueDemand: { quimioterapicoFechaPrimeraSesion: '2026-12-28', ...{ talla: 164, peso: 81.5 } },
  changeDates: {
    quimioterapicoFechaPrimeraSesion: '2026-12-16',
    quimioterapicoFechasSesiones: [{ session: 1, date: '2026-12-16' }],
    changeDatesReason: 'Neutropenia: se aplaza dos días.',
  },
  manageDemand: {
    toRoleId: 4,
    action: 'ACCEPT',
    decisionReason: 'AUTORIZADO',
    comment: 'Conforme a la documentación.',
  },
  sendDecision: { action: 'ACCEPT', finalReason: 'AUTORIZADO', comment: 'Autorizada.' },
  commentOnDemand: { toRoleId: 3, comment: 'El informe del comité llegará mañana.' },
  uploadToDemand: { ficherosAdjuntos: [REPORT], comment: 'Informe recibido por correo.' },
  increaseCycles: { quimioterapicoNumeroCiclos: 2 },
  cancelDemand: { comment: 'Se pidió dos veces.' },
  finishDemand: { comment: 'Tratamiento terminado.' },
  rollBackDemand: { comment: 'Se eligió otro motivo por error.' },
  takeOverDemand: { doctorId: 8 },
};
