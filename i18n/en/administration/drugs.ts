import type { Translated } from '../../catalogues';
import type es from '../../es/administration/drugs';

const drugs: Translated<typeof es> = {
  title: 'Drugs',
  entryTitle: 'Drug',
  lead: 'The drugs that may be requested, with the unit of their dose and their route.',
  things: 'drugs',
  caption: 'Catalogue of drugs',
  createTitle: 'New drug',
  editTitle: 'Edit drug',
  save: 'Save drug',
  field: {
    activePrinciple: 'Active principle',
    dosage: 'Dose unit',
    administration: 'Route of administration',
    atcCode: 'ATC code',
  },
  otherNamesHint: 'Brands and everyday names, separated by commas. The drug can also be found by these names.',
  section: {
    presentations: 'Presentations',
    regimens: 'Regimens that include it',
    demands: 'Requests for it',
  },
  noPresentations: 'It has no presentations.',
  morePresentations_one: 'and {{count, number}} more in the catalogue of presentations',
  morePresentations_other: 'and {{count, number}} more in the catalogue of presentations',
  noRegimens: 'None of the regimens on offer.',
  noDemands: 'None.',
  allDemands: 'View in the list of requests',
  newestDemands: 'The {{count, number}} changed most recently.',
  presentations_one: '{{count, number}} presentation',
  presentations_other: '{{count, number}} presentations',
  empty: 'There are no drugs',
  emptyHint: 'The catalogue is empty.',
  emptyFiltered: 'No drug matches the filters',
};

export default drugs;
