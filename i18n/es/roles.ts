/** Names of roles: of the function rather than of a man or a woman, since they are used for both. */
const roles = {
  SUPERADMIN: 'Superadministración',
  ADMIN: 'Administración',
  MANAGER: 'Gestión',
  REPRESENTATIVE: 'Tramitación',
  CONSULTANT: 'Asesoría',
  SUPERVISOR: 'Supervisión',
  DOCTOR: 'Médico/a',
  ASSISTANT: 'Asistente',
};

export default roles;
