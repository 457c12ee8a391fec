/** Markers against the drugs whose indication requires them. */
const markers = {
  'MRK-01': {
    name: 'HER2 positivo',
    about: 'HER2 e hibridación frente a los fármacos anti-HER2.',
    incomplete: {
      text: '{{drugs}}: la indicación pide HER2 positivo (inmunohistoquímica +++, o ++ con amplificación); HER2 ++ no es concluyente sin hibridación ({{markers}}).',
      settles: 'Hacer la hibridación in situ (FISH) y adjuntar el resultado.',
    },
    notDone: {
      text: '{{drugs}}: la indicación pide HER2 positivo (inmunohistoquímica +++, o ++ con amplificación) y la prueba no se ha realizado ({{markers}}).',
      settles: 'Determinar HER2 y adjuntar el resultado, o indicar por qué no se ha determinado.',
    },
    contradicts: {
      text: '{{drugs}}: la indicación pide HER2 positivo (inmunohistoquímica +++, o ++ con amplificación); en la demanda, {{markers}}.',
      settles: 'Corregir el resultado, adjuntar el informe o indicar por qué se pide con este resultado.',
    },
  },
  'MRK-02': {
    name: 'Trastuzumab deruxtecán en mama',
    about: 'HER2 y receptores hormonales frente a trastuzumab deruxtecán.',
    question: {
      text: '{{drugs}}: con HER2 0 la ficha técnica solo abarca el HER2 ultrabajo, que el formulario no distingue; en la demanda, {{markers}}.',
      settles: 'Adjuntar el informe de inmunohistoquímica con la tinción de membrana.',
    },
    contradicts: {
      text: '{{drugs}}: la indicación pide HER2 positivo, HER2 bajo o, con receptores hormonales positivos, ultrabajo; en la demanda, {{markers}}.',
      settles: 'Corregir el resultado, adjuntar el informe o indicar por qué se pide con este resultado.',
    },
    incomplete: {
      text: '{{drugs}}: con HER2 0 deciden los receptores hormonales, que no constan completos; en la demanda, {{markers}}.',
      settles: 'Completar los receptores hormonales.',
    },
    notDone: {
      text: '{{drugs}}: la indicación pide HER2 positivo, HER2 bajo o, con receptores hormonales positivos, ultrabajo y la prueba no se ha realizado ({{markers}}).',
      settles: 'Determinar HER2 y adjuntar el resultado, o indicar por qué no se ha determinado.',
    },
  },
  'MRK-03': {
    name: 'HER2 negativo',
    about: 'HER2 frente a los fármacos que se indican en tumores HER2 negativos.',
    contradicts: {
      text: '{{drugs}}: la indicación pide HER2 negativo; en la demanda, {{markers}}.',
      settles: 'Corregir el resultado, adjuntar el informe o indicar por qué se pide con este resultado.',
    },
    incomplete: {
      text: '{{drugs}}: la indicación pide HER2 negativo; HER2 ++ no es concluyente sin hibridación ({{markers}}).',
      settles: 'Hacer la hibridación in situ (FISH) y adjuntar el resultado.',
    },
    notDone: {
      text: '{{drugs}}: la indicación pide HER2 negativo y la prueba no se ha realizado ({{markers}}).',
      settles: 'Determinar HER2 y adjuntar el resultado, o indicar por qué no se ha determinado.',
    },
  },
  'MRK-04': {
    name: 'Pembrolizumab gástrico y HER2',
    about: 'HER2 frente a pembrolizumab sin trastuzumab en primera línea gástrica.',
    question: {
      text: '{{drugs}}: con HER2 positivo la ficha técnica añade trastuzumab, que no está entre los fármacos; en la demanda, {{markers}}.',
      settles: 'Indicar por qué se administra sin trastuzumab, o añadirlo.',
    },
    notDone: {
      text: '{{drugs}}: HER2 decide si se añade trastuzumab; en la demanda, {{markers}}.',
      settles: 'Determinar HER2 y adjuntar el resultado, o indicar por qué no se ha determinado.',
    },
  },
  'MRK-05': {
    name: 'Inmunoterapia en mama',
    about: 'Receptores hormonales y HER2 frente a pembrolizumab y atezolizumab en mama.',
    contradicts: {
      text: '{{drugs}}: la indicación pide mama triple negativo; en la demanda, {{markers}}.',
      settles: 'Corregir el resultado, adjuntar el informe o indicar por qué se pide con este resultado.',
    },
    notDone: {
      text: '{{drugs}}: la indicación pide mama triple negativo y la prueba no se ha realizado ({{markers}}).',
      settles: 'Determinar los receptores y HER2 y adjuntar el resultado, o indicar por qué no se ha determinado.',
    },
    incomplete: {
      text: '{{drugs}}: la indicación pide mama triple negativo; HER2 ++ no es concluyente sin hibridación ({{markers}}).',
      settles: 'Hacer la hibridación in situ (FISH) y adjuntar el resultado.',
    },
  },
  'MRK-06': {
    name: 'Receptores hormonales',
    about: 'Receptores de estrógenos y de progesterona frente a hormonoterapia, inhibidores de CDK4/6 y everolimus.',
    contradicts: {
      text: '{{drugs}}: la indicación pide receptores hormonales positivos; en la demanda, {{markers}}.',
      settles: 'Corregir el resultado, adjuntar el informe o indicar por qué se pide con este resultado.',
    },
    notDone: {
      text: '{{drugs}}: la indicación pide receptores hormonales positivos y la prueba no se ha realizado ({{markers}}).',
      settles: 'Determinar los receptores hormonales y adjuntar el resultado, o indicar por qué no se ha determinado.',
    },
  },
  'MRK-07': {
    name: 'RAS y anticuerpos anti-EGFR',
    about: 'KRAS y NRAS frente a cetuximab y panitumumab.',
    contradicts: {
      text: '{{drugs}}: la indicación pide KRAS y NRAS sin mutación; en la demanda, {{markers}}.',
      settles: 'Corregir el resultado, adjuntar el informe o indicar por qué se pide con este resultado.',
    },
    notDone: {
      text: '{{drugs}}: la indicación pide KRAS y NRAS sin mutación y la prueba no se ha realizado ({{markers}}).',
      settles: 'Determinar KRAS y NRAS y adjuntar el resultado, o indicar por qué no se ha determinado.',
    },
  },
  'MRK-08': {
    name: 'BRAF y anticuerpos anti-EGFR',
    about: 'BRAF frente a cetuximab y panitumumab sin encorafenib.',
    question: {
      text: '{{drugs}}: con BRAF mutado se espera poco beneficio sin un inhibidor de BRAF; la ficha técnica no lo excluye. En la demanda, {{markers}}.',
      settles: 'Indicar por qué no se asocia encorafenib.',
    },
  },
  'MRK-09': {
    name: 'BRAF y encorafenib',
    about: 'BRAF frente a encorafenib en colon, recto y pulmón.',
    contradicts: {
      text: '{{drugs}}: la indicación pide BRAF V600E mutado; en la demanda, {{markers}}.',
      settles: 'Corregir el resultado, adjuntar el informe o indicar por qué se pide con este resultado.',
    },
    notDone: {
      text: '{{drugs}}: la indicación pide BRAF V600E mutado y la prueba no se ha realizado ({{markers}}).',
      settles: 'Determinar BRAF y adjuntar el resultado, o indicar por qué no se ha determinado.',
    },
  },
  'MRK-10': {
    name: 'Inestabilidad de microsatélites',
    about: 'Reparación (MMR) y microsatélites frente a la inmunoterapia colorrectal.',
    contradicts: {
      text: '{{drugs}}: la indicación pide MMR deficiente o microsatélites inestables; en la demanda, {{markers}}.',
      settles: 'Corregir el resultado, adjuntar el informe o indicar por qué se pide con este resultado.',
    },
    notDone: {
      text: '{{drugs}}: la indicación pide MMR deficiente o microsatélites inestables y la prueba no se ha realizado ({{markers}}).',
      settles: 'Determinar MMR o microsatélites y adjuntar el resultado, o indicar por qué no se ha determinado.',
    },
  },
  'MRK-11': {
    name: 'EGFR',
    about: 'EGFR frente a sus inhibidores.',
    contradicts: {
      text: '{{drugs}}: la indicación pide EGFR mutado; en la demanda, {{markers}}.',
      settles: 'Corregir el resultado, adjuntar el informe o indicar por qué se pide con este resultado.',
    },
    notDone: {
      text: '{{drugs}}: la indicación pide EGFR mutado y la prueba no se ha realizado ({{markers}}).',
      settles: 'Determinar EGFR y adjuntar el resultado, o indicar por qué no se ha determinado.',
    },
  },
  'MRK-12': {
    name: 'ALK',
    about: 'ALK frente a sus inhibidores.',
    contradicts: {
      text: '{{drugs}}: la indicación pide ALK positivo; en la demanda, {{markers}}.',
      settles: 'Corregir el resultado, adjuntar el informe o indicar por qué se pide con este resultado.',
    },
    notDone: {
      text: '{{drugs}}: la indicación pide ALK positivo y la prueba no se ha realizado ({{markers}}).',
      settles: 'Determinar ALK y adjuntar el resultado, o indicar por qué no se ha determinado.',
    },
  },
  'MRK-13': {
    name: 'ROS1',
    about: 'ROS1 frente a crizotinib y entrectinib.',
    contradicts: {
      text: '{{drugs}}: la indicación pide ROS1 positivo; en la demanda, {{markers}}.',
      settles: 'Corregir el resultado, adjuntar el informe o indicar por qué se pide con este resultado.',
    },
    notDone: {
      text: '{{drugs}}: la indicación pide ROS1 positivo y la prueba no se ha realizado ({{markers}}).',
      settles: 'Determinar ROS1 y adjuntar el resultado, o indicar por qué no se ha determinado.',
    },
  },
  'MRK-14': {
    name: 'NTRK',
    about: 'Fusión de NTRK frente a larotrectinib y entrectinib.',
    contradicts: {
      text: '{{drugs}}: la indicación pide una fusión de NTRK; en la demanda, {{markers}}.',
      settles: 'Corregir el resultado, adjuntar el informe o indicar por qué se pide con este resultado.',
    },
    notDone: {
      text: '{{drugs}}: la indicación pide una fusión de NTRK y la prueba no se ha realizado ({{markers}}).',
      settles: 'Determinar NTRK1, NTRK2 y NTRK3 y adjuntar el resultado, o indicar por qué no se ha determinado.',
    },
  },
  'MRK-15': {
    name: 'MET exón 14',
    about: 'MET exón 14 frente a tepotinib y capmatinib.',
    contradicts: {
      text: '{{drugs}}: la indicación pide una alteración de MET exón 14; en la demanda, {{markers}}.',
      settles: 'Corregir el resultado, adjuntar el informe o indicar por qué se pide con este resultado.',
    },
    notDone: {
      text: '{{drugs}}: la indicación pide una alteración de MET exón 14 y la prueba no se ha realizado ({{markers}}).',
      settles: 'Determinar MET exón 14 y adjuntar el resultado, o indicar por qué no se ha determinado.',
    },
  },
  'MRK-16': {
    name: 'RET',
    about: 'RET frente a selpercatinib.',
    contradicts: {
      text: '{{drugs}}: la indicación pide una fusión de RET; en la demanda, {{markers}}.',
      settles: 'Corregir el resultado, adjuntar el informe o indicar por qué se pide con este resultado.',
    },
    notDone: {
      text: '{{drugs}}: la indicación pide una fusión de RET y la prueba no se ha realizado ({{markers}}).',
      settles: 'Determinar RET y adjuntar el resultado, o indicar por qué no se ha determinado.',
    },
  },
  'MRK-17': {
    name: 'Inmunoterapia y EGFR o ALK',
    about: 'EGFR y ALK frente a la inmunoterapia del cáncer de pulmón no microcítico.',
    contradicts: {
      text: '{{drugs}}: la indicación pide ausencia de alteraciones de EGFR y de ALK; en la demanda, {{markers}}.',
      settles: 'Corregir el resultado, adjuntar el informe o indicar por qué se pide con este resultado.',
    },
    notDone: {
      text: '{{drugs}}: la indicación pide ausencia de alteraciones de EGFR y de ALK y la prueba no se ha realizado ({{markers}}).',
      settles: 'Determinar EGFR y ALK y adjuntar el resultado, o indicar por qué no se ha determinado.',
    },
  },
  'MRK-18': {
    name: 'PD-L1 desde el 1 %',
    about: 'PD-L1 frente a la inmunoterapia que se indica a partir del 1 %.',
    contradicts: {
      text: '{{drugs}}: la indicación pide un PD-L1 de al menos {{least}} en esta línea; en la demanda, {{markers}}.',
      settles: 'Corregir el resultado, adjuntar el informe o indicar por qué se pide con este resultado.',
    },
    notDone: {
      text: '{{drugs}}: la indicación pide un PD-L1 de al menos {{least}} en esta línea y la prueba no se ha realizado ({{markers}}).',
      settles: 'Determinar PD-L1 y adjuntar el resultado, o indicar por qué no se ha determinado.',
    },
  },
  'MRK-19': {
    name: 'PD-L1 desde el 50 %',
    about: 'PD-L1 frente a la inmunoterapia sola que se indica a partir del 50 %.',
    contradicts: {
      text: '{{drugs}}: la indicación pide un PD-L1 de al menos {{least}} para el fármaco solo; en la demanda, {{markers}}.',
      settles: 'Corregir el resultado, adjuntar el informe o indicar por qué se pide con este resultado.',
    },
    notDone: {
      text: '{{drugs}}: la indicación pide un PD-L1 de al menos {{least}} para el fármaco solo y la prueba no se ha realizado ({{markers}}).',
      settles: 'Determinar PD-L1 y adjuntar el resultado, o indicar por qué no se ha determinado.',
    },
    question: {
      text: '{{drugs}}: la ficha técnica pide un PD-L1 de al menos {{least}} en las células tumorales o de al menos el 10 % en las inmunitarias, que el formulario no recoge; en la demanda, {{markers}}.',
      settles: 'Adjuntar el informe de PD-L1 en células inmunitarias.',
    },
  },
  'MRK-20': {
    name: 'PD-L1 en vejiga',
    about: 'PD-L1 frente a la inmunoterapia sola en primera línea de vejiga.',
    notDone: {
      text: '{{drugs}}: la indicación sin cisplatino depende de PD-L1; en la demanda, {{markers}}.',
      settles: 'Determinar PD-L1 y adjuntar el resultado, o indicar por qué no se ha determinado.',
    },
  },
  'MRK-21': {
    name: 'CD20',
    about: 'CD20 frente a rituximab y obinutuzumab.',
    contradicts: {
      text: '{{drugs}}: el fármaco actúa sobre CD20, que tiene que ser positivo; en la demanda, {{markers}}.',
      settles: 'Corregir el resultado, adjuntar el informe o indicar por qué se pide con este resultado.',
    },
    notDone: {
      text: '{{drugs}}: el fármaco actúa sobre CD20, que tiene que ser positivo, y la prueba no se ha realizado ({{markers}}).',
      settles: 'Determinar CD20 y adjuntar el resultado, o indicar por qué no se ha determinado.',
    },
  },
  'MRK-22': {
    name: 'BRCA y HRD',
    about: 'BRCA y HRD frente a los inhibidores de PARP.',
    contradicts: {
      text: '{{drugs}}: la indicación pide una mutación de BRCA1/2 (germinal en mama y páncreas; en ovario con bevacizumab basta HRD positivo); en la demanda, {{markers}}.',
      settles: 'Corregir el resultado, adjuntar el informe o indicar por qué se pide con este resultado.',
    },
    notDone: {
      text: '{{drugs}}: la indicación pide una mutación de BRCA1/2 (germinal en mama y páncreas; en ovario con bevacizumab basta HRD positivo) y la prueba no se ha realizado ({{markers}}).',
      settles: 'Determinar BRCA1/2 y adjuntar el resultado, o indicar por qué no se ha determinado.',
    },
    unanswered: {
      text: '{{drugs}}: la indicación pide una mutación de BRCA1/2 (germinal en mama y páncreas; en ovario con bevacizumab basta HRD positivo) y la demanda no dice el resultado.',
      settles: 'Indicar el resultado de BRCA1/2 y adjuntar el informe.',
    },
    incomplete: {
      text: '{{drugs}}: la indicación pide una mutación de BRCA1/2 (germinal en mama y páncreas; en ovario con bevacizumab basta HRD positivo); con este resultado hace falta saber el de BRCA ({{markers}}).',
      settles: 'Indicar el resultado de BRCA y adjuntar el informe.',
    },
  },
  'MRK-23': {
    name: 'Claudina 18.2',
    about: 'Claudina 18.2 frente a zolbetuximab.',
    contradicts: {
      text: '{{drugs}}: la indicación pide claudina 18.2 positiva; en la demanda, {{markers}}.',
      settles: 'Corregir el resultado, adjuntar el informe o indicar por qué se pide con este resultado.',
    },
    notDone: {
      text: '{{drugs}}: la indicación pide claudina 18.2 positiva y la prueba no se ha realizado ({{markers}}).',
      settles: 'Determinar la claudina 18.2 y adjuntar el resultado, o indicar por qué no se ha determinado.',
    },
    unanswered: {
      text: '{{drugs}}: la indicación pide claudina 18.2 positiva y la demanda no dice el resultado.',
      settles: 'Indicar el resultado de la claudina 18.2 y adjuntar el informe.',
    },
  },
  'MRK-24': {
    name: 'FGFR3',
    about: 'FGFR3 frente a erdafitinib.',
    contradicts: {
      text: '{{drugs}}: la indicación pide una alteración de FGFR3; en la demanda, {{markers}}.',
      settles: 'Corregir el resultado, adjuntar el informe o indicar por qué se pide con este resultado.',
    },
    notDone: {
      text: '{{drugs}}: la indicación pide una alteración de FGFR3 y la prueba no se ha realizado ({{markers}}).',
      settles: 'Determinar FGFR3 y adjuntar el resultado, o indicar por qué no se ha determinado.',
    },
    unanswered: {
      text: '{{drugs}}: la indicación pide una alteración de FGFR3 y la demanda no dice el resultado.',
      settles: 'Indicar el resultado de FGFR3 y adjuntar el informe.',
    },
  },
};

export default markers;
