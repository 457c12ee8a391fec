/** Cycles and their sessions, the infusor, radiotherapy, the chosen regimen. */
const schedule = {
  'CIC-01': {
    name: 'Sesiones por ciclo',
    about: 'Las sesiones de un ciclo frente a las del esquema elegido.',
    more: {
      text: 'Sesiones por ciclo: {{given}}; el esquema {{regimen}} tiene {{expected}}.',
      settles: 'Corregir el plan, o indicar por qué se aparta del esquema.',
    },
    fewer: {
      text: 'Sesiones por ciclo: {{given}}; el esquema {{regimen}} tiene {{expected}}.',
      settles: 'Corregir el plan, o indicar por qué se aparta del esquema.',
    },
  },
  'CIC-02': {
    name: 'Días entre sesiones',
    about: 'Los días entre las sesiones de un ciclo frente a los del esquema elegido.',
    shorter: {
      text: 'Días entre sesiones: {{given}}; el esquema {{regimen}} deja {{expected}}.',
      settles: 'Corregir el plan, o indicar por qué se aparta del esquema.',
    },
    longer: {
      text: 'Días entre sesiones: {{given}}; el esquema {{regimen}} deja {{expected}}.',
      settles: 'Corregir el plan, o indicar por qué se aparta del esquema.',
    },
  },
  'CIC-03': {
    name: 'Duración del ciclo',
    about: 'Los días del comienzo de un ciclo al del siguiente frente a los del esquema elegido.',
    shorter: {
      text: 'Días de un ciclo al siguiente: {{given}}; en el esquema {{regimen}} son {{expected}}.',
      settles: 'Corregir el plan, o indicar por qué se aparta del esquema.',
    },
    longer: {
      text: 'Días de un ciclo al siguiente: {{given}}; en el esquema {{regimen}} son {{expected}}.',
      settles: 'Corregir el plan, o indicar por qué se aparta del esquema.',
    },
  },
  'CIC-04': {
    name: 'Sesiones de cada fármaco',
    about: 'En cuántas sesiones del ciclo se administra cada fármaco frente al esquema elegido.',
    more: {
      text: '{{drug}}, sesiones en el ciclo: {{given}}; en el esquema {{regimen}} son {{expected}}.',
      settles: 'Corregir el plan, o indicar por qué se aparta del esquema.',
    },
    fewer: {
      text: '{{drug}}, sesiones en el ciclo: {{given}}; en el esquema {{regimen}} son {{expected}}.',
      settles: 'Corregir el plan, o indicar por qué se aparta del esquema.',
    },
  },
  'CIC-05': {
    name: 'Número de ciclos',
    about: 'Los ciclos frente a los que prevé el esquema elegido.',
    more: {
      text: 'Ciclos: {{given}}; el esquema {{regimen}} prevé {{expected}}.',
      settles: 'Corregir el plan, o indicar por qué se aparta del esquema.',
    },
  },
  'CIC-06': {
    name: 'Ciclos del fármaco',
    about: 'Los ciclos frente a los que dan como mucho la ficha técnica o el ensayo del fármaco.',
    more: {
      text: '{{drug}} durante {{given}} ciclos; su ficha técnica o su ensayo dan {{most}} como mucho.',
      settles: 'Corregir los ciclos o las líneas, o indicar por qué son más.',
    },
  },
  'INF-01': {
    name: 'Fechas del infusor',
    about: 'El orden de las fechas del infusor entre sí y con las sesiones.',
    removedFirst: {
      text: 'El infusor se retira el {{removal}}, antes de implantarse el {{implant}}.',
      settles: 'Corregir una de las dos fechas.',
    },
    afterSessions: {
      text: 'El infusor se implanta el {{implant}}, después de la última sesión del ciclo, del {{last}}.',
      settles: 'Corregir la fecha, o indicar para qué se implanta entonces.',
    },
  },
  'RAD-01': {
    name: 'Dosis total de radioterapia',
    about: 'La dosis total frente a las sesiones por la dosis de cada una.',
    differs: {
      text: '{{sessions}} × {{perSession}} son {{computed}}; se indica una dosis total de {{total}}.',
      settles: 'Corregir la dosis total, las sesiones o la dosis por sesión.',
    },
    severalOfDay: {
      text: '{{sessions}} × {{perSession}} son {{computed}}; se indica una dosis total de {{total}}. ¿Hay más de una fracción al día?',
      settles: 'Indicar las fracciones de cada día, o corregir la dosis total.',
    },
  },
  'RAD-02': {
    name: 'Límites de la radioterapia',
    about:
      'La dosis por fracción, la dosis total y la equivalente en fracciones de 2 Gy (EQD2) frente a lo que la técnica del código admite.',
    centigrayTotal: {
      text: 'Una dosis total de {{total}} parece escrita en centigrays: serían {{meant}}.',
      settles: 'Escribir la dosis en Gy.',
    },
    centigrayFraction: {
      text: 'Una dosis por sesión de {{perFraction}} parece escrita en centigrays: serían {{meant}}.',
      settles: 'Escribir la dosis en Gy.',
    },
    notStereotactic: {
      text: 'Se indican {{perFraction}} por sesión; más de {{limit}} se dan solo con técnica estereotáctica, intraoperatoria o braquiterapia, y el código indica otra.',
      settles: 'Corregir la dosis por sesión o el número de sesiones, o elegir el código de la técnica.',
    },
    fraction: {
      text: 'Se indican {{perFraction}} por sesión; tampoco con técnica estereotáctica o intraoperatoria se pasa de {{limit}}.',
      settles: 'Corregir la dosis por sesión o el número de sesiones.',
    },
    manyLarge: {
      text: 'Se indican {{sessions}} sesiones de {{perFraction}}; con {{least}} o más por sesión no se dan más de {{limit}} sesiones.',
      settles: 'Corregir la dosis por sesión o el número de sesiones.',
    },
    implantRepeated: {
      text: 'Se indican varias sesiones de braquiterapia de {{perFraction}}; repetida, la dosis de una sesión no pasa de {{limit}}. ¿Es la dosis total?',
      settles: 'Corregir la dosis por sesión o el número de sesiones.',
    },
    severalADay: {
      text: '{{perDay}} fracciones al día de {{perFraction}} durante {{days}} días; con varias al día, más de {{limit}} cada una no se dan durante más de {{most}} días.',
      settles: 'Corregir la dosis por fracción, las fracciones al día o los días.',
    },
    totalBody: {
      text: 'Se indican {{total}} de irradiación corporal total; con {{limit}} ya hubo más muertes por toxicidad.',
      settles: 'Corregir la dosis total, la dosis por sesión o el código.',
    },
    effect: {
      text: 'La dosis equivale a {{eqd2}} en fracciones de 2 Gy (EQD2, α/β de 10 Gy), más de {{limit}}: supera todos los límites publicados para los tejidos sanos.',
      settles: 'Corregir la dosis total, la dosis por sesión o el número de sesiones.',
    },
    effectStereotactic: {
      text: 'La dosis equivale a {{eqd2}} en fracciones de 2 Gy (EQD2, α/β de 10 Gy); los esquemas estereotácticos de referencia no pasan de {{limit}}.',
      settles: 'Corregir la dosis total, la dosis por sesión o el número de sesiones.',
    },
  },
  'RAD-03': {
    name: 'Esquema de radioterapia',
    about:
      'La dosis por fracción, la dosis total y el número de fracciones frente a los esquemas publicados para el tumor, la intención y el código.',
    outside: {
      text: '{{fractions}} × {{perFraction}} ({{total}} en total) no corresponde a ningún esquema de referencia para este tumor, intención y código. El más próximo da de {{leastTotal}} a {{mostTotal}} en total, con {{leastPerFraction}} a {{mostPerFraction}} por fracción.',
      settles: 'Corregir la dosis, las sesiones, la intención o el código, o indicar la publicación del esquema.',
    },
  },
  'ESQ-01': {
    name: 'Combinación y biblioteca',
    about: 'Los fármacos frente a los esquemas de la biblioteca para el tumor, cuando no se ha elegido ninguno.',
    near: {
      text: '{{drugs}} no es ningún esquema de la biblioteca para este tumor; los más cercanos: {{nearest}}.',
      settles: 'Elegir un esquema, o indicar la publicación de la que procede la combinación.',
    },
    unlike: {
      text: '{{drugs}} no es ningún esquema de la biblioteca para este tumor, y ninguno se le parece.',
      settles: 'Indicar la publicación de la que procede la combinación.',
    },
  },
  'ESQ-02': {
    name: 'Fármacos del esquema',
    about: 'Los fármacos frente a los del esquema elegido en este ciclo.',
    missing: {
      text: 'Falta respecto al esquema {{regimen}}: {{drugs}}.',
      settles: 'Añadir lo que falta, o indicar por qué se omite.',
    },
    further: {
      text: 'No forma parte del esquema {{regimen}}: {{drugs}}.',
      settles: 'Quitar lo que sobra, elegir otro esquema, o indicar por qué se añade.',
    },
    lineMissing: {
      text: 'El esquema {{regimen}} da {{drug}} también a {{dose}}, y la demanda no lo pide.',
      settles: 'Añadir la línea que falta, o indicar por qué se omite.',
    },
    lineMissingUndosed: {
      text: 'El esquema {{regimen}} da {{drug}} en una línea más, cuya dosis no dice, y la demanda no la pide.',
      settles: 'Añadir la línea que falta, o indicar por qué se omite.',
    },
  },
  'ESQ-03': {
    name: 'Tumor del esquema',
    about: 'El tumor de la demanda frente al del esquema elegido.',
    other: {
      text: 'El esquema {{regimen}} es para «{{expected}}»; la demanda es de «{{given}}».',
      settles: 'Elegir otro esquema, o corregir el tipo de tumor.',
    },
  },
  'IND-01': {
    name: 'Indicación del fármaco',
    about: 'Cada fármaco frente al tumor, la histología y la intención de sus indicaciones.',
    tumour: {
      text: '{{drug}} no tiene indicación conocida en «{{given}}».',
      settles: 'Corregir el fármaco o el tumor, o indicar la ficha técnica o la publicación en que se apoya.',
    },
    histology: {
      text: '{{drug}} no tiene indicación conocida en el tipo histológico de la demanda.',
      settles: 'Corregir el fármaco o la histología, o indicar la publicación en que se apoya.',
    },
    intention: {
      text: '{{drug}} no tiene indicación conocida en este tumor con intención «{{given}}».',
      settles: 'Corregir el fármaco o la intención, o indicar la publicación en que se apoya.',
    },
  },
};

export default schedule;
