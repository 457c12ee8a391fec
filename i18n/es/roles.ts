/** What people do, by role: the name of the function and not of a man or a woman, since it stands beside both. */
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
