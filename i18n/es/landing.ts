/** Public page of a company, with its account request form. */
const landing = {
  pageTitle: 'Inicio',
  title: 'Solicite tratamientos oncológicos y siga su estado',
  lead: 'El espacio de {{company}} para médicos y asistentes: solicite quimioterapia o radioterapia, responda a las peticiones de información y consulte la decisión.',
  leadOfAll:
    'El espacio de trabajo de quienes solicitan tratamientos oncológicos y de los equipos que los estudian y deciden.',
  signIn: 'Iniciar sesión',
  stepsLabel: 'Cómo funciona',
  steps: {
    account: {
      title: 'Solicite la cuenta',
      text: 'Revisamos sus datos y sus centros. Recibirá un enlace por correo.',
    },
    demand: {
      title: 'Presente la demanda',
      text: 'Seis pasos con guardado automático. La superficie corporal y las fechas se calculan automáticamente.',
    },
    decision: { title: 'Siga la decisión', text: 'Cada versión queda registrada y puede descargarse en PDF.' },
  },
  request: {
    title: 'Solicitar una cuenta',
    lead: 'Le responderemos por correo.',
    role: 'Función',
    name: 'Nombre y apellidos',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    centers: 'Centros',
    searchCenter: 'Buscar un centro',
    doctorsDni: 'DNI de cada médico/a a quien asiste',
    addDni: 'Añadir un DNI',
    reason: 'Motivo',
    reasonHint: 'Indique para qué necesita la cuenta.',
    counter: '{{count}} / {{max}}',
    files: 'Documentos',
    submit: 'Enviar solicitud',
    throttled_one:
      'Demasiadas solicitudes desde su red. Vuelva a probar dentro de {{count}} minuto; lo que ha escrito sigue aquí.',
    throttled_other:
      'Demasiadas solicitudes desde su red. Vuelva a probar dentro de {{count}} minutos; lo que ha escrito sigue aquí.',
  },
  sent: {
    title: 'Solicitud enviada',
    lead: 'Gracias. {{company}} ha recibido su solicitud.',
    nextTitle: 'Qué ocurre ahora',
    review: 'Un administrador revisará sus datos y los documentos que haya adjuntado.',
    accepted:
      'Si se acepta, recibirá un correo con un enlace para crear su cuenta. El enlace es válido durante {{days}} días y se usa una sola vez.',
    rejected: 'Si no se acepta, recibirá un correo con el motivo.',
    known: 'Si este correo ya tiene una cuenta o una solicitud, se lo diremos por correo.',
    toStart: 'Volver al inicio',
  },
};

export default landing;
