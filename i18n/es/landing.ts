/** Public page of a company, with its account request form. */
const landing = {
  pageTitle: 'Inicio',
  title: 'Pida un tratamiento oncológico y siga cada paso',
  lead: 'El espacio de {{company}} para quienes prescriben y sus asistentes: soliciten quimioterapia o radioterapia, respondan a las peticiones de información y consulten la decisión.',
  leadOfAll:
    'El espacio de trabajo para quienes solicitan tratamientos oncológicos y para los equipos que los estudian y deciden.',
  signIn: 'Iniciar sesión',
  stepsLabel: 'Cómo funciona',
  steps: {
    account: {
      title: 'Solicite la cuenta',
      text: 'Revisamos sus datos y sus centros. Recibirá un enlace por correo.',
    },
    demand: {
      title: 'Presente la demanda',
      text: 'Seis pasos con guardado automático. La superficie corporal y las fechas se calculan por usted.',
    },
    decision: { title: 'Siga la decisión', text: 'Cada cambio queda en el historial, con su documento en PDF.' },
  },
  request: {
    title: 'Solicitar una cuenta',
    lead: 'Le contestaremos por correo.',
    role: 'Función',
    name: 'Nombre y apellidos',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    centers: 'Centros',
    searchCenter: 'Buscar un centro',
    doctorsDni: 'DNI de cada médico/a a quien asiste',
    addDni: 'Añadir un DNI',
    reason: 'Motivo',
    reasonHint: 'Diga para qué necesita la cuenta.',
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
    review: 'Administración revisa sus datos y los documentos que haya adjuntado.',
    accepted:
      'Si la acepta, recibe un correo con un enlace para crear su cuenta. El enlace vale {{days}} días y se usa una vez.',
    rejected: 'Si no la acepta, recibe un correo con el motivo.',
    known: 'Si con este correo ya hay una cuenta o una solicitud, se lo decimos por correo.',
    toStart: 'Volver al inicio',
  },
};

export default landing;
