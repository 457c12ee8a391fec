/** Catalogue of presentations: the packs in which drugs are sold. */
const presentations = {
  title: 'Presentaciones',
  entryTitle: 'Presentación',
  lead: 'Los envases en que se venden los fármacos, con su registro y su código nacional.',
  things: 'presentaciones',
  caption: 'Presentaciones de fármacos',
  createTitle: 'Nueva presentación',
  editTitle: 'Editar presentación',
  save: 'Guardar presentación',
  noPrice: 'Sin precio',
  field: {
    registerNumber: 'N.º de registro',
    nationalCode: 'Código nacional',
    strengthMg: 'Dosis por unidad',
    unitsPerPack: 'Unidades por envase',
    priceCents: 'Precio del envase',
    active: 'Se comercializa',
  },
  drugFixed: 'El fármaco de una presentación no cambia.',
  inactive: 'Inactiva',
  empty: 'No hay presentaciones',
  emptyHint: 'El catálogo está vacío.',
  emptyFiltered: 'Ninguna presentación cumple los filtros',
};

export default presentations;
