/** What the pages of all catalogues say. */
const catalogues = {
  edit: 'Editar',
  delete: 'Eliminar',
  hide: 'Ocultar',
  show: 'Volver a ofrecer',
  view: 'Ver',
  hidden: 'No se ofrece',
  hiddenText: 'No se ofrece para elegir. Las demandas y versiones en que ya figura no cambian.',
  usedBy: 'En uso: {{uses}}.',
  unused: 'No figura en ninguna demanda ni borrador.',
  uses: {
    versions_one: '{{count, number}} versión',
    versions_other: '{{count, number}} versiones',
    openDemands_one: '{{count, number}} demanda abierta',
    openDemands_other: '{{count, number}} demandas abiertas',
    drafts_one: '{{count, number}} borrador',
    drafts_other: '{{count, number}} borradores',
  },
  hideTitle: 'Ocultar del catálogo',
  hideText:
    'En uso: {{uses}}. Dejará de ofrecerse para elegir; donde ya figura no cambia nada. Podrá volver a ofrecerse.',
  deleteTitle: 'Eliminar del catálogo',
  deleteText: 'No figura en ninguna demanda ni borrador. Se eliminará del catálogo y esta acción no se puede deshacer.',
  filter: { hidden: 'Visibilidad' },
  visibility: { offered: 'Se ofrecen', hidden: 'No se ofrecen' },
  rowMenu: 'Acciones con {{name}}',
  toast: {
    created: 'Entrada creada',
    saved: 'Cambios guardados',
    unchanged: 'No había nada que guardar',
    hidden: 'Ya no se ofrece',
    shown: 'Vuelve a ofrecerse',
    deleted: 'Entrada eliminada',
  },
};

export default catalogues;
