import type { Translated } from '../catalogues';
import type spanish from '../es/common';

const common: Translated<typeof spanish> = {
  product: 'Aval',
  action: {
    add: 'Add',
    back: 'Back',
    cancel: 'Cancel',
    clear: 'Remove',
    close: 'Close',
    continue: 'Continue',
    create: 'Create',
    delete: 'Delete',
    download: 'Download',
    edit: 'Edit',
    next: 'Next',
    print: 'Print',
    retry: 'Try again',
    save: 'Save',
    search: 'Search',
    see: 'View details',
    send: 'Send',
  },
  answer: { yes: 'Yes', no: 'No', none: 'Not given', notApplicable: 'Not applicable' },
  field: { optional: '(optional)', choose: 'Choose an option', datePlaceholder: 'dd/mm/yyyy' },
  language: { es: 'Español', en: 'English', label: 'Language' },
  state: { loading: 'Loading…', saving: 'Saving…', empty: 'There is nothing to show.' },
  unit: { cm: 'cm', kg: 'kg', m2: 'm²', mg: 'mg', gy: 'Gy', cm3: 'cm³', percent: '%', days: 'days', euro: '€' },
  workingDays: {
    today: 'today',
    startsToday: 'starts today',
    in_one: 'in {{count}} working day',
    in_other: 'in {{count}} working days',
    ago_one: '{{count}} working day ago',
    ago_other: '{{count}} working days ago',
    started_one: 'started {{count}} working day ago',
    started_other: 'started {{count}} working days ago',
  },
};

export default common;
