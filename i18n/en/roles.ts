import type { Translated } from '../catalogues';
import type spanish from '../es/roles';

const roles: Translated<typeof spanish> = {
  SUPERADMIN: 'Superadministrator',
  ADMIN: 'Administrator',
  MANAGER: 'Manager',
  REPRESENTATIVE: 'Representative',
  CONSULTANT: 'Consultant',
  SUPERVISOR: 'Supervisor',
  DOCTOR: 'Doctor',
  ASSISTANT: 'Assistant',
};

export default roles;
