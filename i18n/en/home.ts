import type { Translated } from '../catalogues';
import type spanish from '../es/home';

const home: Translated<typeof spanish> = {
  title: 'Home',
  question: 'Where are you working?',
  intro: 'Choose an option on each card. You can change it later in the top bar.',
  goToDemands: 'Go to requests',
  missing: {
    company: 'Choose the company first',
    doctor: 'Choose the doctor first',
    center: 'Choose the centre first',
  },
  single: 'The only option',
  optional: 'Optional. If you choose none, you see everything.',
  noMatch: 'No results for “{{search}}”.',
  search: 'Search by name',
  change: 'Change where you work. {{dimension}}: {{name}}',
  unchosen: 'Not chosen',
  refused: 'That option is no longer available. Choose another one.',
  elsewhereToFile:
    'You chose “{{name}}” in another tab: new requests will be created for that choice. A form that is already open is sent as you see it.',
  elsewhere: 'You chose “{{name}}” in another tab, and the lists in this tab use it too.',
  showElsewhere: 'Update this tab',
  switched: 'You now work with {{company}}',
  chosenByLink: 'The link belongs to this company, so it is already selected.',
  switchedDetail: 'The link belonged to another company, so you were switched to it.',
  company: {
    title: 'Company',
    count_one: '{{count}} company',
    count_other: '{{count}} companies',
    search: 'Company name',
    all: 'All companies',
    allDetail: 'Not limited to any',
    none: 'No company is assigned to you. Ask an administrator to assign one.',
  },
  doctor: {
    title: 'Doctor',
    filesFor: 'On behalf of',
    count_one: '{{count}} doctor',
    count_other: '{{count}} doctors',
    search: 'Name or membership number',
    all: 'All doctors',
    allDetail: 'Not limited to any',
    none: 'No doctor is assigned to you. Ask an administrator to assign one.',
    membership: 'Membership no. {{number}}',
  },
  center: {
    title: 'Centre',
    count_one: '{{count}} centre',
    count_other: '{{count}} centres',
    search: 'Centre name',
    all: 'All my centres',
    allDetail: 'Not limited to one',
    none: 'No centre is assigned. Ask an administrator to assign one.',
    withdrawn: 'The centre has been withdrawn. Ask an administrator for another one to create new requests.',
    afterDoctor: 'Choose the doctor first.',
    type: { Ambos: 'prescribing and performing', Prescriptor: 'prescribing', Realizador: 'performing' },
  },
};

export default home;
