const errors = {
  title: 'Error',
};

export default errors;
