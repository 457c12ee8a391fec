/** Fields of what is answered. */
export const ANSWERED_FIELDS: Readonly<Record<string, string>> = {
  'Send it as Authorization: Bearer.': 'Envíelo como Authorization: Bearer.',
  'Identifies the kind of problem; leads to its description.':
    'Identifica la clase de problema y lleva a su descripción.',
  'The kind of problem in a few words, in the language of Accept-Language.':
    'La clase de problema en pocas palabras, en el idioma de Accept-Language.',
  'The status of the answer.': 'El estado de la respuesta.',
  'The error in the language of Accept-Language; for an unmet obligation, its name.':
    'El error en el idioma de Accept-Language; en una obligación pendiente, su nombre.',
  'Stable error code.': 'Código de error estable.',
  'Why the state of the demand does not allow the command or the copy; for an invitation, its state.':
    'Por qué el estado de la demanda no permite la orden o la copia; en una invitación, su estado.',
  'With code stale: what was done to the demand since. Its new version is in ETag.':
    'Con code stale: lo que se ha hecho en la demanda desde entonces. Su versión nueva está en ETag.',
  'Your own identifier, as sent; null for all but the doctors and assistants of the demand.':
    'Su propio identificador, tal como se envió; null para quien no sea médico/a o asistente de la demanda.',
  'Identifiers of your own centers; nobody else reads them.':
    'Identificadores de sus propios centros; nadie más los lee.',
  'As sent.': 'Tal como se envió.',
  'With code alike: patients who may be the same person. Send their ids in knows to confirm that they are different people.':
    'Con code alike: pacientes que pueden ser la misma persona. Envíe sus identificadores en knows para confirmar que son otras personas.',
  'What is wrong with each field, by its path in the request body; for a file uploaded beforehand, by its id (ficherosAdjuntos.id=22.descripcion).':
    'Qué está mal en cada campo, por su ruta en el cuerpo de la petición; en un fichero subido antes, por su identificador (ficherosAdjuntos.id=22.descripcion).',
  'The same paths with codes: taken (the number, name, e-mail, code or address is already in use), required, unknown (no such field), locked, or invalid; for a refused file the reason: file_type (not accepted, or with a file in it that is not), file_disguised (starts as a program or a page, or is not what its extension says), file_macros, file_objects (of another program), file_outside (takes content from elsewhere), file_password, file_damaged, file_cut_off, file_without_pages, file_ambiguous (programs read different things in it), file_name (of a file in an archive), file_empty, file_too_large, file_infected, file_unchecked (try again), or file_second (more than one in one field).':
    'Las mismas rutas con códigos: taken (el número, nombre, correo, código o dirección ya está en uso), required (falta), unknown (no existe ese campo), locked (no se puede cambiar) o invalid; si se rechaza un fichero, el motivo: file_type (no se acepta, o contiene un fichero que no se acepta), file_disguised (empieza como un programa o una página, o no es lo que indica su extensión), file_macros, file_objects (de otro programa), file_outside (toma contenido de otro lugar), file_password, file_damaged, file_cut_off, file_without_pages, file_ambiguous (cada programa lee en él cosas distintas), file_name (de un fichero dentro de un archivo comprimido), file_empty, file_too_large, file_infected, file_unchecked (inténtelo de nuevo) o file_second (más de uno en un campo).',
  'What is wrong with each field: path, code and words together.':
    'Qué está mal en cada campo: ruta, código y texto juntos.',
  'Path of the field, as in errors.': 'Ruta del campo, como en errors.',
  'What is wrong with it; codes may be added.': 'Qué está mal; pueden añadirse códigos.',
  'The same in words.': 'Lo mismo en palabras.',
  'Usual dose type.': 'Tipo de dosis habitual.',
  'Matches drugUuid of its presentations.': 'Coincide con drugUuid de sus presentaciones.',
  'Whether it can be chosen in new requests.': 'Si se puede elegir en demandas nuevas.',
  'The drug’s uuid, beside its id.': 'El uuid del fármaco, además de su id.',
  'Whether it is marketed.': 'Si está comercializada.',
  'Whether it is no longer offered. Requests that use it keep it.':
    'Si ya no se ofrece. Las demandas que lo usan lo conservan.',
  'Present with include=drug.': 'Presente con include=drug.',
  'Present with include=company.': 'Presente con include=company.',
  'Present with include=province.': 'Presente con include=province.',
  'Doctors who prescribe there; present with include=doctors.':
    'Médicos que prescriben allí; presente con include=doctors.',
  'Oldest first. There can be fewer than `pageSize` even if more follow.':
    'Del más antiguo al más reciente. Puede haber menos que `pageSize` aunque sigan más.',
  'Cursor to send as `after` next time. It is opaque.': 'Cursor que se envía como `after` la próxima vez. Es opaco.',
  'Whether more changes can be read now.': 'Si ya se pueden leer más cambios.',
  'Position in its history as you see it, from 1.': 'Posición en su historial tal como usted lo ve, desde 1.',
  'As in the history; EVALUATION if you may not know the outcome.':
    'Como en el historial; EVALUATION si usted no puede conocer el resultado.',
  'Status after the change.': 'Estado después del cambio.',
  'The id under its name in the specification.': 'El id con su nombre de la especificación.',
  'Phase of its life cycle.': 'Fase de su ciclo de vida.',
  'The status that people see: the phase and who has to act.':
    'El estado que ven las personas: la fase y quién debe actuar.',
  'What is requested; lists sort by it as `type`.': 'Lo que se solicita; los listados ordenan por ello como `type`.',
  'Working days since the last change.': 'Días laborables desde el último cambio.',
  'Start of the requested treatment; null until known.': 'Inicio del tratamiento solicitado; null hasta que se conoce.',
  'Working days until the start.': 'Días laborables hasta el inicio.',
  'First of its provinces: that of the prescribing center.': 'La primera de sus provincias: la del centro prescriptor.',
  'Day of the last change.': 'Día del último cambio.',
  'When it was first sent.': 'Cuándo se envió por primera vez.',
  'Day of the first sending.': 'Día del primer envío.',
  'Provinces of its centers.': 'Provincias de sus centros.',
  'With include=doctor.': 'Con include=doctor.',
  'With include=company.': 'Con include=company.',
  'Center that prescribes.': 'Centro que prescribe.',
  'Center that performs the treatment.': 'Centro que realiza el tratamiento.',
  'With include=patient: as registered today.': 'Con include=patient: con los datos registrados hoy.',
  'With include=tumour.': 'Con include=tumour.',
  'Days of each course of radiotherapy. Get the demand for the rest, which is recorded as an access.':
    'Días de cada tratamiento de radioterapia. Para lo demás, obtenga la demanda, lo que se registra como acceso.',
  'Date of the first session.': 'Fecha de la primera sesión.',
  'Days of the current cycle.': 'Días del ciclo actual.',
  'Province of the center; null if unknown.': 'Provincia del centro; null si no se conoce.',
  'Null in a draft that does not say it yet.': 'Null en un borrador que aún no lo indica.',
  'Name of the regimen chosen from the library.': 'Nombre del esquema elegido de la biblioteca.',
  'Number of the last action. Send it in If-Match with a command.':
    'Número de la última acción. Envíelo en If-Match con una orden.',
  'Revision of what is being written and its files, to send with a save; null if you may not edit it now.':
    'Revisión de lo que se está escribiendo y de sus ficheros, para enviarla al guardar; null si usted no puede modificarlo ahora.',
  'Number of the current version; 0 for a draft.': 'Número de la versión actual; 0 en un borrador.',
  'Same as updatedAt. In lists this name is a day.': 'Igual que updatedAt. En los listados este nombre es un día.',
  'Same as requestedAt. In lists this name is a day.': 'Igual que requestedAt. En los listados este nombre es un día.',
  'Time of the last change.': 'Momento del último cambio.',
  'Date of the first chemotherapy session.': 'Fecha de la primera sesión de quimioterapia.',
  'Whether a cycle has ended and the next one can be requested.':
    'Si ha terminado un ciclo y se puede solicitar el siguiente.',
  'Role that has to act.': 'Función que debe actuar.',
  'Person of that role who has to act.': 'Persona de esa función que debe actuar.',
  'Reason of the decision that a manager proposes.': 'Motivo de la decisión que propone un gestor.',
  'Total cycles at present. Increasing cycles raises it at once, and the added cycles are requested one by one. quimioterapicoNumeroCiclos is the number in the current version. 0 without cycles, null for a draft.':
    'Total de ciclos en este momento. Ampliar los ciclos lo aumenta enseguida, y los ciclos añadidos se solicitan uno a uno. quimioterapicoNumeroCiclos es el número de la versión actual. 0 si no hay ciclos, null en un borrador.',
  'Provinces of its centers, the prescribing center first.':
    'Provincias de sus centros, primero la del centro prescriptor.',
  'Medical association number.': 'Número de colegiado.',
  'Person who has to act.': 'Persona que debe actuar.',
  'Name of the role.': 'Nombre de la función.',
  'Who filed it: the doctor, or an assistant on their behalf. For a draft, its doctor.':
    'Quién la presentó: el médico o un asistente en su nombre. En un borrador, su médico.',
  'Newest first.': 'De la más reciente a la más antigua.',
  'Files of the current version.': 'Ficheros de la versión actual.',
  'Same values as tratamientosPrevios.': 'Los mismos valores que tratamientosPrevios.',
  'Type of treatment.': 'Tipo de tratamiento.',
  'Intent of the treatment.': 'Intención del tratamiento.',
  'How many sessions.': 'Cuántas sesiones.',
  'Codes from the code catalogue.': 'Códigos del catálogo de códigos.',
  'Names of the drugs given.': 'Nombres de los fármacos administrados.',
  'Letters of their lines.': 'Letras de sus líneas.',
  'Each drug line.': 'Cada línea de fármaco.',
  'Name of the drug; empty if none is chosen.': 'Nombre del fármaco; vacío si no se ha elegido ninguno.',
  'Letter of the line, starting at A.': 'Letra de la línea, desde A.',
  'The justification, in one line.': 'La justificación, en una línea.',
  'Null for a DNI, NIE or NIF.': 'Null para un DNI, NIE o NIF.',
  'Number of the document: DNI or NIE unless `documentKind` says another.':
    'Número del documento: DNI o NIE, salvo que `documentKind` indique otro.',
  'Sex of the patient.': 'Sexo del paciente.',
  'Starting at 1.': 'Desde 1.',
  'What created the version.': 'Qué creó la versión.',
  'For a version that changed dates: the reason.': 'En una versión que cambió fechas: el motivo.',
  'State of its PDF at /demands/{id}/versions/{version}/pdf: pending, ready or failed; null if there is none.':
    'Estado de su PDF en /demands/{id}/versions/{version}/pdf: pending, ready o failed; null si no hay ninguno.',
  'Newest first, limited to what you may see.': 'De la más reciente a la más antigua, con lo que usted puede ver.',
  'Position in the history as you see it; hidden entries are not counted.':
    'Posición en el historial tal como usted lo ve; las entradas ocultas no se cuentan.',
  'Who did it; null if the system did.': 'Quién lo hizo; null si fue el sistema.',
  'The action; EVALUATION if you may not know the outcome.':
    'La acción; EVALUATION si usted no puede conocer el resultado.',
  'Role that had to act before.': 'Función que debía actuar antes.',
  'Role that has to act since.': 'Función que debe actuar desde entonces.',
  'For INCREASE_CYCLES: the new total.': 'En INCREASE_CYCLES: el total nuevo.',
  'Whether a ROLLBACK or CANCEL was given no reason; comment is then null.':
    'Si no se dio ningún motivo para un ROLLBACK o CANCEL; en ese caso, comment es null.',
  'Visible to the company only.': 'Visible solo para la compañía.',
  'Resulting status.': 'Estado resultante.',
  'Files sent with it.': 'Ficheros enviados con ella.',
  'The content is at /medias/{id}.': 'El contenido está en /medias/{id}.',
  'Description given by the sender.': 'Descripción que dio quien lo envió.',
  'File name as sent.': 'Nombre del fichero, tal como se envió.',
  'Media type, detected from the content.': 'Tipo de contenido, detectado en el propio contenido.',
  'Whether it was added with an earlier version.': 'Si se añadió con una versión anterior.',
  'Revision of the content and its files; send it with the next save.':
    'Revisión del contenido y de sus ficheros; envíela la próxima vez que guarde.',
  'The version that was analysed.': 'La versión que se analizó.',
  '`analysed` if the rules ran. If they did not, an empty list of findings means nothing.':
    '`analysed` si se aplicaron las reglas. Si no, una lista de hallazgos vacía no significa nada.',
  'When the report was made: when the version was filed.': 'Cuándo se hizo el informe: al presentar la versión.',
  'Most serious first.': 'Primero los más graves.',
  'Stable name of the rule.': 'Nombre estable de la regla.',
  'Version of the rule at the time.': 'Versión de la regla en aquel momento.',
  'Severity. Findings are advisory and never stop or decide anything.':
    'Gravedad. Los hallazgos son orientativos y nunca impiden ni deciden nada.',
  'The finding, in the language of Accept-Language.': 'El hallazgo, en el idioma de Accept-Language.',
  'How to resolve it.': 'Cómo resolverlo.',
  'Fields of the demand that it concerns, the main one first.':
    'Campos de la demanda a los que se refiere, primero el principal.',
  'Published sources.': 'Fuentes publicadas.',
  'The doctor’s justification.': 'La justificación del médico.',
  'Who wrote the justification, if it was kept.': 'Quién escribió la justificación, si se guardó.',
  'When it was written.': 'Cuándo se escribió.',
  'Tumour.': 'Tumor.',
  'Stage.': 'Estadio.',
  'Performance status.': 'Estado funcional.',
  'Length of one cycle in days.': 'Duración de un ciclo en días.',
  'Last day of the current cycle.': 'Último día del ciclo actual.',
  'Last day of the treatment requested so far: of the current cycle, or of the radiotherapy if that ends later.':
    'Último día del tratamiento solicitado hasta ahora: el del ciclo actual o, si termina después, el de la radioterapia.',
  'Letter of the line.': 'Letra de la línea.',
  'Name of the drug.': 'Nombre del fármaco.',
  'mg; null if it depends on the clearance (AUC).': 'mg; null si depende del aclaramiento (AUC).',
  'Each drug of the chemotherapy.': 'Cada fármaco de la quimioterapia.',
  'Date of the last session.': 'Fecha de la última sesión.',
  'Use it in a command or request.': 'Úselo en una orden o petición.',
  'Size in bytes.': 'Tamaño en bytes.',
  'Use it in ficherosAdjuntos.': 'Úselo en ficherosAdjuntos.',
  'Number in the history; null if the command is accepted and not recorded yet.':
    'Número en el historial; null si la orden se ha aceptado y aún no se ha registrado.',
  'Whether it would be sent: there are no issues and no refusal.': 'Si se enviaría: no hay issues ni refusal.',
  'Every field and file that is missing or wrong.': 'Todos los campos y ficheros que faltan o son incorrectos.',
  'Why the state of the demand does not allow sending; checked once there are no issues.':
    'Por qué el estado de la demanda no permite el envío; se comprueba cuando ya no hay issues.',
  'Requested treatments that the patient already has in other demands: `slots_taken`.':
    'Tratamientos solicitados que el paciente ya tiene en otras demandas: `slots_taken`.',
  'Serious findings that the company wants justified in `justificaciones` and that are not yet. They do not keep you from sending.':
    'Hallazgos graves que la compañía quiere ver justificados en `justificaciones` y aún no lo están. No impiden el envío.',
};
