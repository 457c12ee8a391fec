import { COMPANY_ID } from './numbers';
import { DOCTOR } from './people-examples';

const PERSON = { type: 'DOCTOR', name: DOCTOR.name, email: DOCTOR.email };

export const NEW_INVITATION = { ...PERSON, companyId: COMPANY_ID };

export const ACCOUNT_REQUEST = {
  ...{ ...PERSON, phone: '945556677', centers: [11] },
  reason: 'Prescribo tratamientos oncológicos en la clínica.',
};

export const INVITATION_ROW = {
  ...{ id: 4, ...PERSON, status: 1, companyId: COMPANY_ID },
  ...{ createdAt: '2026-11-22T12:40:00.000Z', expiresAt: '2026-12-06T12:40:00.000Z' },
  company: { id: COMPANY_ID, name: 'Salud Meridiana' },
};

export const INVITATION = {
  ...INVITATION_ROW,
  ...{ id_card: DOCTOR.dni, phone: ACCOUNT_REQUEST.phone, reason: ACCOUNT_REQUEST.reason, rejectionReason: null },
  ...{ centers: [11], centersNames: ['Clínica Ibaizarra'], doctorsDni: [], createdBy: null, attachments: [] },
};

export const ASKED_ACCOUNT = { ...PERSON, status: 0 };
export const REQUESTABLE_CENTERS = { rows: [{ id: 11, name: 'Clínica Ibaizarra' }] };
export const USABLE_INVITATION = PERSON;
export const INVITATION_USE = { name: DOCTOR.name, dni: DOCTOR.dni, password: 'Demo#123' };
export const REJECTION = { reason: 'No trabaja en ninguno de nuestros centros.' };
