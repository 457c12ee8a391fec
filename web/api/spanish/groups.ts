/** Groups of operations: what each is for, their names beside those of the English document, and the groups of groups. */
export const GROUPS: Readonly<Record<string, string>> = {
  'Sign in, sign out and change passwords.': 'Iniciar y cerrar sesión y cambiar contraseñas.',
  'The drug catalogue.': 'El catálogo de fármacos.',
  'The catalogue of packs; each belongs to a drug.': 'El catálogo de presentaciones; cada una pertenece a un fármaco.',
  'The catalogue of radiotherapy codes; each belongs to a company.':
    'El catálogo de códigos de radioterapia; cada uno pertenece a una compañía.',
  'The catalogue of centers that prescribe or perform treatments.':
    'El catálogo de centros que prescriben o realizan tratamientos.',
  'Treatment requests: create, send, decide, continue and finish.':
    'Demandas de tratamiento: crearlas, enviarlas, decidirlas, continuarlas y finalizarlas.',
  'Findings of the congruence rules. They are advisory and decide nothing.':
    'Hallazgos de las reglas de congruencia. Son orientativos y no deciden nada.',
  'Reference data used by other operations: roles, provinces, files.':
    'Datos de referencia que usan otras operaciones: funciones, provincias, ficheros.',
  'Patients that you may see, and checks of their card and identity numbers.':
    'Pacientes que usted puede ver y comprobaciones de sus números de tarjeta y de documento.',
  'Companies, their settings and their legal texts.': 'Compañías, sus ajustes y sus textos legales.',
  'Account requests, invitations and the creation of accounts.':
    'Solicitudes de cuenta, invitaciones y creación de cuentas.',
  'Your own account, other users, and who works with whom.':
    'Su propia cuenta, otros usuarios y quién trabaja con quién.',
  'Notifications of the signed-in user.': 'Notificaciones del usuario que ha iniciado sesión.',
  'Send events to your own systems: manage webhooks, read their deliveries, and see the messages.':
    'Enviar sucesos a sus propios sistemas: gestionar webhooks, leer sus envíos y ver los mensajes.',
  'The administrators of this installation': 'Los administradores de esta instalación',
  Proprietary: 'Propietaria',
  Access: 'Acceso',
  Drugs: 'Fármacos',
  Presentations: 'Presentaciones',
  Codes: 'Códigos',
  Centers: 'Centros',
  Demands: 'Demandas',
  Congruence: 'Congruencia',
  Lookups: 'Datos de referencia',
  Patients: 'Pacientes',
  Companies: 'Compañías',
  Invitations: 'Invitaciones',
  Users: 'Usuarios',
  Notifications: 'Notificaciones',
  Requests: 'Demandas y pacientes',
  Catalogues: 'Catálogos',
  People: 'Personas',
  Events: 'Sucesos',
};
