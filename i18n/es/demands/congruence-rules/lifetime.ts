/** Duplicate principles, combinations that harm, and lifetime doses. */
const lifetime = {
  'DUP-01': {
    name: 'Principio repetido',
    about: 'Varias líneas del mismo principio activo en una misma sesión, y cuánto suman frente a lo que se da en una.',
    same: {
      text: '{{drug}} aparece en dos líneas de la misma sesión.',
      settles: 'Quitar una de las líneas, o indicar que se administra en dos partes.',
    },
    sameOften: {
      text: '{{drug}} aparece en {{count}} líneas que coinciden en una sesión.',
      settles: 'Dejar una sola línea, o indicar que se administra en varias partes.',
    },
    otherDoses: {
      text: '{{drug}} aparece en dos líneas de la misma sesión, con dosis que ningún esquema de la biblioteca reparte así.',
      settles: 'Corregir las dosis, quitar una de las líneas, o indicar que se administra en dos partes.',
    },
    otherDosesOften: {
      text: '{{drug}} aparece en {{count}} líneas que coinciden en una sesión, con dosis que ningún esquema de la biblioteca reparte así.',
      settles: 'Corregir las dosis, quitar las líneas que sobran, o indicar que se administra en varias partes.',
    },
    forms: {
      text: '{{other}} y {{drug}}, dos formas del mismo principio, coinciden en una sesión.',
      settles: 'Dejar la forma que corresponda: no son intercambiables.',
    },
    combined: {
      text: '{{other}} y {{drug}} coinciden en una sesión, y los dos llevan {{principle}}.',
      settles: 'Dejar el que corresponda, o indicar por qué se dan los dos.',
    },
  },
  'DUP-02': {
    name: 'Fármacos de la misma clase',
    about: 'Dos fármacos, en el mismo ciclo, de una clase de la que se da uno a la vez.',
    pair: {
      text: '{{other}} y {{drug}} son de la misma clase, de la que se da un solo fármaco a la vez.',
      settles: 'Dejar el que corresponda, o indicar por qué se dan los dos.',
    },
  },
  'COM-01': {
    name: 'Combinación desaconsejada',
    about:
      'Los fármacos de un mismo ciclo, y la radioterapia, frente a las combinaciones que una ficha técnica o un ensayo desaconseja.',
    lung: {
      text: '{{drug}} y {{other}}: juntos aumentan la toxicidad pulmonar, y la ficha técnica contraindica la combinación.',
      settles: 'Quitar uno de los dos.',
    },
    outcome: {
      text: '{{drug}} y {{other}} a la vez: en los ensayos con quimioterapia, más toxicidad y peor evolución que sin uno de los dos.',
      settles: 'Quitar uno de los dos, o indicar por qué se dan juntos.',
    },
    heart: {
      text: '{{other}} y {{drug}} en el mismo ciclo: juntos son más cardiotóxicos que uno después del otro.',
      settles: 'Dar uno después del otro, o indicar por qué se dan juntos y cómo se vigila el corazón.',
    },
    liver: {
      text: '{{drug}} y {{other}} a la vez: el ensayo que los combinó se detuvo por daño hepático.',
      settles: 'Dar uno después del otro, o indicar por qué se dan juntos.',
    },
    lungOrLiver: {
      text: '{{drug}} y {{other}} a la vez: en los ensayos, más neumonitis y hepatitis que con uno solo.',
      settles: 'Dejar el que corresponda, o indicar por qué se dan juntos.',
    },
    potentiation: {
      text: '{{other}} y {{drug}} en el mismo ciclo: el folinato aumenta la toxicidad de la capecitabina.',
      settles: 'Quitar uno de los dos, o indicar por qué se dan juntos y con qué dosis.',
    },
    chest: {
      text: '{{drug}} a {{given}} mientras se irradia el tórax: a partir de {{least}} se ha descrito toxicidad grave del esófago y del pulmón.',
      settles: 'Dar la quimioterapia y la radioterapia por separado, o cambiar el fármaco o su dosis.',
    },
  },
  'CUM-01': {
    name: 'Dosis acumulada',
    about:
      'La dosis acumulada de cada principio con los ciclos de la demanda, frente a los límites publicados. Los miligramos de bleomicina, cuyo límite está en unidades internacionales, cuentan como 1.000 UI cada uno.',
    exceeded: {
      text: '{{drug}}: el ciclo {{cycle}} supera el límite acumulado de {{limit}}; con todos los ciclos son {{total}}.',
      settles: 'Comprobar los ciclos y las dosis ya recibidas, o indicar la valoración que permite seguir.',
    },
    exceededBefore: {
      text: '{{drug}}: el límite acumulado de {{limit}} ya se superó antes de esta demanda; con ella son {{total}}.',
      settles: 'Comprobar los ciclos y las dosis ya recibidas, o indicar la valoración que permite seguir.',
    },
    exceededLowered: {
      text: '{{drug}}: el ciclo {{cycle}} supera el límite acumulado de {{limit}}; con todos los ciclos son {{total}}. El límite suele ser de {{usual}} y aquí es más bajo porque el paciente recibe o ha recibido también otros fármacos que dañan el corazón ({{because}}).',
      settles: 'Comprobar los ciclos y las dosis ya recibidas, o indicar la valoración que permite seguir.',
    },
    exceededLoweredBefore: {
      text: '{{drug}}: el límite acumulado de {{limit}} ya se superó antes de esta demanda; con ella son {{total}}. El límite suele ser de {{usual}} y aquí es más bajo porque el paciente recibe o ha recibido también otros fármacos que dañan el corazón ({{because}}).',
      settles: 'Comprobar los ciclos y las dosis ya recibidas, o indicar la valoración que permite seguir.',
    },
    alert: {
      text: '{{drug}}: en el ciclo {{cycle}} se alcanzan {{limit}} acumulados, a partir de los que se pide vigilancia; con todos los ciclos son {{total}}.',
      settles: 'Comprobar los ciclos y las dosis ya recibidas, o indicar la valoración que permite seguir.',
    },
    alertBefore: {
      text: '{{drug}}: ya antes de esta demanda se alcanzaron {{limit}} acumulados, a partir de los que se pide vigilancia; con ella son {{total}}.',
      settles: 'Comprobar los ciclos y las dosis ya recibidas, o indicar la valoración que permite seguir.',
    },
  },
  'CUM-02': {
    name: 'Antraciclinas en conjunto',
    about: 'Varias antraciclinas sumadas en equivalentes de doxorubicina (ESC 2022) frente al límite de esta.',
    exceeded: {
      text: 'Antraciclinas: el ciclo {{cycle}} supera el límite de {{limit}} de doxorubicina equivalente (ESC 2022); con todos los ciclos son {{total}}.',
      settles: 'Comprobar los ciclos y las dosis ya recibidas, o indicar la valoración que permite seguir.',
    },
    exceededBefore: {
      text: 'Antraciclinas: el límite de {{limit}} de doxorubicina equivalente (ESC 2022) ya se superó antes de esta demanda; con ella son {{total}}.',
      settles: 'Comprobar los ciclos y las dosis ya recibidas, o indicar la valoración que permite seguir.',
    },
    exceededLowered: {
      text: 'Antraciclinas: el ciclo {{cycle}} supera el límite de {{limit}} de doxorubicina equivalente (ESC 2022); con todos los ciclos son {{total}}. El límite suele ser de {{usual}} y aquí es más bajo porque el paciente recibe o ha recibido también otros fármacos que dañan el corazón ({{because}}).',
      settles: 'Comprobar los ciclos y las dosis ya recibidas, o indicar la valoración que permite seguir.',
    },
    exceededLoweredBefore: {
      text: 'Antraciclinas: el límite de {{limit}} de doxorubicina equivalente (ESC 2022) ya se superó antes de esta demanda; con ella son {{total}}. El límite suele ser de {{usual}} y aquí es más bajo porque el paciente recibe o ha recibido también otros fármacos que dañan el corazón ({{because}}).',
      settles: 'Comprobar los ciclos y las dosis ya recibidas, o indicar la valoración que permite seguir.',
    },
    alert: {
      text: 'Antraciclinas: en el ciclo {{cycle}} se alcanzan {{limit}} de doxorubicina equivalente (ESC 2022); con todos los ciclos son {{total}}.',
      settles: 'Comprobar los ciclos y las dosis ya recibidas, o indicar la valoración que permite seguir.',
    },
    alertBefore: {
      text: 'Antraciclinas: {{limit}} de doxorubicina equivalente (ESC 2022) ya se alcanzaron antes de esta demanda; con ella son {{total}}.',
      settles: 'Comprobar los ciclos y las dosis ya recibidas, o indicar la valoración que permite seguir.',
    },
    liposomal: {
      text: 'Antraciclinas, con la doxorubicina liposomal pegilada contada miligramo a miligramo: en el ciclo {{cycle}} se alcanzan {{limit}}; con todos los ciclos son {{total}}.',
      settles: 'Comprobar los ciclos y las dosis ya recibidas, o indicar la valoración que permite seguir.',
    },
    liposomalBefore: {
      text: 'Antraciclinas, con la doxorubicina liposomal pegilada contada miligramo a miligramo: {{limit}} ya se alcanzaron antes de esta demanda; con ella son {{total}}.',
      settles: 'Comprobar los ciclos y las dosis ya recibidas, o indicar la valoración que permite seguir.',
    },
  },
};

export default lifetime;
