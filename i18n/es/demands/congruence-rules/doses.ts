/** Route, type, dose and caps. */
const doses = {
  'RUT-01': {
    name: 'Vía y fármaco',
    about: 'La vía de cada línea frente a las de la ficha técnica, los esquemas publicados y la biblioteca.',
    other: {
      text: '{{drug}} por vía «{{given}}»; se da por vía «{{expected}}».',
      settles: 'Corregir la vía o el fármaco, o indicar por qué va por esa vía.',
    },
  },
  'RUT-02': {
    name: 'Tipo de dosis y fármaco',
    about: 'El tipo de dosis de cada línea frente a los que se usan con el fármaco. El AUC es solo del carboplatino.',
    auc: {
      text: '{{drug}} se indica por AUC, que se calcula solo para el carboplatino.',
      settles: 'Corregir el tipo de dosis o el fármaco.',
    },
    other: {
      text: '{{drug}} se indica en {{given}}; lo habitual es {{expected}}.',
      settles: 'Corregir el tipo de dosis, o indicar la pauta de la que procede.',
    },
  },
  'RUT-03': {
    name: 'Vía que daña',
    about: 'La vía de cada línea frente a aquellas por las que el fármaco causa un daño grave o la muerte.',
    vinca: {
      text: '{{drug}} por vía «{{given}}»: los alcaloides de la vinca se dan solo por vena; por vía intratecal son mortales y fuera de la vena causan necrosis.',
      settles: 'Corregir la vía o el fármaco.',
    },
    infection: {
      text: '{{drug}} por vía «{{given}}»: son bacilos vivos y fuera de la vejiga pueden causar una infección generalizada mortal.',
      settles: 'Corregir la vía o el fármaco.',
    },
    spine: {
      text: '{{drug}} por vía «{{given}}»: este fármaco no se da por vía intratecal, donde puede ser mortal o dejar secuelas graves.',
      settles: 'Corregir la vía o el fármaco.',
    },
    necrosis: {
      text: '{{drug}} por vía «{{given}}»: este fármaco destruye el tejido bajo la piel y en el músculo.',
      settles: 'Corregir la vía o el fármaco.',
    },
    otherForm: {
      text: '{{drug}} por vía «{{given}}»: esta presentación no se da por esa vía; la que la admite, si existe, es otro producto con otra dosis.',
      settles: 'Corregir la vía, o elegir el producto que corresponda.',
    },
    depot: {
      text: '{{drug}} por vía «{{given}}»: el preparado se da solo por vía intramuscular o subcutánea, y en la vena puede embolizar.',
      settles: 'Corregir la vía o el fármaco.',
    },
    implant: {
      text: '{{drug}} por vía «{{given}}»: los implantes se colocan en el cerebro, donde estaba el tumor, y no se dan por otra vía.',
      settles: 'Corregir la vía, o elegir el producto que corresponda.',
    },
    oral: {
      text: '{{drug}} por vía «{{given}}»: este fármaco se da solo por vía oral.',
      settles: 'Corregir la vía o el fármaco.',
    },
    injected: {
      text: '{{drug}} por vía «{{given}}»: este fármaco se da solo por vía intravenosa.',
      settles: 'Corregir la vía o el fármaco.',
    },
  },
  'DOS-01': {
    name: 'Dosis y esquema',
    about: 'La dosis de cada línea frente a la del esquema elegido en el ciclo de la demanda.',
    higher: {
      text: '{{drug}} a {{given}}; el esquema {{regimen}} indica {{expected}} (está un {{percent}} por encima).',
      settles: 'Corregir la dosis, o indicar por qué es más alta.',
    },
    lower: {
      text: '{{drug}} a {{given}}; el esquema {{regimen}} indica {{expected}}: una reducción del {{percent}}.',
      settles: 'Corregir la dosis, o indicar el motivo de la reducción.',
    },
  },
  'DOS-02': {
    name: 'Dosis conocidas del fármaco',
    about:
      'La dosis de cada línea frente a las que dan la ficha técnica, los ensayos y los esquemas de la biblioteca por la misma vía.',
    higherThanLabel: {
      text: '{{drug}} a {{given}}; la dosis más alta de la ficha técnica por esa vía es {{bound}}.',
      settles: 'Comprobar la cifra, la unidad y el tipo de dosis, o indicar la pauta de la que procede.',
    },
    higherThanLabelElsewhere: {
      text: '{{drug}} a {{given}}; para este tumor no hay dato de referencia, y en otros tumores la dosis más alta de la ficha técnica por esa vía es {{bound}}.',
      settles: 'Comprobar la cifra, la unidad y el tipo de dosis, o indicar la pauta de la que procede.',
    },
    lowerThanLabel: {
      text: '{{drug}} a {{given}}; la dosis más baja de la ficha técnica por esa vía es {{bound}}.',
      settles: 'Comprobar la cifra y la unidad, o indicar el motivo de la reducción.',
    },
    lowerThanLabelElsewhere: {
      text: '{{drug}} a {{given}}; para este tumor no hay dato de referencia, y en otros tumores la dosis más baja de la ficha técnica por esa vía es {{bound}}.',
      settles: 'Comprobar la cifra y la unidad, o indicar el motivo de la reducción.',
    },
    higherThanRegimens: {
      text: '{{drug}} a {{given}}; la dosis más alta de los ensayos y los esquemas de la biblioteca por esa vía es {{bound}}.',
      settles: 'Comprobar la cifra, la unidad y el tipo de dosis, o indicar la pauta de la que procede.',
    },
    higherThanRegimensElsewhere: {
      text: '{{drug}} a {{given}}; para este tumor no hay dato de referencia, y en otros tumores la dosis más alta de los ensayos y los esquemas de la biblioteca por esa vía es {{bound}}.',
      settles: 'Comprobar la cifra, la unidad y el tipo de dosis, o indicar la pauta de la que procede.',
    },
    lowerThanRegimens: {
      text: '{{drug}} a {{given}}; la dosis más baja de los ensayos y los esquemas de la biblioteca por esa vía es {{bound}}.',
      settles: 'Comprobar la cifra y la unidad, o indicar el motivo de la reducción.',
    },
    perBody: {
      text: '{{drug}} a {{given}} en total; la pauta de referencia por esa vía tiene la misma cifra por peso o por superficie: {{bound}}.',
      settles: 'Corregir el tipo de dosis, o indicar el motivo de la reducción.',
    },
    ofOther: {
      text: '{{drug}} a {{given}}, que es la dosis de {{other}}; la de {{drug}} es {{bound}}.',
      settles: 'Comprobar cuál de los dos fármacos se pide, y su dosis.',
    },
    loadingAgain: {
      text: '{{drug}} a {{given}}, que es una dosis de inicio; a partir del segundo ciclo la dosis más alta de referencia por esa vía es {{bound}}.',
      settles: 'Corregir la dosis, o indicar por qué se repite la de inicio.',
    },
    higher: {
      text: '{{drug}} a {{given}}; las dosis de los esquemas de la biblioteca por esa vía van de {{least}} a {{most}}.',
      settles: 'Comprobar la cifra, la unidad y el tipo de dosis, o indicar la pauta de la que procede.',
    },
    lower: {
      text: '{{drug}} a {{given}}; las dosis de los esquemas de la biblioteca por esa vía van de {{least}} a {{most}}.',
      settles: 'Comprobar la cifra y la unidad, o indicar el motivo de la reducción.',
    },
    higherThanOne: {
      text: '{{drug}} a {{given}}; la dosis de los esquemas de la biblioteca por esa vía es {{most}}.',
      settles: 'Comprobar la cifra, la unidad y el tipo de dosis, o indicar la pauta de la que procede.',
    },
    lowerThanOne: {
      text: '{{drug}} a {{given}}; la dosis de los esquemas de la biblioteca por esa vía es {{most}}.',
      settles: 'Comprobar la cifra y la unidad, o indicar el motivo de la reducción.',
    },
    higherThanAuc: {
      text: '{{drug}} a {{given}}; con el AUC más alto de la ficha técnica, los ensayos y la biblioteca ({{most}}) y un filtrado máximo de {{filtration}}, la dosis no pasa de {{bound}}, sea cual sea la creatinina.',
      settles: 'Comprobar la cifra y el tipo de dosis, o indicar la creatinina y el AUC de los que procede.',
    },
    higherElsewhere: {
      text: '{{drug}} a {{given}}; ningún esquema de la biblioteca lo lleva en este tumor, y en otros tumores las dosis por esa vía van de {{least}} a {{most}}.',
      settles: 'Comprobar la cifra, la unidad y el tipo de dosis, o indicar la pauta de la que procede.',
    },
    lowerElsewhere: {
      text: '{{drug}} a {{given}}; ningún esquema de la biblioteca lo lleva en este tumor, y en otros tumores las dosis por esa vía van de {{least}} a {{most}}.',
      settles: 'Comprobar la cifra y la unidad, o indicar el motivo de la reducción.',
    },
    higherThanOneElsewhere: {
      text: '{{drug}} a {{given}}; ningún esquema de la biblioteca lo lleva en este tumor, y en otros tumores la dosis por esa vía es {{most}}.',
      settles: 'Comprobar la cifra, la unidad y el tipo de dosis, o indicar la pauta de la que procede.',
    },
    lowerThanOneElsewhere: {
      text: '{{drug}} a {{given}}; ningún esquema de la biblioteca lo lleva en este tumor, y en otros tumores la dosis por esa vía es {{most}}.',
      settles: 'Comprobar la cifra y la unidad, o indicar el motivo de la reducción.',
    },
  },
  'DOS-05': {
    name: 'Dosis e intervalo',
    about:
      'Lo que suma cada línea en los días del ciclo frente a las pautas de la ficha técnica, de los ensayos y de los esquemas de la biblioteca por la misma vía.',
    denserThanLabel: {
      text: '{{drug}} suma {{given}} en {{window}} días; la pauta más intensa de la ficha técnica por esa vía suma {{bound}}.',
      settles:
        'Comprobar la dosis, las sesiones de la línea y los días entre ciclos, o indicar la pauta de la que procede.',
    },
    denserThanLabelElsewhere: {
      text: '{{drug}} suma {{given}} en {{window}} días; para este tumor no hay dato de referencia, y en otros tumores la pauta más intensa de la ficha técnica por esa vía suma {{bound}}.',
      settles:
        'Comprobar la dosis, las sesiones de la línea y los días entre ciclos, o indicar la pauta de la que procede.',
    },
    sparserThanLabel: {
      text: '{{drug}} suma {{given}} en {{window}} días; la pauta menos intensa de la ficha técnica por esa vía suma {{bound}}.',
      settles: 'Comprobar la dosis, las sesiones de la línea y los días entre ciclos, o indicar por qué se espacia.',
    },
    sparserThanLabelElsewhere: {
      text: '{{drug}} suma {{given}} en {{window}} días; para este tumor no hay dato de referencia, y en otros tumores la pauta menos intensa de la ficha técnica por esa vía suma {{bound}}.',
      settles: 'Comprobar la dosis, las sesiones de la línea y los días entre ciclos, o indicar por qué se espacia.',
    },
    denserThanRegimens: {
      text: '{{drug}} suma {{given}} en {{window}} días; la pauta más intensa de los ensayos y los esquemas de la biblioteca por esa vía suma {{bound}}.',
      settles:
        'Comprobar la dosis, las sesiones de la línea y los días entre ciclos, o indicar la pauta de la que procede.',
    },
    denserThanRegimensElsewhere: {
      text: '{{drug}} suma {{given}} en {{window}} días; para este tumor no hay dato de referencia, y en otros tumores la pauta más intensa de los ensayos y los esquemas de la biblioteca por esa vía suma {{bound}}.',
      settles:
        'Comprobar la dosis, las sesiones de la línea y los días entre ciclos, o indicar la pauta de la que procede.',
    },
    sparserThanRegimens: {
      text: '{{drug}} suma {{given}} en {{window}} días; la pauta menos intensa de los ensayos y los esquemas de la biblioteca por esa vía suma {{bound}}.',
      settles: 'Comprobar la dosis, las sesiones de la línea y los días entre ciclos, o indicar por qué se espacia.',
    },
  },
  'DOS-03': {
    name: 'Dosis oral y presentación',
    about: 'Una dosis oral fija frente a las unidades de la presentación elegida, enteras o medias.',
    unmade: {
      text: '{{drug}}: {{given}} no se pueden tomar con unidades de {{strength}}, ni partiéndolas por la mitad.',
      settles: 'Elegir otra presentación, o corregir la dosis.',
    },
  },
  'ENV-01': {
    name: 'Envases de la línea',
    about: 'La cantidad de envases que se indica frente a los que pide la dosis de una sesión.',
    short: {
      text: '{{drug}}: cantidad {{amount}}, que contiene {{held}}; una sesión necesita {{taken}}, cantidad {{packs}}.',
      settles: 'Corregir la cantidad, la presentación o la dosis.',
    },
    many: {
      text: '{{drug}}: cantidad {{amount}}, que contiene {{held}}; a una sesión le bastan {{taken}}, cantidad {{packs}}. ¿Es correcta?',
      settles: 'Confirmar la cantidad, o corregir la presentación o la dosis.',
    },
  },
  'DOS-04': {
    name: 'Línea sin dosis',
    about: 'Cada línea con una dosis de 0: un fármaco que se pide lleva dosis.',
    none: {
      text: '{{drug}} se pide con una dosis de 0: no se administraría nada.',
      settles: 'Indicar la dosis, o quitar la línea si no se administra en este ciclo.',
    },
  },
  'CAP-01': {
    name: 'Dosis máxima',
    about: 'La dosis de cada línea en este paciente frente al máximo que dan la ficha técnica o la agencia.',
    above: {
      text: '{{drug}} a {{ordered}} son {{given}}; el máximo publicado es {{cap}}.',
      settles: 'Limitar la dosis, o indicar por qué se supera el máximo.',
    },
    aboveAsOrdered: {
      text: '{{drug}} a {{ordered}} supera el máximo publicado, {{cap}}.',
      settles: 'Limitar la dosis, o indicar por qué se supera el máximo.',
    },
  },
};

export default doses;
