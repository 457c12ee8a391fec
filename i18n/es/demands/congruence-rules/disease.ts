/** Stage, intention, performance status, sex and line of treatment. */
const disease = {
  'STG-02': {
    name: 'Categorías del tumor',
    about: 'T, N y M frente a las categorías que existen en la clasificación del tumor.',
    unknown: {
      text: '{{given}} no existe en la clasificación TNM de este tumor ({{tumour}}).',
      settles: 'Corregir la categoría o el tipo de tumor.',
    },
  },
  'STG-03': {
    name: 'Estadio y fármaco',
    about: 'El estadio y las categorías T y N frente a los que la indicación del fármaco nombra para esa intención.',
    other: {
      text: '{{drug}} con intención {{intention}}: la indicación es para los estadios {{expected}}; en la demanda consta {{stage}}.',
      settles: 'Corregir el estadio o la intención, o indicar en qué se apoya.',
    },
    excluded: {
      text: '{{drug}} en un tumor {{given}}, que su indicación no incluye.',
      settles: 'Corregir la categoría o el fármaco, o indicar en qué se apoya.',
    },
    inSitu: {
      text: '{{drug}} con intención {{intention}} en estadio {{given}}: un carcinoma in situ se trata sin quimioterapia sistémica.',
      settles: 'Corregir el estadio o el tratamiento, o indicar en qué se apoya.',
    },
  },
  'INT-01': {
    name: 'Intención y extensión',
    about: 'La intención de cada tratamiento frente al estadio y las metástasis.',
    disseminated: {
      text: 'La intención es {{intention}} y la extensión, {{extent}}. ¿Es enfermedad oligometastásica u otra situación tratable con esa intención?',
      settles: 'Corregir la intención o el dato que no corresponda, o justificar esa intención.',
    },
    inSitu: {
      text: 'Intención {{intention}} con estadio {{extent}} y sin tratamientos previos. ¿Es una recidiva?',
      settles: 'Corregir la intención o el dato que no corresponda, o justificar esa intención.',
    },
  },
  'INT-02': {
    name: 'Intención y tratamientos previos',
    about: 'La intención adyuvante o neoadyuvante frente a la cirugía y la radioterapia previas.',
    afterNothing: {
      text: 'Intención {{intention}} sin cirugía ni radioterapia entre los tratamientos previos. ¿A qué tratamiento sigue?',
      settles: 'Añadir el tratamiento principal a los previos, o corregir la intención.',
    },
    afterSurgery: {
      text: 'Intención {{intention}} con una cirugía entre los tratamientos previos. ¿Fue de otro tumor?',
      settles: 'Indicar de qué fue la cirugía, o corregir la intención.',
    },
  },
  'INT-03': {
    name: 'Intención y esquema',
    about: 'La intención frente a las del esquema elegido.',
    other: {
      text: 'Intención {{given}}; el esquema {{regimen}} está publicado con intención {{expected}}.',
      settles: 'Corregir la intención o el esquema, o indicar en qué se apoya.',
    },
  },
  'ECG-02': {
    name: 'ECOG 5',
    about: 'El ECOG 5, que designa a un paciente fallecido, con cualquier tratamiento.',
    dead: {
      text: 'ECOG {{ecog}} designa a un paciente fallecido, y se pide un tratamiento.',
      settles: 'Corregir el ECOG, o no enviar la demanda.',
    },
  },
  'ECG-01': {
    name: 'ECOG y tratamiento',
    about:
      'El ECOG frente a la intensidad del tratamiento, según la evidencia más cercana al esquema, al fármaco o al tumor.',
    against: {
      text: 'ECOG {{ecog}}; este tratamiento se ha estudiado en pacientes con ECOG de {{least}} a {{most}}.',
      settles: 'Confirmar el ECOG e indicar qué hace aconsejable el tratamiento.',
    },
    question: {
      text: 'ECOG {{ecog}}; este tratamiento se ha estudiado sobre todo en pacientes con ECOG de {{least}} a {{most}}, o de otra edad. ¿Se ha adaptado a este paciente?',
      settles: 'Confirmar el ECOG o indicar cómo se adapta el tratamiento.',
    },
    dead: {
      text: 'ECOG {{ecog}} designa a un paciente fallecido.',
      settles: 'Corregir el ECOG.',
    },
  },
  'SEX-01': {
    name: 'Sexo y tumor',
    about: 'El sexo que consta frente al tumor de próstata o de ovario. El de mama no se pregunta.',
    asks: {
      text: 'En la ficha del paciente consta «{{gender}}» y el tumor indicado es «{{tumour}}». ¿Son correctos los dos datos?',
      settles: 'Confirmar el tipo de tumor, o el sexo que consta en la ficha.',
    },
  },
  'LIN-01': {
    name: 'Línea de tratamiento',
    about: 'Los fármacos de una línea concreta frente a los tratamientos previos.',
    noneBefore: {
      text: '{{drug}}: la indicación es tras un tratamiento sistémico previo, y no consta ninguno.',
      settles: 'Añadir los tratamientos previos, o indicar en qué se apoya.',
    },
    notAfter: {
      text: '{{drug}}: la indicación es tras {{before}}, que no consta entre los tratamientos previos.',
      settles: 'Añadir los tratamientos previos, o indicar en qué se apoya.',
    },
    treatedBefore: {
      text: '{{drug}}: la indicación es de primera línea, y consta un tratamiento previo de la enfermedad avanzada.',
      settles: 'Aclarar la línea de tratamiento, o indicar en qué se apoya.',
    },
  },
};

export default disease;
