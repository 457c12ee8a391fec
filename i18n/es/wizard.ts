const wizard = {
  title: 'Nueva demanda',
};

export default wizard;
