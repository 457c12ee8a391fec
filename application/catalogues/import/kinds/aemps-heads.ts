/** Column headings of the AEMPS: its *nomenclátor*, its files of medicines and of packs, and its prescription file. */
export const REGISTER_HEADS = ['Nº Registro', 'Número de registro', 'Registro', 'nro_definitivo', 'nregistro'];
export const CODE_HEADS = ['Cód. Nacional', 'Cod. Nacional', 'C.N.', 'cod_nacion', 'CN'];
export const NAME_HEADS = [
  'Medicamento',
  'Nombre',
  'Nombre del medicamento',
  'Nombre del producto farmacéutico',
  'des_nomco',
];
export const PACK_HEADS = ['Envase', 'Formato', 'Contenido', 'Contenido del envase', 'Tamaño del envase', 'Pack'];
export const PRESENTATION_HEADS = ['Nombre de la presentación', 'des_prese'];
export const PRINCIPLE_HEADS = [
  'Principios activos',
  'Principio/s activo/s',
  'Principio activo o asociación de principios activos',
  'DCSA',
  'dcsa',
];
export const SOLD_HEADS = ['¿Comercializado?', 'Comercializado', 'sw_comercializado'];
export const UNITS_HEADS = ['Unidades', 'Nº unidades', 'Número de unidades'];
