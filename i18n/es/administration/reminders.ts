/** Reminder settings, for superadmins. */
const reminders = {
  title: 'Recordatorios',
  lead: 'Cuándo se recuerda una demanda a la persona que la tiene pendiente. Los días son laborables; los recordatorios se envían a las 08:00 (hora peninsular).',
  company: 'Compañía',
  showCompany: 'Ver',
  column: {
    audience: 'A quién se recuerda',
    firstAfter: 'Primer recordatorio tras',
    every: 'Después, cada',
  },
  days: 'días',
  audience: {
    filers: 'Médico/a y asistente que envió la demanda',
    representatives: 'Tramitadores de la zona con notificaciones por correo activadas',
    managers: 'Gestores de la compañía',
    consultant: 'Asesor asignado',
  },
  atOnce: 'Con 0, el primer recordatorio es la propia notificación del cambio de estado.',
  nobody:
    'Si no queda nadie a quien recordarla, se avisa a los administradores. Los recordatorios cesan cuando la demanda cambia de estado.',
  changed: 'Último cambio: {{name}}, {{when}}',
  unchangedYet: 'Sin cambios desde la puesta en marcha',
  save: 'Guardar recordatorios',
  saved: 'Recordatorios guardados',
  savedText: 'Las demandas en espera siguen desde ahora los nuevos plazos.',
  unchanged: 'Sin cambios',
  invalid: 'Revise los días marcados; no se ha guardado nada.',
};

export default reminders;
