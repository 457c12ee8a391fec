import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import type { DetailWords } from './use-detail-words';

/** Who has the ball, by name where a person is meant. */
export function assignedTo({ state, assignedUserName, company, doctor }: DemandDetail, t: DetailWords['t']): string {
  switch (state?.assignedRole) {
    case 'MANAGER':
    case 'REPRESENTATIVE':
      return t(`detail:assigned.${state.assignedRole}`, { company: company.name });
    case 'CONSULTANT':
      return assignedUserName ?? t('demand:role.CONSULTANT');
    case 'DOCTOR':
      return doctor.name;
    default:
      return state ? t('detail:assigned.nobody') : doctor.name;
  }
}
