const validation = {
  title: 'Validación',
};

export default validation;
