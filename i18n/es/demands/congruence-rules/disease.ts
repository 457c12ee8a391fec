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
    about: 'El estadio frente a los que la indicación del fármaco nombra para esa intención.',
    other: {
      text: '{{drug}} con intención {{intention}}: la indicación nombra los estadios {{expected}}; se indica {{stage}}.',
      settles: 'Corregir el estadio o la intención, o indicar en qué se apoya.',
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
};

export default disease;
