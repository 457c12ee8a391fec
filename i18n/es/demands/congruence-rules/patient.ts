/** Supportive drugs, measurements of the patient, creatinine and kidneys. */
const patient = {
  'EME-01': {
    name: 'Antieméticos',
    about: 'Demandas de riesgo emético alto o moderado sin antieméticos, o sin los que la guía aconseja.',
    high: {
      text: '{{drugs}}: riesgo emético alto, sin antieméticos indicados.',
      settles: 'Añadir la profilaxis antiemética, o indicar dónde se prescribe.',
    },
    moderate: {
      text: '{{drugs}}: riesgo emético moderado, sin antieméticos indicados.',
      settles: 'Añadir la profilaxis antiemética, o indicar dónde se prescribe.',
    },
    highUnnamed: {
      text: '{{drugs}}: riesgo emético alto; el texto de los antieméticos no nombra ninguno.',
      settles: 'Nombrar los antieméticos, o indicar dónde se prescriben.',
    },
    moderateUnnamed: {
      text: '{{drugs}}: riesgo emético moderado; el texto de los antieméticos no nombra ninguno.',
      settles: 'Nombrar los antieméticos, o indicar dónde se prescriben.',
    },
    highWithoutSetron: {
      text: '{{drugs}}: riesgo emético alto; entre los antieméticos falta un antagonista 5-HT3 (ondansetrón, granisetrón, palonosetrón), que la guía aconseja junto con uno de NK1, dexametasona y olanzapina.',
      settles: 'Añadir el que falta, o indicar por qué no se da.',
    },
    moderateWithoutSetron: {
      text: '{{drugs}}: riesgo emético moderado; entre los antieméticos falta un antagonista 5-HT3 (ondansetrón, granisetrón, palonosetrón), que la guía aconseja junto con dexametasona.',
      settles: 'Añadir el que falta, o indicar por qué no se da.',
    },
    highWithoutNk1: {
      text: '{{drugs}}: riesgo emético alto; entre los antieméticos falta un antagonista NK1 (aprepitant, fosaprepitant, netupitant), que la guía aconseja junto con uno de 5-HT3, dexametasona y olanzapina.',
      settles: 'Añadir el que falta, o indicar por qué no se da.',
    },
  },
  'ACO-01': {
    name: 'Fármacos que deben acompañar',
    about:
      'Lo que la ficha técnica exige junto a un fármaco, buscado en las líneas y en los textos; la castración, también en los tratamientos previos.',
    rescue: {
      text: '{{drug}} a dosis alta sin rescate con folinato en la demanda.',
      settles: 'Añadir el folinato, o indicar dónde se prescribe.',
    },
    vitamins: {
      text: '{{drug}} sin ácido fólico ni vitamina B12 en la demanda.',
      settles: 'Indicar ambas vitaminas, o dónde se prescriben.',
    },
    mesna: {
      text: '{{drug}} sin mesna en la demanda.',
      settles: 'Añadir mesna, o indicar dónde se prescribe.',
    },
    mesnaLow: {
      text: '{{drug}} con {{companion}} a {{given}}: una dosis es al menos el {{least}} de la de {{drug}}.',
      settles: 'Comprobar la cifra, o indicar dónde se prescribe el resto.',
    },
    rampUp: {
      text: '{{drug}} a la dosis plena en el primer ciclo; la ficha técnica empieza con menos y la sube por semanas, por el riesgo de lisis tumoral.',
      settles: 'Indicar la escalada de la dosis, o que ya se hizo.',
    },
    corticosteroid: {
      text: '{{drug}} sin ningún corticoide en la demanda.',
      settles: 'Añadir el corticoide, o indicar dónde se prescribe.',
    },
    castration: {
      text: '{{drug}} sin castración médica ni quirúrgica en la demanda.',
      settles: 'Añadir el análogo de LHRH, o indicar que continúa o que hubo orquiectomía.',
    },
    ovarian: {
      text: '{{drug}} en una mujer que por edad puede ser premenopáusica, sin supresión ovárica en la demanda.',
      settles: 'Añadir la supresión ovárica, o indicar que es posmenopáusica.',
    },
    partner: {
      text: '{{drug}} se da junto con {{partners}}, que no figura en la demanda.',
      settles: 'Añadir el fármaco que falta, o indicar por qué se da solo.',
    },
  },
  'EDA-01': {
    name: 'Menores de 18 años',
    about: 'La edad, porque las dosis, los límites y los esquemas con que se compara son de personas adultas.',
    adultTumour: {
      text: '{{given}} años y tumor «{{tumour}}», que casi nadie tiene antes de los 18.',
      settles: 'Comprobar la fecha de nacimiento, o indicar en qué se apoya el tratamiento a esa edad.',
    },
    adultRules: {
      text: '{{given}} años: las dosis, los límites y los esquemas con que se compara son de personas adultas.',
      settles: 'Comprobar la fecha de nacimiento, o indicar el protocolo pediátrico que se sigue.',
    },
  },
  'PLA-01': {
    name: 'Talla',
    about: 'La talla frente a los valores habituales en adultos.',
    metres: {
      text: 'Talla de {{given}}: ¿está en metros? Se pide en centímetros.',
      settles: 'Escribir la talla en centímetros.',
    },
    low: {
      text: 'Talla de {{given}}, por debajo de lo habitual en adultos (desde {{limit}}).',
      settles: 'Comprobar la talla.',
    },
    high: {
      text: 'Talla de {{given}}, por encima de lo habitual en adultos (hasta {{limit}}).',
      settles: 'Comprobar la talla.',
    },
  },
  'PLA-02': {
    name: 'Peso',
    about: 'El peso frente a los valores habituales en adultos y a la talla.',
    swapped: {
      text: 'Peso de {{given}} y talla de {{height}}: ¿están intercambiados?',
      settles: 'Comprobar los dos valores.',
    },
    comma: {
      text: 'Peso de {{given}}, por encima de lo que pesa un adulto. ¿Falta la coma: {{meant}}?',
      settles: 'Comprobar el peso.',
    },
    low: {
      text: 'Peso de {{given}}, por debajo de lo habitual en adultos (desde {{limit}}).',
      settles: 'Comprobar el peso.',
    },
    high: {
      text: 'Peso de {{given}}, por encima de lo habitual en adultos (hasta {{limit}}).',
      settles: 'Comprobar el peso.',
    },
  },
  'PLA-03': {
    name: 'Superficie corporal',
    about: 'La superficie corporal que resulta de peso y talla.',
    low: {
      text: 'Superficie corporal de {{given}}, por debajo de lo habitual en adultos (desde {{limit}}).',
      settles: 'Comprobar el peso y la talla.',
    },
    high: {
      text: 'Superficie corporal de {{given}}, por encima de lo habitual en adultos (hasta {{limit}}).',
      settles: 'Comprobar el peso y la talla.',
    },
  },
  'PLA-04': {
    name: 'Índice de masa corporal',
    about: 'El índice de masa corporal que resulta de peso y talla.',
    low: {
      text: 'Índice de masa corporal de {{given}}, por debajo de lo habitual en adultos (desde {{limit}}).',
      settles: 'Comprobar el peso y la talla.',
    },
    high: {
      text: 'Índice de masa corporal de {{given}}, por encima de lo habitual en adultos (hasta {{limit}}).',
      settles: 'Comprobar el peso y la talla.',
    },
  },
  'PLA-05': {
    name: 'Medidas imposibles',
    about: 'Talla, peso e índice de masa corporal que ningún adulto tiene.',
    metres: {
      text: 'Talla de {{given}}: ¿está en metros? Se pide en centímetros.',
      settles: 'Escribir la talla en centímetros.',
    },
    heightLow: {
      text: 'Talla de {{given}}, menor que la de cualquier adulto conocido ({{limit}}).',
      settles: 'Corregir la talla.',
    },
    heightHigh: {
      text: 'Talla de {{given}}, mayor que la de la persona más alta que vive ({{limit}}).',
      settles: 'Corregir la talla.',
    },
    comma: {
      text: 'Peso de {{given}}, mayor que el de cualquier persona conocida ({{limit}}). ¿Falta la coma: {{meant}}?',
      settles: 'Corregir el peso.',
    },
    weight: {
      text: 'Peso de {{given}}, mayor que el de cualquier persona conocida ({{limit}}).',
      settles: 'Corregir el peso.',
    },
    swapped: {
      text: 'Peso de {{given}} y talla de {{height}}: el índice de masa corporal sería de {{mass}}. ¿Están intercambiados?',
      settles: 'Corregir los dos valores.',
    },
    massLow: {
      text: 'Con un peso de {{given}} y una talla de {{height}}, el índice de masa corporal sería de {{mass}}; el menor descrito en un adulto vivo es de {{limit}}.',
      settles: 'Corregir el peso o la talla.',
    },
    massHigh: {
      text: 'Con un peso de {{given}} y una talla de {{height}}, el índice de masa corporal sería de {{mass}}; el mayor conocido es de {{limit}}.',
      settles: 'Corregir el peso o la talla.',
    },
  },
  'PES-01': {
    name: 'Cambio de peso',
    about: 'El peso frente al de la versión anterior.',
    less: {
      text: 'Peso de {{given}}; en la versión anterior, {{before}}: un {{percent}} menos.',
      settles: 'Confirmar el peso y que las dosis se han vuelto a calcular.',
    },
    more: {
      text: 'Peso de {{given}}; en la versión anterior, {{before}}: un {{percent}} más.',
      settles: 'Confirmar el peso y que las dosis se han vuelto a calcular.',
    },
  },
  'CRE-01': {
    name: 'Creatinina para el AUC',
    about: 'Que haya una creatinina reciente cuando una dosis se indica por AUC.',
    missing: {
      text: 'Hay una dosis por AUC y falta la creatinina.',
      settles: 'Indicar la creatinina con su fecha.',
    },
    undated: {
      text: 'Hay una dosis por AUC y la creatinina no tiene fecha.',
      settles: 'Indicar de cuándo es la creatinina.',
    },
    ahead: {
      text: 'La creatinina lleva una fecha futura, {{date}}.',
      settles: 'Corregir la fecha de la creatinina.',
    },
    old: {
      text: 'La creatinina es del {{date}}, hace más de {{most}} días, y hay una dosis por AUC.',
      settles: 'Indicar una creatinina más reciente.',
    },
  },
  'CRE-02': {
    name: 'Creatinina',
    about: 'La creatinina frente a los valores posibles en su unidad.',
    otherUnit: {
      text: 'Creatinina de {{given}}: ¿está escrita en la otra unidad (mg/dl o µmol/l)?',
      settles: 'Comprobar la cifra y la unidad de la creatinina.',
    },
    low: {
      text: 'Creatinina de {{given}}, más baja de lo habitual (desde {{limit}}).',
      settles: 'Comprobar la cifra y la unidad de la creatinina.',
    },
    high: {
      text: 'Creatinina de {{given}}, más alta de lo habitual (hasta {{limit}}).',
      settles: 'Comprobar la cifra y la unidad de la creatinina.',
    },
  },
  'CRE-03': {
    name: 'Función renal y fármaco',
    about: 'El aclaramiento de creatinina frente a los umbrales publicados de los fármacos.',
    below: {
      text: 'Aclaramiento estimado de {{given}}; para {{drug}} el umbral publicado es {{threshold}}.',
      settles: 'Comprobar la creatinina y el peso, o indicar por qué se mantiene el fármaco.',
    },
    untested: {
      text: 'Falta la creatinina, que la ficha técnica de {{drug}} pide antes de cada dosis.',
      settles: 'Indicar la creatinina y su fecha.',
    },
    contraindicated: {
      text: 'Aclaramiento estimado de {{given}}; por debajo de {{threshold}} la ficha técnica contraindica {{drug}}.',
      settles: 'Comprobar la creatinina y el peso, o indicar por qué se mantiene el fármaco.',
    },
    avoid: {
      text: 'Aclaramiento estimado de {{given}}; por debajo de {{threshold}} se aconseja evitar {{drug}}.',
      settles: 'Comprobar la creatinina y el peso, o indicar por qué se mantiene el fármaco.',
    },
    notRecommended: {
      text: 'Aclaramiento estimado de {{given}}; por debajo de {{threshold}} la ficha técnica no recomienda {{drug}}.',
      settles: 'Comprobar la creatinina y el peso, o indicar por qué se mantiene el fármaco.',
    },
    highDose: {
      text: 'Aclaramiento estimado de {{given}}; una dosis alta de {{drug}} requiere al menos {{threshold}}.',
      settles: 'Comprobar la creatinina y el peso, o indicar por qué se mantiene el fármaco.',
    },
    reduceTo: {
      text: 'Aclaramiento estimado de {{given}}; por debajo de {{threshold}} la dosis de {{drug}} es de {{dose}} por toma o administración.',
      settles: 'Comprobar la creatinina y el peso, ajustar la dosis o indicar por qué se mantiene.',
    },
    reduceToPercent: {
      text: 'Aclaramiento estimado de {{given}}; por debajo de {{threshold}} se aconseja dar el {{percent}} de la dosis de {{drug}}.',
      settles: 'Comprobar la creatinina y el peso, ajustar la dosis o indicar por qué se mantiene.',
    },
    notStudied: {
      text: 'Aclaramiento estimado de {{given}}; por debajo de {{threshold}} faltan datos de {{drug}} para recomendar una dosis.',
      settles: 'Comprobar la creatinina y el peso, o indicar por qué se mantiene el fármaco.',
    },
    caution: {
      text: 'Aclaramiento estimado de {{given}}; por debajo de {{threshold}} se pide precaución con {{drug}}.',
      settles: 'Comprobar la creatinina y el peso, o indicar por qué se mantiene el fármaco.',
    },
    unfit: {
      text: 'Aclaramiento estimado de {{given}}; por debajo de {{threshold}} el consenso considera que el paciente no es apto para {{drug}}.',
      settles: 'Comprobar la creatinina y el peso, o indicar por qué se mantiene el fármaco.',
    },
  },
  'HIG-01': {
    name: 'Función hepática y fármaco',
    about: 'La bilirrubina y las transaminasas frente a los umbrales publicados de los fármacos.',
    total_reduceToPercent: {
      text: 'Bilirrubina de {{given}}; por encima de {{threshold}} se aconseja dar el {{percent}} de la dosis de {{drug}}.',
      settles: 'Comprobar la analítica, ajustar la dosis o indicar por qué se mantiene.',
    },
    total_contraindicated: {
      text: 'Bilirrubina de {{given}}; por encima de {{threshold}} la ficha técnica contraindica {{drug}}.',
      settles: 'Comprobar la analítica, o indicar por qué se mantiene el fármaco.',
    },
    transaminases_reduceToPercent: {
      text: 'Transaminasas de {{given}}; por encima de {{threshold}} se aconseja dar el {{percent}} de la dosis de {{drug}}.',
      settles: 'Comprobar la analítica, ajustar la dosis o indicar por qué se mantiene.',
    },
    total_notRecommended: {
      text: 'Bilirrubina de {{given}}; por encima de {{threshold}} la ficha técnica no recomienda {{drug}}.',
      settles: 'Comprobar la analítica, o indicar por qué se mantiene el fármaco.',
    },
    total_reduceTo: {
      text: 'Bilirrubina de {{given}}; por encima de {{threshold}} la dosis de {{drug}} es de {{dose}} por administración.',
      settles: 'Comprobar la analítica, ajustar la dosis o indicar por qué se mantiene.',
    },
    transaminases_notRecommended: {
      text: 'Transaminasas de {{given}}; por encima de {{threshold}} la ficha técnica no recomienda {{drug}}.',
      settles: 'Comprobar la analítica, o indicar por qué se mantiene el fármaco.',
    },
    transaminases_reduceTo: {
      text: 'Transaminasas de {{given}}; por encima de {{threshold}} la dosis de {{drug}} es de {{dose}} por administración.',
      settles: 'Comprobar la analítica, ajustar la dosis o indicar por qué se mantiene.',
    },
    total_avoid: {
      text: 'Bilirrubina de {{given}}; por encima de {{threshold}} se aconseja evitar {{drug}}.',
      settles: 'Comprobar la analítica, o indicar por qué se mantiene el fármaco.',
    },
    transaminases_avoid: {
      text: 'Transaminasas de {{given}}; por encima de {{threshold}} se aconseja evitar {{drug}}.',
      settles: 'Comprobar la analítica, o indicar por qué se mantiene el fármaco.',
    },
    direct_reduceToPercent: {
      text: 'Bilirrubina total de {{given}}; con una bilirrubina directa superior a {{threshold}} se aconseja dar el {{percent}} de la dosis de {{drug}}.',
      settles: 'Comprobar la analítica, ajustar la dosis o indicar por qué se mantiene.',
    },
    total_caution: {
      text: 'Bilirrubina de {{given}}; por encima de {{threshold}} se pide precaución con {{drug}}.',
      settles: 'Comprobar la analítica, o indicar por qué se mantiene el fármaco.',
    },
    transaminases_caution: {
      text: 'Transaminasas de {{given}}; por encima de {{threshold}} se pide precaución con {{drug}}.',
      settles: 'Comprobar la analítica, o indicar por qué se mantiene el fármaco.',
    },
    total_notStudied: {
      text: 'Bilirrubina de {{given}}; por encima de {{threshold}} faltan datos de {{drug}} para recomendar una dosis.',
      settles: 'Comprobar la analítica, o indicar por qué se mantiene el fármaco.',
    },
    transaminases_notStudied: {
      text: 'Transaminasas de {{given}}; por encima de {{threshold}} faltan datos de {{drug}} para recomendar una dosis.',
      settles: 'Comprobar la analítica, o indicar por qué se mantiene el fármaco.',
    },
    untested: {
      text: 'Faltan la bilirrubina y las transaminasas, que la ficha técnica de {{drug}} pide antes de la dosis.',
      settles: 'Indicar la bilirrubina y las transaminasas.',
    },
  },
  'COR-01': {
    name: 'Función cardiaca y fármaco',
    about: 'La FEVI frente a los umbrales de las antraciclinas, de los fármacos anti-HER2 y de los inhibidores de MEK.',
    contraindicated: {
      text: 'FEVI del {{given}}, por debajo del {{threshold}}; la ficha técnica contraindica {{drug}} en la insuficiencia cardiaca grave.',
      settles: 'Indicar la situación clínica y por qué se mantiene el fármaco.',
    },
    withheld: {
      text: 'FEVI del {{given}}; por debajo del {{threshold}} la ficha técnica pide no empezar {{drug}} o suspenderlo.',
      settles: 'Comprobar la FEVI, o indicar por qué se mantiene el fármaco.',
    },
    withheldOnFall: {
      text: 'FEVI del {{given}}; por debajo del {{threshold}} la ficha técnica pide suspender {{drug}} si ha bajado 10 puntos o más.',
      settles: 'Indicar la FEVI anterior, o por qué se mantiene el fármaco.',
    },
    highRisk: {
      text: 'FEVI del {{given}}; por debajo del {{threshold}} la guía considera alto el riesgo cardiaco de {{drug}}.',
      settles: 'Indicar la valoración cardiológica.',
    },
    untested: {
      text: 'Falta la FEVI, que la ficha técnica de {{drug}} pide antes de empezar.',
      settles: 'Indicar la FEVI.',
    },
  },
  'ENZ-01': {
    name: 'DPD y UGT1A1',
    about: 'Los resultados de DPD y UGT1A1 frente a los fármacos que dependen de ellos.',
    dpd_contraindicated: {
      text: 'Con {{result}} de DPD está contraindicado el uso de {{drug}}.',
      settles: 'Cambiar de fármaco o corregir el resultado.',
    },
    dpd_reduceToPercent: {
      text: 'DPD: {{result}}; la guía aconseja empezar {{drug}} con el {{percent}} de la dosis.',
      settles: 'Reducir la dosis inicial o indicar por qué se mantiene.',
    },
    ugt1a1_reduceToPercent: {
      text: 'UGT1A1 {{result}}; la ficha técnica aconseja considerar una dosis inicial menor de {{drug}}.',
      settles: 'Reducir la dosis inicial o indicar por qué se mantiene.',
    },
    ugt1a1_caution: {
      text: 'UGT1A1 {{result}}; con {{drug}} hay más neutropenia y se pide una vigilancia estrecha.',
      settles: 'Indicar la vigilancia prevista.',
    },
    untested: {
      text: 'Falta el resultado de DPD, que se recomienda conocer antes de empezar {{drug}}.',
      settles: 'Indicar el resultado de DPD.',
    },
  },
};

export default patient;
