/** Words shared by the pages of all catalogues. */
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
  /** Consequences of changed relations between people, centers and companies. */
  consequence: {
    unseen_one: '<b>{{who}}</b> dejará de ver {{demands}}.',
    unseen_other: '<b>{{who}}</b> dejarán de ver {{demands}}.',
    seen_one: '<b>{{who}}</b> podrá ver además {{demands}}.',
    seen_other: '<b>{{who}}</b> podrán ver además {{demands}}.',
    stays: '<b>{{center}}</b>: {{demands}} de {{doctor}} siguen como están. Para demandas nuevas ya no podrá elegirlo.',
    noCenter: '<b>{{doctor}}</b> se queda sin centros: no podrá presentar demandas nuevas.',
    noManager_one: '<b>{{company}}</b> se queda sin gestores: {{count, number}} demanda activa queda a la espera.',
    noManager_other: '<b>{{company}}</b> se queda sin gestores: {{count, number}} demandas activas quedan a la espera.',
    noRepresentative_one:
      '<b>{{company}}</b> se queda sin tramitadores: {{count, number}} demanda activa queda a la espera.',
    noRepresentative_other:
      '<b>{{company}}</b> se queda sin tramitadores: {{count, number}} demandas activas quedan a la espera.',
    sent_one: '{{count, number}} demanda ({{open, number}} abierta)',
    sent_other: '{{count, number}} demandas ({{open, number}} abiertas)',
    open_one: '{{count, number}} demanda abierta',
    open_other: '{{count, number}} demandas abiertas',
    drafts_one: '{{count, number}} borrador',
    drafts_other: '{{count, number}} borradores',
    others: '{{count, number}} personas más',
    more_one: 'Ver {{count, number}} consecuencia más',
    more_other: 'Ver {{count, number}} consecuencias más',
    unknown: 'No se ha podido calcular qué cambia para las demandas. Puede guardar igualmente.',
  },
  toast: {
    created: 'Entrada creada',
    saved: 'Cambios guardados',
    unchanged: 'Sin cambios',
    hidden: 'Ya no se ofrece',
    shown: 'Vuelve a ofrecerse',
    deleted: 'Entrada eliminada',
  },
};

export default catalogues;
