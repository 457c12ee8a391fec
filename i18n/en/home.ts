import type { Translated } from '../catalogues';
import type spanish from '../es/home';

const home: Translated<typeof spanish> = {
  title: 'Home',
  question: 'Who are you going to work with?',
  intro: 'Choose the context of your work. You can change it later in the top bar.',
  goToDemands: 'Go to requests',
  missing: {
    company: 'Choose the company first',
    doctor: 'Choose the doctor first',
    center: 'Choose the centre first',
  },
  single: 'There is only one option: already chosen',
  optional: 'Optional: without a choice, you see all',
  noMatch: 'Nothing matches “{{search}}”.',
  search: 'Search by name',
  change: 'Change the context. {{dimension}}: {{name}}',
  unchosen: 'Not chosen',
  refused: 'That option is no longer available. Choose another one.',
  elsewhereToFile:
    'You have chosen “{{name}}” in another tab: new requests are begun for that choice. A form that is open is sent as you see it.',
  elsewhere: 'You have chosen “{{name}}” in another tab, and the lists of this one follow it, too.',
  showElsewhere: 'Update this tab',
  switched: 'You now work with {{company}}',
  chosenByLink: 'The link is of this company, so it is chosen already.',
  switchedDetail: 'The link was of another company, so the context was changed.',
  company: {
    title: 'Company',
    count_one: '{{count}} company',
    count_other: '{{count}} companies',
    search: 'Company name',
    all: 'All companies',
    allDetail: 'Not limited to any',
    none: 'You have no companies. Ask the administrators to assign you one.',
  },
  doctor: {
    title: 'Doctor',
    filesFor: 'On behalf of',
    count_one: '{{count}} doctor',
    count_other: '{{count}} doctors',
    search: 'Name or membership number',
    all: 'All doctors',
    allDetail: 'Not limited to any',
    none: 'You have no doctors. Ask the administrators to assign you one.',
    membership: 'Membership no. {{number}}',
  },
  center: {
    title: 'Centre',
    count_one: '{{count}} centre',
    count_other: '{{count}} centres',
    search: 'Centre name',
    all: 'All my centres',
    allDetail: 'Not limited to one',
    none: 'There are no centres. Ask the administrators to assign you one.',
    withdrawn: 'The centre has been withdrawn. Ask the administrators for another one to begin new requests.',
    afterDoctor: 'Choose the doctor first.',
    type: { Ambos: 'prescribing and performing', Prescriptor: 'prescribing', Realizador: 'performing' },
  },
};

export default home;
