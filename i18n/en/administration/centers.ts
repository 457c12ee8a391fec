import type { Translated } from '../../catalogues';
import type es from '../../es/administration/centers';

const centers: Translated<typeof es> = {
  title: 'Centers',
  lead: 'The centers that prescribe treatments and those that perform them.',
  things: 'centers',
  caption: 'Centers',
  create: 'New center',
  createTitle: 'New center',
  editTitle: 'Edit center',
  save: 'Save center',
  field: {
    name: 'Name',
    address: 'Address',
    locality: 'Locality',
    provinceId: 'Province',
    type: 'Type',
    doctorIds: 'Doctors',
  },
  noProvince: 'No province',
  addDoctor: 'Add a doctor',
  doctorsHint: 'Who may request treatments from this center.',
  performingOnly: 'A center that only performs has no doctors: saving removes those it has.',
  inactiveDoctor: '{{name}} (no access)',
  people_one: '{{count, number}} person or invitation',
  people_other: '{{count, number}} people or invitations',
  empty: 'There are no centers',
  emptyHint: 'The catalogue is empty.',
  emptyFiltered: 'No center meets the filters',
};

export default centers;
