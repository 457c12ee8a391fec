/** The page on which superadmins see that everything works, and what to do where it does not. */
const operations = {
  title: 'Operaciones',
  lead: 'De todas las compañías. Se actualiza cada 15 segundos mientras la página está a la vista.',
  checkedAt: 'Comprobado a las {{time}}',
  refresh: 'Comprobar ahora',
  unreadable: 'No se ha podido leer a tiempo. Se volverá a intentar en la próxima comprobación.',
  section: {
    parts: 'Servicios',
    demands: 'Demandas',
    marked: 'Demandas detenidas',
    outbox: 'Entregas al motor',
    effects: 'Documentos y correos',
    versions: 'Versiones',
  },
  part: {
    database: 'Base de datos',
    engine: 'Motor de demandas',
    demandsWorker: 'Proceso de demandas',
    documentsWorker: 'Proceso de documentos',
    files: 'Almacén de ficheros',
    mail: 'Correo',
  },
  partState: {
    up: 'Funciona',
    low: 'Poco espacio',
    down: 'No responde',
    unknown: 'Se desconoce',
    off: 'Sin configurar',
  },
  fact: {
    answered: 'Tiempo de respuesta',
    milliseconds: '{{count}} ms',
    version: 'Versión',
    lastSeen: 'Última señal',
    never: 'ninguna',
    processes: 'Procesos',
    backlog: 'Tareas en cola',
    free: 'Espacio libre',
  },
  /** What a fault means for the users, and what to do. */
  meaning: {
    database: { down: 'No se puede leer ni guardar nada. Arranque PostgreSQL.' },
    engine: {
      down: 'Las decisiones se rechazan con un aviso y los envíos esperan; nada se pierde. Arranque Temporal.',
    },
    demandsWorker: {
      down: 'Las decisiones, los fines de ciclo y los avisos esperan. Arranque el proceso de demandas (worker).',
      unknown: 'Solo el motor sabe qué procesos le piden trabajo, y no responde.',
    },
    documentsWorker: {
      down: 'Los PDF esperan y fallan a los 15 minutos. Arranque el proceso de documentos.',
      unknown: 'Solo el motor sabe qué procesos le piden trabajo, y no responde.',
    },
    files: {
      down: 'No se pueden guardar adjuntos ni PDF. Compruebe el disco o el servicio de almacenamiento.',
      low: 'Queda menos de 1 GB. Amplíe el disco antes de que se llene.',
    },
    mail: {
      down: 'Los correos esperan y se enviarán cuando el servidor y el proceso de documentos respondan.',
      unknown: 'El servidor de correo responde, pero sin el motor no se sabe si alguien le entrega los correos.',
      off: 'No se envían correos: falta SMTP_URL. Los avisos siguen llegando a la campana.',
    },
  },
  figure: {
    active: 'Abiertas',
    activeHint: 'Alguien tiene que actuar',
    onClock: 'En tratamiento',
    onClockHint: 'A la espera del fin de su ciclo',
    overdue: 'Fin de ciclo con retraso',
    overdueHint: 'Debió registrarse hace más de 5 minutos',
    marked: 'Detenidas',
    markedHint: 'Necesitan que alguien intervenga',
  },
  marked: {
    none: 'Ninguna demanda está detenida.',
    more: 'Se muestran {{shown}} de {{count}}.',
    caption: 'Demandas detenidas',
    demand: 'Demanda',
    since: 'Desde',
    what: 'Qué pasa y qué hacer',
    diverged:
      'El motor y la base de datos no coinciden. Lo guardado en la base de datos es lo que vale: ejecute «npm run engine:rebuild» y la demanda seguirá desde su última anotación.',
    fault: {
      command:
        'Una acción no se pudo guardar (código {{code}}). Corrija la causa que dice el registro del proceso y pida a quien la hizo que la repita. La marca se quita cuando una acción así se guarda o la demanda avanza con otra.',
      clock:
        'El reloj del ciclo está parado: su anotación no se pudo guardar (código {{code}}). Corrija la causa que dice el registro del proceso y ejecute «npm run engine:rebuild». La marca se quita cuando el reloj actúa o tiene otra fecha.',
      reminder:
        'Los avisos están parados: no se pudieron leer o guardar (código {{code}}). Corrija la causa que dice el registro del proceso y ejecute «npm run engine:rebuild». La marca se quita cuando los avisos vuelven a funcionar.',
    },
  },
  outbox: {
    none: 'Ninguna demanda espera: todo lo aceptado se ha entregado.',
    waiting: 'Esperan',
    oldest: 'La más antigua',
    attempts: 'Más intentos',
    lastError: 'Último error',
    noError: 'ninguno',
    caption: 'Entregas que esperan',
    demand: 'Demanda',
    acceptedAt: 'Aceptada',
    error: { engine_unavailable: 'El motor no responde', diverged: 'La demanda está detenida' },
    more: 'Se muestran las {{shown}} más antiguas de {{count}}.',
    reminderChanges_one: '{{count}} cambio de avisos no ha llegado aún a todas sus demandas. Guardado {{age}}.',
    reminderChanges_other:
      '{{count}} cambios de avisos no han llegado aún a todas sus demandas. El más antiguo, guardado {{age}}.',
  },
  effects: {
    kind: { document: 'Documentos PDF', mail: 'Correos' },
    due: 'Pendientes',
    late: 'Esperan demasiado',
    oldest: 'El más antiguo',
    failed: 'Fallidos',
    nothing: 'sin pendientes',
    caption: { document: 'Documentos que fallaron', mail: 'Correos que fallaron' },
    about: 'Sobre',
    /** By AccountMailKey. */
    account: {
      invitation: 'Invitación',
      invitation_accepted: 'Solicitud de cuenta aceptada',
      request_rejected: 'Solicitud de cuenta rechazada',
      password_reset: 'Contraseña nueva',
    },
    recipient: 'Para',
    reason: 'Motivo',
    failedAt: 'Falló',
    actions: 'Acciones',
    unknownReason: 'Sin motivo conocido',
    more: 'Se muestran los últimos {{shown}} de {{count}}.',
    retry: { document: 'Reintentar el PDF de {{about}}', mail: 'Reintentar el correo de {{about}}' },
    retryAll_one: 'Reintentar el fallido',
    retryAll_other: 'Reintentar los {{count}}',
    toArchive: 'Ver el archivo de PDF',
  },
  retried: 'Se vuelve a intentar',
  retriedAll_one: 'Se vuelve a intentar {{count}}',
  retriedAll_other: 'Se vuelven a intentar {{count}}',
  retriedNone: 'No quedaba ninguno fallido',
  version: { aval: 'Aval', node: 'Node.js', database: 'PostgreSQL', engine: 'Temporal' },
};

export default operations;
