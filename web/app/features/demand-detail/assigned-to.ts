import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import type { DetailWords } from './use-detail-words';

/** Returns the current assignee, by name where it is a person. */
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
