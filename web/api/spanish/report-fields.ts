/** Fields of the report of congruence. */
export const REPORT_FIELDS: Readonly<Record<string, string>> = {
  'What the first source rests on: `text`: compared with the published text; `knowledge`: expert knowledge, not compared; `choice`: the product’s own criterion; `computed`: derived from other data. Null for regimens of the library and in reports made before this was recorded.':
    'En qué se basa la primera fuente: `text`, comparada con el texto publicado; `knowledge`, conocimiento experto sin cotejar; `choice`, criterio propio del producto; `computed`, derivada de otros datos. Null en los esquemas de la biblioteca y en los informes anteriores a que esto se registrara.',
  'What is checked.': 'Qué se comprueba.',
  '`checked`: compared with a reference. `notChecked`: not compared, so that the absence of findings says nothing about it. `notApplicable`: there is nothing to compare.':
    '`checked`: se comparó con una referencia. `notChecked`: no se comparó, así que la falta de hallazgos no dice nada de ello. `notApplicable`: no hay nada que comparar.',
  'Why it was not checked, does not apply, or was checked in part only.':
    'Por qué no se comprobó, no procede o solo se comprobó en parte.',
  'The same as a sentence, in the language of Accept-Language.':
    'Lo mismo en una frase, en el idioma de Accept-Language.',
  'What was checked and what was not. It is no finding. Null in reports made before this was recorded: then nothing is known to have been checked.':
    'Qué se comprobó y qué no. No es un hallazgo. Null en los informes anteriores a que esto se registrara: entonces no consta que se comprobara nada.',
  'Whether a regimen is chosen or the library has one with these drugs for the tumour. Null if that was not judged, as with an unknown drug or in a trial.':
    'Si se ha elegido un esquema o la biblioteca tiene uno con estos fármacos para el tumor. Null si no se ha juzgado, como con un fármaco desconocido o en un ensayo.',
  'Kind of treatment.': 'Clase de tratamiento.',
  'Null if you cannot see it.': 'Null si usted no puede verlo.',
  'The version that was analysed; null for a draft.': 'La versión que se analizó; null en un borrador.',
  'The report stored when the version was filed.': 'El informe que se guardó al presentar la versión.',
  'Present with again=true: the report under the current rules.':
    'Presente con again=true: el informe con las reglas actuales.',
  'Date of the analysis.': 'Fecha del análisis.',
  'Version of the company’s rules.': 'Versión de las reglas de la compañía.',
  'Number of rules that ran, including those without findings.':
    'Número de reglas aplicadas, incluidas las que no dieron hallazgos.',
  'Rules that failed; whether they would have found something is unknown.':
    'Reglas que fallaron; no se sabe si habrían dado algún hallazgo.',
  'Version of the regimen.': 'Versión del esquema.',
  'The chosen regimen, if the library has that version.': 'El esquema elegido, si la biblioteca tiene esa versión.',
  'Body surface area in m²; null if it cannot be computed.': 'Superficie corporal en m²; null si no se puede calcular.',
  'Creatinine clearance in ml/min. Null unless a drug is dosed by clearance, or has a renal threshold and a creatinine is given.':
    'Aclaramiento de creatinina en ml/min. Null, salvo que algún fármaco se dosifique por aclaramiento, o tenga un umbral renal y conste la creatinina.',
  'Each drug line of the chemotherapy.': 'Cada línea de fármaco de la quimioterapia.',
  'For drugs with a lifetime limit.': 'De los fármacos con límite de dosis acumulada.',
  'Letter of the drug line, in the order of the demand.': 'Letra de la línea de fármaco, en el orden de la demanda.',
  'Name; null if unknown.': 'Nombre; null si no se conoce.',
  'mg per administration; null if it cannot be computed.': 'mg por administración; null si no se puede calcular.',
  'mg per session; null if it cannot be computed, for example when intakes are not spread evenly over the sessions.':
    'mg por sesión; null si no se puede calcular, por ejemplo si las tomas no se reparten por igual entre las sesiones.',
  'mg per cycle; null if it cannot be computed.': 'mg por ciclo; null si no se puede calcular.',
  'mg per course of the requested `cycles`; null if it cannot be computed.':
    'mg por tratamiento con los `cycles` solicitados; null si no se puede calcular.',
  'First cycle: the current one.': 'Primer ciclo: el actual.',
  'Last cycle in which it is given.': 'Último ciclo en el que se administra.',
  'Cycles in which the drug is requested; null if their number is unknown or the regimen changes the dose between them.':
    'Ciclos en los que se solicita el fármaco; null si no se conoce su número o si el esquema cambia la dosis entre ellos.',
  'Steps of the calculation, as far as it could be done.': 'Pasos del cálculo, hasta donde se pudo hacer.',
  'Difference from the chosen regimen in %; positive is more. Null if the regimen gives no dose or the two cannot be compared.':
    'Diferencia con el esquema elegido, en %; si es positiva, es más. Null si el esquema no da ninguna dosis o si las dos no se pueden comparar.',
  'Whether a regimen is chosen that does not have this line.': 'Si se ha elegido un esquema que no tiene esta línea.',
  'Whether the rules do not know this drug; its doses and limits are then not checked. Null in reports made before this was recorded.':
    'Si las reglas no conocen este fármaco; en ese caso no se comprueban sus dosis ni sus límites. Null en los informes anteriores a que esto se registrara.',
  'Dose of one administration in mg, rounded to its published dose band.':
    'Dosis de una administración en mg, redondeada a su banda de dosis publicada.',
  'Difference from the computed dose, in %.': 'Diferencia con la dosis calculada, en %.',
  'Dose of one administration in mg, rounded to whole vials or tablets.':
    'Dosis de una administración en mg, redondeada a viales o comprimidos enteros.',
  'Content of one unit in mg.': 'Contenido de una unidad, en mg.',
  'Number of units.': 'Número de unidades.',
  'For drugs dispensed in whole packs: packs per cycle and for all cycles.':
    'De los fármacos que se dispensan en envases enteros: envases por ciclo y en todos los ciclos.',
  'Per cycle.': 'Por ciclo.',
  'For all requested cycles.': 'En todos los ciclos solicitados.',
  'Units of one administration.': 'Unidades de una administración.',
  'Content of all units in mg.': 'Contenido de todas las unidades, en mg.',
  'What is left over, in mg; for tablets, which are all taken, the difference from the dose.':
    'Lo que sobra, en mg; en comprimidos, que se toman todos, la diferencia con la dosis.',
  'Cost of one session, in euro cents.': 'Coste de una sesión, en céntimos de euro.',
  'Cost of one cycle, in euro cents.': 'Coste de un ciclo, en céntimos de euro.',
  'Cost of all requested cycles, in euro cents.': 'Coste de todos los ciclos solicitados, en céntimos de euro.',
  'In euro cents. Only for roles of the company.': 'En céntimos de euro. Solo para las funciones de la compañía.',
  'The cheapest combination of packs; null if it cannot be determined, for example when the number of intakes is unknown.':
    'La combinación de envases más barata; null si no se puede determinar, por ejemplo si no se conoce el número de tomas.',
  'The combination of packs with the least waste.': 'La combinación de envases que menos desperdicia.',
  'Name of the drug; null for all anthracyclines together, expressed as doxorubicin.':
    'Nombre del fármaco; null para todas las antraciclinas juntas, expresadas como doxorrubicina.',
  'What is added up when `drug` is null.': 'Lo que se suma cuando `drug` es null.',
  'Unit of total and limit.': 'Unidad del total y del límite.',
  'Lifetime dose, with the requested cycles.': 'Dosis acumulada, con los ciclos solicitados.',
  'Whether every dose could be added; if not, the total is a minimum.':
    'Si se pudieron sumar todas las dosis; si no, el total es un mínimo.',
  'Notes about the total: doses converted with the body surface of this request, and doses that could not be added.':
    'Notas sobre el total: dosis convertidas con la superficie corporal de esta demanda y dosis que no se pudieron sumar.',
  'The limit for this patient; null if there is none.': 'El límite para este paciente; null si no lo hay.',
  'Cycle in which the total reaches the limit, of this request or an earlier one; null if it does not, or reaches it by a dose without a cycle.':
    'Ciclo en el que el total alcanza el límite, de esta demanda o de una anterior; null si no lo alcanza, o lo alcanza con una dosis sin ciclo.',
  'Whether the total reaches it.': 'Si el total lo alcanza.',
  'Published source.': 'Fuente publicada.',
  'Published limits.': 'Límites publicados.',
  'Dose of all sessions together, in Gy.': 'Dosis de todas las sesiones juntas, en Gy.',
  'The α/β ratio of the tissue, in Gy.': 'El cociente α/β del tejido, en Gy.',
  'Biologically effective dose, in Gy.': 'Dosis biológicamente efectiva, en Gy.',
  'Equivalent dose in fractions of 2 Gy, in Gy.': 'Dosis equivalente en fracciones de 2 Gy, en Gy.',
  'Effect on each type of tissue.': 'Efecto en cada tipo de tejido.',
};
