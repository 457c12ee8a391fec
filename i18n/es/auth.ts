const auth = {
  title: 'Entrar',
  hint: 'Use el correo con el que se dio de alta.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Entrar',
  about: 'Solicitud y seguimiento de tratamientos oncológicos para quienes prescriben y los equipos de {{company}}.',
  refused:
    'El correo o la contraseña no son correctos, o la cuenta no entra por esta dirección. Revíselos y vuelva a probar.',
  throttled_one: 'Demasiados intentos. Vuelva a probar dentro de {{count}} minuto.',
  throttled_other: 'Demasiados intentos. Vuelva a probar dentro de {{count}} minutos.',
};

export default auth;
