import type { Translated } from '../../catalogues';
import type es from '../../es/administration/presentations';

const presentations: Translated<typeof es> = {
  title: 'Presentations',
  entryTitle: 'Presentation',
  lead: 'The packs in which drugs are sold, with their registration number and national code.',
  things: 'presentations',
  caption: 'Presentations of drugs',
  createTitle: 'New presentation',
  editTitle: 'Edit presentation',
  save: 'Save presentation',
  noPrice: 'No price',
  field: {
    registerNumber: 'Registration number',
    nationalCode: 'National code',
    strengthMg: 'Strength per unit',
    unitsPerPack: 'Units per pack',
    priceCents: 'Price of a pack',
    active: 'On the market',
  },
  drugFixed: 'The drug of a presentation does not change.',
  inactive: 'Inactive',
  empty: 'There are no presentations',
  emptyHint: 'The catalogue is empty.',
  emptyFiltered: 'No presentation matches the filters',
};

export default presentations;
