/** Reminder settings, for superadmins. */
const reminders = {
  title: 'Avisos',
  lead: 'Cuándo se recuerda una demanda a quien la tiene pendiente. Los días son laborables; los avisos salen a las 08:00 (hora de Madrid).',
  company: 'Compañía',
  showCompany: 'Ver',
  column: { status: 'Estado', audience: 'A quién se avisa', firstAfter: 'Primer aviso tras', every: 'Después, cada' },
  days: 'días',
  audience: {
    filers: 'Médico/a y asistente que envió la demanda',
    representatives: 'Tramitación de la zona con avisos por correo activados',
    managers: 'Gestión de la compañía',
    consultant: 'Asesoría asignada',
  },
  atOnce: '0 avisa en el acto: el propio cambio de estado es el primer aviso.',
  nobody:
    'Si no queda nadie a quien avisar, se avisa a administración. El aviso cesa cuando la demanda cambia de estado.',
  changed: 'Último cambio: {{name}}, {{when}}',
  unchangedYet: 'Sin cambios desde la puesta en marcha',
  save: 'Guardar avisos',
  saved: 'Avisos guardados',
  savedText: 'Las demandas en espera siguen desde ahora los nuevos plazos.',
  unchanged: 'No había nada que guardar',
  invalid: 'Revise los días marcados; no se ha guardado nada.',
};

export default reminders;
