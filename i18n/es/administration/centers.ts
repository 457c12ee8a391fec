const centers = {
  title: 'Centros',
  entryTitle: 'Centro',
  lead: 'Los centros que prescriben y los que realizan tratamientos.',
  things: 'centros',
  caption: 'Centros',
  createTitle: 'Nuevo centro',
  editTitle: 'Editar centro',
  save: 'Guardar centro',
  field: {
    address: 'Dirección',
    locality: 'Localidad',
    doctorIds: 'Médicos/as',
  },
  noProvince: 'Sin provincia',
  addDoctor: 'Añadir un médico/a',
  doctorsHint: 'Quienes pueden pedir tratamientos desde este centro.',
  performingOnly: 'Un centro que solo realiza no tiene médicos/as: al guardar se quitan los que hubiera.',
  inactiveDoctor: '{{name}} (sin acceso)',
  people_one: '{{count, number}} persona, invitación o webhook',
  people_other: '{{count, number}} personas, invitaciones o webhooks',
  empty: 'No hay centros',
  emptyHint: 'El catálogo está vacío.',
  emptyFiltered: 'Ningún centro cumple los filtros',
};

export default centers;
