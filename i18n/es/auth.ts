const auth = {
  title: 'Iniciar sesión',
  hint: 'Use el correo con el que se dio de alta.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Iniciar sesión',
  about: 'Solicitud y seguimiento de tratamientos oncológicos para quienes prescriben y los equipos de {{company}}.',
  refused:
    'El correo o la contraseña no son correctos, o la cuenta no entra por esta dirección. Revíselos y vuelva a probar.',
  throttled_one: 'Demasiados intentos. Vuelva a probar dentro de {{count}} minuto.',
  throttled_other: 'Demasiados intentos. Vuelva a probar dentro de {{count}} minutos.',
  tokenRefused:
    'Su acceso desde otra aplicación no es válido o ha caducado: vuelva a entrar desde ella o use su contraseña.',
  tokenRefusedSignedIn: 'El enlace no es válido o ha caducado, y no se ha usado. Sigue con la sesión de {{name}}.',
  changePerson: {
    title: '¿Cambiar de cuenta?',
    hint: 'El enlace que ha abierto entra con otra cuenta.',
    present: 'Sesión actual',
    next: 'El enlace es de',
    warning: 'Al cambiar se cierra la sesión actual. Si no ha pedido entrar con la otra cuenta, siga como está.',
    stay: 'Seguir como estoy',
    change: 'Cerrar y entrar con la otra cuenta',
  },
  toForgotten: '¿La ha olvidado?',
  backToSignIn: 'Volver a entrar',
  forgotten: {
    title: 'Pedir una contraseña nueva',
    hint: 'Le enviamos un correo con un enlace para elegirla.',
    dni: 'DNI o NIE',
    submit: 'Pedir el enlace',
    asked: 'Revise su correo',
    again: 'Corregir los datos y pedirlo otra vez',
    askedText: 'Si el correo y el documento son los de su cuenta, recibe en unos minutos un enlace que sirve una hora.',
  },
  reset: {
    title: 'Elija una contraseña nueva',
    password: 'Contraseña nueva',
    confirmation: 'Repita la contraseña',
    submit: 'Guardar contraseña',
    done: 'La contraseña se ha cambiado',
    doneText: 'Entre con ella. Todas sus sesiones se han cerrado.',
    over: 'El enlace ya no sirve',
    overText: 'Se ha usado o ha caducado. Pida otro desde «¿La ha olvidado?».',
  },
  link: {
    unused: 'El enlace del correo no se ha usado',
    unusedText: 'Hay una sesión abierta en este navegador. Ciérrela y vuelva a abrir el enlace.',
  },
  policy: {
    updated: 'Actualizado el {{date}}',
    none: 'La compañía todavía no ha publicado este texto.',
  },
  reference: {
    title: 'API',
    lead: 'Todo lo que hace la aplicación, para programas: cada llamada, lo que recibe y lo que contesta.',
    document: 'Documento OpenAPI',
    failed: 'No se ha podido cargar la referencia. Compruebe la conexión y vuelva a cargar la página.',
    loading: 'Cargando la referencia',
    noScript: 'La referencia necesita JavaScript; el documento OpenAPI lo dice todo también.',
  },
};

export default auth;
