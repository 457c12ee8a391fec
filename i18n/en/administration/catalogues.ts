import type { Translated } from '../../catalogues';
import type es from '../../es/administration/catalogues';

const catalogues: Translated<typeof es> = {
  edit: 'Edit',
  delete: 'Delete',
  hide: 'Hide',
  show: 'Offer again',
  view: 'View',
  hidden: 'Not offered',
  hiddenText: 'It is not offered to be chosen. Requests and versions that have it already do not change.',
  usedBy: 'In use: {{uses}}.',
  unused: 'No request and no draft has it.',
  uses: {
    versions_one: '{{count, number}} version',
    versions_other: '{{count, number}} versions',
    openDemands_one: '{{count, number}} open request',
    openDemands_other: '{{count, number}} open requests',
    drafts_one: '{{count, number}} draft',
    drafts_other: '{{count, number}} drafts',
  },
  hideTitle: 'Hide from the catalogue',
  hideText:
    'In use: {{uses}}. It will no longer be offered to be chosen; nothing changes where it is already. You can offer it again.',
  deleteTitle: 'Delete from the catalogue',
  deleteText: 'No request and no draft has it. It will be deleted from the catalogue, and this cannot be undone.',
  filter: { hidden: 'Visibility' },
  visibility: { offered: 'Offered', hidden: 'Not offered' },
  rowMenu: 'Actions with {{name}}',
  toast: {
    created: 'Entry created',
    saved: 'Changes saved',
    unchanged: 'There was nothing to save',
    hidden: 'No longer offered',
    shown: 'Offered again',
    deleted: 'Entry deleted',
  },
};

export default catalogues;
