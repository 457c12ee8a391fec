const words = {
  title: 'Demanda de tratamiento',
};

export default words;
