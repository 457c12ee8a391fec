import type { InvitationState } from '@aval/domain/access/invitation-status';

export interface StoryInvitation {
  state: InvitationState;
  role: 'DOCTOR' | 'ASSISTANT';
  name: string;
  /** Part before the company's domain. */
  email: string;
  /** Days since it was requested or sent. */
  daysAgo: number;
  /** Data of an account request; absent for an invitation by an admin. */
  request?: { phone: string; reason: string };
  /** E-mails of doctors, without the company's domain. */
  doctors?: readonly string[];
  rejectionReason?: string;
}

/** Invitations of each insurer: requests to review, and one invitation in each other state. */
export const storyInvitations: readonly StoryInvitation[] = [
  {
    state: 'pending',
    role: 'ASSISTANT',
    name: 'Marta Cifuentes Rey',
    email: 'marta.cifuentes',
    daysAgo: 1,
    request: { phone: '925556677', reason: 'Gestiono las solicitudes de los médicos de oncología de la clínica.' },
    doctors: ['doctor', 'doctor2'],
  },
  {
    state: 'pending',
    role: 'DOCTOR',
    name: 'Andrés Villalba Ortuño',
    email: 'andres.villalba',
    daysAgo: 4,
    request: { phone: '+34612345678', reason: 'Me incorporo al servicio de oncología radioterápica.' },
  },
  { state: 'accepted', role: 'DOCTOR', name: 'Nuria Pizarro Lagos', email: 'nuria.pizarro', daysAgo: 3 },
  {
    state: 'expired',
    role: 'DOCTOR',
    name: 'Ramón Echarri Sola',
    email: 'ramon.echarri',
    daysAgo: 20,
    request: { phone: '948112233', reason: 'Prescribo quimioterapia en el hospital de día.' },
  },
  { state: 'used', role: 'DOCTOR', name: 'Médico de la compañía', email: 'doctor2', daysAgo: 90 },
  {
    state: 'rejected',
    role: 'DOCTOR',
    name: 'Óscar Belmonte Rueda',
    email: 'oscar.belmonte',
    daysAgo: 9,
    request: { phone: '600112233', reason: 'Quiero consultar el estado de una solicitud.' },
    rejectionReason: 'No consta su colegiación en ninguno de los centros indicados.',
  },
  { state: 'withdrawn', role: 'ASSISTANT', name: 'Irene Salvatierra Gil', email: 'irene.salvatierra', daysAgo: 12 },
];
