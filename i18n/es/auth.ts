const auth = {
  title: 'Iniciar sesión',
  hint: 'Use el correo con el que se dio de alta.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Iniciar sesión',
  about: 'Solicitud y seguimiento de tratamientos oncológicos para médicos y para los equipos de {{company}}.',
  refused: 'Correo o contraseña incorrectos, o su cuenta no tiene acceso desde esta dirección.',
  throttled_one: 'Demasiados intentos. Vuelva a probar dentro de {{count}} minuto.',
  throttled_other: 'Demasiados intentos. Vuelva a probar dentro de {{count}} minutos.',
  failuresSince_one:
    'Hubo {{count, number}} intento fallido de entrar en su cuenta desde su entrada anterior ({{date}}). Más en «Mi cuenta».',
  failuresSince_other:
    'Hubo {{count, number}} intentos fallidos de entrar en su cuenta desde su entrada anterior ({{date}}). Más en «Mi cuenta».',
  tokenRefused:
    'Su acceso desde otra aplicación no es válido o ha caducado. Vuelva a iniciar sesión desde ella o use su contraseña.',
  tokenRefusedSignedIn: 'El enlace no es válido o ha caducado. Sigue en la sesión de {{name}}.',
  changePerson: {
    title: '¿Cambiar de cuenta?',
    hint: 'El enlace que ha abierto inicia sesión con otra cuenta.',
    present: 'Sesión actual',
    next: 'El enlace es de',
    warning:
      'Si cambia, se cerrará la sesión actual. Si no ha pedido iniciar sesión con la otra cuenta, continúe con la actual.',
    stay: 'Continuar con mi cuenta',
    change: 'Cerrar sesión y usar la otra cuenta',
  },
  toForgotten: '¿Ha olvidado la contraseña?',
  backToSignIn: 'Volver a iniciar sesión',
  forgotten: {
    title: 'Pedir una contraseña nueva',
    hint: 'Le enviaremos un correo con un enlace para elegirla.',
    dni: 'DNI o NIE',
    submit: 'Pedir el enlace',
    asked: 'Revise su correo',
    again: 'Corregir los datos y pedirlo otra vez',
    askedText:
      'Si el correo y el documento son los de su cuenta, recibirá en unos minutos un enlace válido durante una hora.',
  },
  reset: {
    title: 'Elija una contraseña nueva',
    password: 'Contraseña nueva',
    confirmation: 'Repita la contraseña',
    submit: 'Guardar contraseña',
    done: 'La contraseña se ha cambiado',
    doneText: 'Inicie sesión con ella. Se han cerrado todas sus sesiones.',
    over: 'El enlace ya no es válido',
    overText: 'Ya se ha usado o ha caducado. Pida otro desde «¿Ha olvidado la contraseña?».',
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
    lead: 'Todo lo que hace la aplicación, disponible para otros sistemas: cada operación, qué recibe y qué responde.',
    document: 'Documento OpenAPI',
    changes: 'Registro de cambios de la API',
    changesLead: 'Qué se ha añadido, cambiado o declarado obsoleto en la versión 1. Lo más reciente va primero.',
    change: { added: 'Añadido', changed: 'Cambiado', deprecated: 'Obsoleto', removed: 'Retirado' },
    toReference: 'Referencia',
    failed: 'No se ha podido cargar la referencia. Compruebe la conexión y vuelva a cargar la página.',
    index: 'Contenido',
    guides: 'Guías',
    loading: 'Cargando la referencia',
    noScript: 'La referencia necesita JavaScript; el documento OpenAPI tiene el mismo contenido.',
  },
};

export default auth;
