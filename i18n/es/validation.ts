/** What is wrong with a field and what to do about it, by the keys that domain/validation gives. */
const validation = {
  required: 'Rellene este dato.',
  choose: 'Elija una de las opciones.',
  textShort: 'Escriba al menos {{min}} caracteres.',
  textLong: 'Escriba {{max, number}} caracteres como máximo; sobran {{over, number}}.',
  stepLong: 'Este paso ocupa {{over, number}} kB más de los {{max, number}} kB admitidos. Acorte sus textos.',
  draftsTooMany: 'Ya tiene {{max}} borradores. Envíe o elimine alguno para empezar otra demanda.',
  integerMin: 'Escriba un número entero, {{min}} como mínimo.',
  integerRange: 'Escriba un número entero de {{min}} a {{max}}.',
  decimalMin: 'Escriba un número, {{min}} como mínimo, con dos decimales como máximo.',
  decimalRange: 'Escriba un valor de {{min}} a {{max}}, con dos decimales como máximo.',
  dateInvalid: 'Escriba una fecha que exista, como 27/04/2026.',
  datePast: 'Elija una fecha que no sea anterior a hoy.',
  dateFuture: 'Elija una fecha que no sea posterior a hoy.',
  dateBefore: 'Elija una fecha a partir del {{date}}.',
  dateAfter: 'Elija una fecha hasta el {{date}}.',
  treatmentRequired: 'Active al menos un tratamiento: quimioterapia o radioterapia.',
  chemotherapyActive:
    'El paciente ya tiene un tratamiento activo de quimioterapia. Podrá pedir otro cuando ese termine.',
  radiotherapyActive:
    'El paciente ya tiene un tratamiento activo de radioterapia. Podrá pedir otro cuando ese termine.',
  chemotherapyEmpty: 'Añada un fármaco, la implantación o la retirada del infusor, o la heparinización.',
  radiotherapyRequired: 'Añada al menos un tratamiento de radioterapia.',
  codeRequired: 'Añada al menos un código.',
  cycleRange: 'Escriba un ciclo de {{min}} a {{max}}, según el número de ciclos.',
  sessionRequired: 'Marque al menos una sesión.',
  sessionBeforeFirst: 'Elija una fecha que no sea anterior a la primera sesión.',
  sessionOrder: 'Elija una fecha posterior a la de la sesión anterior.',
  locked: 'Este dato no puede cambiarse aquí. Vuelva a cargar la página para ver el que vale.',
  lockedPast: 'Esta fecha ya ha pasado y no puede cambiarse.',
  withdrawn: 'Ya no está en el catálogo. Elija otra opción.',
  withdrawnCenter: 'Este centro ya no puede elegirse. Elija otro.',
  nothingChanged: 'No ha cambiado nada. Cambie algún dato antes de guardar.',
  nationalId: 'Escriba un DNI o NIE con su letra, como 12345678Z.',
  email: 'Escriba un correo completo, como nombre@hospital.es.',
  cardNumber: 'Formato de tarjeta no es correcto',
  password:
    'Use de 8 a 12 caracteres: al menos una mayúscula, exactamente tres cifras y uno de estos signos: # % & @ ? ¿ *',
  passwordConfirmation: 'Escriba dos veces la misma contraseña.',
  reasonKind: 'Elija un motivo que corresponda a la decisión.',
  commentUnseen:
    'El destinatario no puede leer el comentario privado: escriba también uno que sí lea, o adjunte un fichero.',
  commentEmpty: 'Escriba un comentario o un comentario privado, o adjunte un fichero.',
  fileRequired: 'Elija un fichero.',
  fileForbidden:
    'Tipo de fichero no admitido. Adjunte un PDF, una imagen, DICOM, Word, Excel, OpenDocument, RTF, ZIP o un correo, sin macros.',
  fileTooLarge: 'Ocupa más de {{megabytes}} MB, el máximo de cada fichero. Comprímalo o divídalo y vuelva a soltarlo.',
  filesTooMany: 'Cada parte puede aportar {{max}} ficheros a una demanda como máximo.',
  fileDescription: 'Escriba qué contiene.',
  filesWaiting: 'Tiene muchos ficheros subidos y sin enviar. Envíe los que esperan o vuelva a intentarlo mañana.',
};

export default validation;
