/** E-mails about a demand. They contain a reference and a link, never patient data. */
const mail = {
  subject: '{{reference}} · {{event}}',
  reminderSubject: 'Recordatorio · {{reference}} · {{event}}',
  /** Subject of several mails in one: about several demands, or about one. */
  bundle: '{{number}} novedades en sus demandas',
  bundleOfDemand: '{{reference}} · {{number}} novedades',
  reminder: 'Recordatorio',
  demand: 'Demanda {{reference}}',
  event: '{{event}}.',
  reversal: 'Decisión final de {{name}}. Motivo: {{reason}}.',
  /** Mail that asks the doctor's side for information: by whom, and how to answer. */
  asked: 'La pide {{company}} ({{who}}). Abra la demanda y responda; si hace falta, cambie también la demanda.',
  /** Parts that an administrative edit changed. */
  edited: 'Ha cambiado: {{parts}}.',
  happenedAt: '{{stamp}} (hora peninsular)',
  open: 'Abrir la demanda',
  orCopy: 'Si el botón no funciona, copie esta dirección en su navegador:',
  why: 'Recibe este correo porque interviene en esta demanda con la función de {{role}}.',
  whyReminder: 'Recibe este recordatorio porque la demanda espera una actuación suya con la función de {{role}}.',
  whyBundle:
    'Recibe este correo porque interviene en estas demandas con la función de {{role}}. Reúne las novedades de diez minutos porque activó «Agrupar los correos» en «Mi cuenta».',
  switchOff: 'Si no desea estos correos, desactive «Notificaciones por correo» en el menú de su cuenta.',
  partOfWork: 'Estos correos forman parte de su trabajo y no se pueden desactivar.',
  noPatient: 'Por confidencialidad, este correo no contiene datos del paciente. No responda: nadie lee este buzón.',
};

export default mail;
