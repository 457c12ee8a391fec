import { COMPANY_ID } from './numbers';
import { INVITED } from './people-examples';

const PERSON = { type: 'DOCTOR', name: INVITED.name, email: INVITED.email };
const CENTERS = [29];

export const NEW_INVITATION = { ...PERSON, companyId: COMPANY_ID, centers: CENTERS };

export const ACCOUNT_REQUEST = {
  ...PERSON,
  phone: '945556677',
  centers: CENTERS,
  reason: 'Prescribo tratamientos oncológicos en la clínica.',
};

/** A request of the story that waits for review. */
export const INVITATION_ROW = {
  id: 2,
  type: 'DOCTOR',
  name: 'Andrés Villalba Ortuño',
  email: 'andres.villalba@meridiana.test',
  status: 0,
  companyId: COMPANY_ID,
  createdAt: '2026-11-22T12:40:00.000Z',
  expiresAt: null,
  company: { id: COMPANY_ID, name: 'Salud Meridiana' },
};

export const INVITATION = {
  ...INVITATION_ROW,
  id_card: null,
  phone: '+34612345678',
  rejectionReason: null,
  reason: 'Me incorporo al servicio de oncología radioterápica.',
  centers: [1, 3],
  centersNames: ['Clínica Valdeolmo', 'Hospital Mas de la Serra Clara'],
  doctorsDni: [],
  createdBy: null,
  attachments: [],
};

export const ASKED_ACCOUNT = { ...PERSON, status: 0 };
export const REQUESTABLE_CENTERS = { rows: [{ id: 29, name: 'Clínica Irurbide' }] };
export const USABLE_INVITATION = PERSON;
export const INVITATION_USE = { name: INVITED.name, dni: INVITED.dni, password: 'Demo#123' };
export const REJECTION = { reason: 'No trabaja en ninguno de nuestros centros.' };
