/** Names of roles: of the function rather than of a man or a woman, since they are used for both. */
const roles = {
  SUPERADMIN: 'Superadministrador/a',
  ADMIN: 'Administrador/a',
  MANAGER: 'Gestor/a',
  REPRESENTATIVE: 'Tramitador/a',
  CONSULTANT: 'Asesor/a',
  SUPERVISOR: 'Supervisor/a',
  DOCTOR: 'Médico/a',
  ASSISTANT: 'Asistente',
};

export default roles;
