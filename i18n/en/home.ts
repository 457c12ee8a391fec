import type { Translated } from '../catalogues';
import type spanish from '../es/home';

const home: Translated<typeof spanish> = {
  title: 'Home',
  question: 'Who are you going to work with?',
  intro: 'Choose the context of your work. You can change it later in the top bar.',
  goToDemands: 'Go to requests',
  missing: {
    company: 'The company is still to be chosen',
    doctor: 'The doctor is still to be chosen',
    center: 'The centre is still to be chosen',
  },
  single: 'There is one option only: it is chosen already',
  optional: 'Optional: without a choice you see all that concerns you',
  noMatch: 'Nothing matches “{{search}}”.',
  search: 'Search by name',
  change: 'Change the context. {{dimension}}: {{name}}',
  unchosen: 'Not chosen',
  refused: 'That option is no longer available. Choose another one.',
  switched: 'You now work with {{company}}',
  switchedDetail: 'The link led to a request of another company, so the context was changed.',
  company: {
    title: 'Company',
    count_one: '{{count}} company',
    count_other: '{{count}} companies',
    search: 'Name of the company',
    all: 'All companies',
    allDetail: 'Limited to none of them',
    none: 'You have no companies. Ask the administrators to assign you one.',
  },
  doctor: {
    title: 'Doctor',
    count_one: '{{count}} doctor',
    count_other: '{{count}} doctors',
    search: 'Name or membership number',
    all: 'All doctors',
    allDetail: 'Limited to none of them',
    none: 'You have no doctors. Ask the administrators to assign you one.',
    membership: 'Membership no. {{number}}',
  },
  center: {
    title: 'Centre',
    count_one: '{{count}} centre',
    count_other: '{{count}} centres',
    search: 'Name of the centre',
    none: 'There are no centres. Ask the administrators to assign one.',
    afterDoctor: 'Choose the doctor first.',
    type: { Ambos: 'prescribing and performing', Prescriptor: 'prescribing', Realizador: 'performing' },
  },
};

export default home;
