const auth = {
  title: 'Entrar',
};

export default auth;
