import type { Translated } from '../../catalogues';
import type es from '../../es/administration/centers';

const centers: Translated<typeof es> = {
  title: 'Centres',
  entryTitle: 'Centre',
  lead: 'The centres that prescribe treatments and those that perform them.',
  things: 'centres',
  caption: 'Centres',
  createTitle: 'New centre',
  editTitle: 'Edit centre',
  save: 'Save centre',
  field: {
    address: 'Address',
    locality: 'Locality',
    doctorIds: 'Doctors',
  },
  noProvince: 'No province',
  addDoctor: 'Add a doctor',
  doctorsHint: 'Who may request treatments from this centre.',
  performingOnly: 'A centre that only performs has no doctors: saving removes those it has.',
  inactiveDoctor: '{{name}} (no access)',
  people_one: '{{count, number}} person, invitation or webhook',
  people_other: '{{count, number}} people, invitations or webhooks',
  empty: 'There are no centres',
  emptyHint: 'The catalogue is empty.',
  emptyFiltered: 'No centre matches the filters',
};

export default centers;
