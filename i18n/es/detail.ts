const detail = {
  title: 'Detalle de la demanda',
};

export default detail;
