const list = {
  title: 'Demandas',
};

export default list;
