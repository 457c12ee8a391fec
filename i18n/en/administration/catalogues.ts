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
  consequence: {
    unseen_one: '<b>{{who}}</b> will no longer see {{demands}}.',
    unseen_other: '<b>{{who}}</b> will no longer see {{demands}}.',
    seen_one: '<b>{{who}}</b> will also see {{demands}}.',
    seen_other: '<b>{{who}}</b> will also see {{demands}}.',
    stays:
      '<b>{{center}}</b>: {{demands}} of {{doctor}} stay as they are. It cannot be chosen for new requests any more.',
    noCenter: '<b>{{doctor}}</b> is left without a centre and cannot file new requests.',
    noManager_one: '<b>{{company}}</b> is left without managers: {{count, number}} active request is left waiting.',
    noManager_other: '<b>{{company}}</b> is left without managers: {{count, number}} active requests are left waiting.',
    noRepresentative_one:
      '<b>{{company}}</b> is left without representatives: {{count, number}} active request is left waiting.',
    noRepresentative_other:
      '<b>{{company}}</b> is left without representatives: {{count, number}} active requests are left waiting.',
    sent_one: '{{count, number}} request ({{open, number}} open)',
    sent_other: '{{count, number}} requests ({{open, number}} open)',
    open_one: '{{count, number}} open request',
    open_other: '{{count, number}} open requests',
    drafts_one: '{{count, number}} draft',
    drafts_other: '{{count, number}} drafts',
    others: '{{count, number}} more people',
    more_one: 'Show {{count, number}} more consequence',
    more_other: 'Show {{count, number}} more consequences',
    unknown: 'What changes for the requests could not be counted. You can save all the same.',
  },
  toast: {
    created: 'Entry created',
    saved: 'Changes saved',
    unchanged: 'No changes',
    hidden: 'No longer offered',
    shown: 'Offered again',
    deleted: 'Entry deleted',
  },
};

export default catalogues;
