const drugs = {
  title: 'Fármacos',
  entryTitle: 'Fármaco',
  lead: 'Los fármacos que pueden pedirse, con la unidad de su dosis y su vía.',
  things: 'fármacos',
  caption: 'Catálogo de fármacos',
  createTitle: 'Nuevo fármaco',
  editTitle: 'Editar fármaco',
  save: 'Guardar fármaco',
  field: {
    name: 'Nombre',
    activePrinciple: 'Principio activo',
    dosage: 'Unidad de dosis',
    administration: 'Vía de administración',
    atcCode: 'Código ATC',
  },
  section: { presentations: 'Presentaciones', regimens: 'Esquemas que lo llevan' },
  noPresentations: 'No tiene presentaciones.',
  morePresentations_one: 'y {{count, number}} más en el catálogo de presentaciones',
  morePresentations_other: 'y {{count, number}} más en el catálogo de presentaciones',
  noRegimens: 'Ninguno de los esquemas ofrecidos.',
  presentations_one: '{{count, number}} presentación',
  presentations_other: '{{count, number}} presentaciones',
  empty: 'No hay fármacos',
  emptyHint: 'El catálogo está vacío.',
  emptyFiltered: 'Ningún fármaco cumple los filtros',
};

export default drugs;
