const demand = {
  title: 'Demanda',
};

export default demand;
