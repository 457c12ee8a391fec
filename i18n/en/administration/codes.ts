import type { Translated } from '../../catalogues';
import type es from '../../es/administration/codes';

const codes: Translated<typeof es> = {
  title: 'Radiotherapy codes',
  entryTitle: 'Radiotherapy code',
  lead: 'The codes by which each company names its radiotherapy treatments.',
  things: 'codes',
  caption: 'Radiotherapy codes',
  createTitle: 'New code',
  editTitle: 'Edit radiotherapy code',
  save: 'Save code',
  field: { code: 'Code', radioType: 'Type of radiotherapy' },
  companyFixed: 'The company of a code does not change.',
  empty: 'There are no codes',
  emptyHint: 'No company has codes yet.',
  emptyFiltered: 'No code matches the filters',
};

export default codes;
