/** Radiotherapy codes of each company. */
const codes = {
  title: 'Códigos de radioterapia',
  entryTitle: 'Código de radioterapia',
  lead: 'Los códigos con que cada compañía nombra sus tratamientos de radioterapia.',
  things: 'códigos',
  caption: 'Códigos de radioterapia',
  createTitle: 'Nuevo código',
  editTitle: 'Editar código de radioterapia',
  save: 'Guardar código',
  field: { code: 'Código', radioType: 'Tipo de radioterapia' },
  companyFixed: 'La compañía de un código no cambia.',
  empty: 'No hay códigos',
  emptyHint: 'Ninguna compañía tiene códigos todavía.',
  emptyFiltered: 'Ningún código cumple los filtros',
};

export default codes;
