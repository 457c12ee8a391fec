/** Operations of demands and of congruence. */
export const DEMAND_OPERATIONS: Readonly<Record<string, string>> = {
  'List changes of demands': 'Listar los cambios de las demandas',
  'Returns what has changed since a cursor in the demands that you can see: one row per history entry, without gaps or repeats. Start with `after=now`, read the demands, then continue from the returned cursor. Without `after`, it starts with the oldest change. Drafts have no history. A demand that becomes visible to you later, through another doctor, center or zone, is not reported: read the list again after such a change of your account, or of `X-Company`. Cursors do not expire. If one is refused as unknown, for example after a backup was restored, start again.':
    'Devuelve lo que ha cambiado desde un cursor en las demandas que usted puede ver: una fila por cada entrada del historial, sin huecos ni repeticiones. Empiece con `after=now`, lea las demandas y siga después desde el cursor devuelto. Sin `after`, empieza por el cambio más antiguo. Los borradores no tienen historial. De una demanda que pasa a ser visible para usted más tarde, por otro médico, centro o zona, no se informa: lea de nuevo el listado tras un cambio así de su cuenta, o de `X-Company`. Los cursores no caducan. Si uno se rechaza por desconocido, por ejemplo tras restaurar una copia de seguridad, empiece de nuevo.',
  'The cursor of the last answer, or `now`.': 'El cursor de la última respuesta, o `now`.',
  'Number of changes to read; 25 by default.': 'Número de cambios que se leen; por defecto, 25.',
  'The changes, oldest first.': 'Los cambios, del más antiguo al más reciente.',
  'List demands': 'Listar demandas',
  'Returns the demands that you can see, a page at a time. Every filter narrows that set. `pendingDemands=true` returns those that wait for your role. Rows have no patient data, unless `include=patient` adds name, birthday and card number.':
    'Devuelve, página a página, las demandas que usted puede ver. Cada filtro reduce ese conjunto. `pendingDemands=true` devuelve las que esperan a su función. Las filas no tienen datos del paciente, salvo que `include=patient` añada nombre, fecha de nacimiento y número de tarjeta.',
  '`next` of the previous answer, with the same filters and order. It cannot be combined with `page`.':
    'El `next` de la respuesta anterior, con los mismos filtros y el mismo orden. Es incompatible con `page`.',
  'Part of the reference.': 'Parte de la referencia.',
  'A displayStatus, or a phase in lower case: active and sended match everything in that phase.':
    'Un displayStatus, o una fase en minúsculas: active y sended incluyen todo lo que está en esa fase.',
  'Province of either center.': 'Provincia de cualquiera de los dos centros.',
  'Company.': 'Compañía.',
  'Prescribing center.': 'Centro prescriptor.',
  'Performing center.': 'Centro realizador.',
  'Doctor.': 'Médico.',
  'Patient.': 'Paciente.',
  'Drug that a version of the demand asks for.': 'Fármaco que solicita alguna versión de la demanda.',
  'Only demands with a serious congruence finding.': 'Solo las demandas con un hallazgo de congruencia grave.',
  'Only demands that wait for your role. It cannot be combined with `status`.':
    'Solo las demandas que esperan a su función. Es incompatible con `status`.',
  'Your own identifier, exactly. Addresses are logged on their way: send a number of the order rather than one of the patient.':
    'Su propio identificador, exacto. Las direcciones quedan registradas por el camino: use un número de la petición, no uno del paciente.',
  'Changed at this moment or later. Changes take a moment to appear: start a minute earlier than you need, or use listDemandChanges.':
    'Modificada en este instante o después. Los cambios tardan un momento en aparecer: empiece un minuto antes de lo que necesita o use listDemandChanges.',
  'Last change on this day or later.': 'Último cambio en este día o después.',
  'Last change on this day or before.': 'Último cambio en este día o antes.',
  'First sent on this day or later.': 'Primer envío en este día o después.',
  'First sent on this day or before.': 'Primer envío en este día o antes.',
  'Start of treatment on this day or later.': 'Inicio del tratamiento en este día o después.',
  'Start of treatment on this day or before.': 'Inicio del tratamiento en este día o antes.',
  'A page with the total count.': 'Una página con el total.',
  'Cursor of the next page, to send as `after`; null after the last one. It is opaque, and works for you only.':
    'Cursor de la página siguiente, que se envía como `after`; null después de la última. Es opaco y solo le sirve a usted.',
  'Create a draft': 'Crear un borrador',
  '`patientId` is required. `centerPrescriptorId` is required if the doctor has several prescribing centers, and `doctorId` if an assistant works for several doctors. All other fields may be sent now or later. Nobody at the insurer can see the draft until it is sent.':
    '`patientId` es obligatorio. `centerPrescriptorId` es obligatorio si el médico tiene varios centros prescriptores, y `doctorId` si un asistente trabaja para varios médicos. Los demás campos se pueden enviar ahora o más tarde. Nadie en la aseguradora puede ver el borrador hasta que se envía.',
  'The draft with its reference. Repeating the request with the same key returns the same draft.':
    'El borrador con su referencia. Repetir la petición con la misma clave devuelve el mismo borrador.',
  'Get a demand': 'Obtener una demanda',
  'Returns the demand with everything that your role may read. Reading it is recorded as an access to its patient. Use `include=versions` for its history.':
    'Devuelve la demanda con todo lo que su función puede leer. La lectura se registra como acceso al paciente. Use `include=versions` para obtener su historial.',
  'Read `updatedAt` and `requestedAt`: in lists the old names are days.':
    'Lea `updatedAt` y `requestedAt`: en los listados los nombres antiguos son días.',
  'A demand has its doctor.': 'La demanda ya tiene su médico.',
  'Id of the demand.': 'Identificador de la demanda.',
  'The doctor of the demand: send that one, or omit it.': 'El médico de la demanda: envíe ese mismo u omítalo.',
  'The current demand. Send its ETag in If-Match with commands. A draft returns its content field by field, complete or not. A demand that was sent returns what was filed, even while an answer, a correction or the next cycle is being written; only the revision shows that until it is sent.':
    'La demanda actual. Envíe su ETag en If-Match con las órdenes. De un borrador se devuelve el contenido campo a campo, esté o no completo. De una demanda enviada se devuelve lo presentado, aunque se esté escribiendo una respuesta, una corrección o el ciclo siguiente; hasta que eso se envía, solo lo muestra la revisión.',
  'Save what is being written: a draft, an answer, a continuation or a correction':
    'Guardar lo que se está escribiendo: un borrador, una respuesta, una continuación o una corrección',
  'Saves the fields that you send. Omitted fields stay as they are; null empties a field. No field is required until the demand is sent. Either everything is saved or nothing.':
    'Guarda los campos que envía. Los campos omitidos quedan como están; null vacía un campo. Ningún campo es obligatorio hasta que se envía la demanda. Se guarda todo o nada.',
  'The ETag that you read, such as `"2.5"`. Returns 409 if the resource has changed since. If omitted, or `*`, the request applies to the current version; of two simultaneous requests one gets 409 and should be repeated.':
    'El ETag que leyó, como `"2.5"`. Devuelve 409 si el recurso ha cambiado desde entonces. Si se omite, o con `*`, la petición se aplica a la versión actual; de dos peticiones simultáneas, una obtiene 409 y conviene repetirla.',
  'Saved as sent; it is validated when the demand is sent. Read a draft with GET /demands/{id}; for a demand that was already sent, that operation keeps returning the filed content.':
    'Guardado tal como se envió; se valida al enviar la demanda. Lea un borrador con GET /demands/{id}; de una demanda ya enviada, esa operación sigue devolviendo el contenido presentado.',
  'Download the PDF of a version': 'Descargar el PDF de una versión',
  'Returns the document of what was filed and decided with that version. The download is recorded as an access.':
    'Devuelve el documento de lo que se presentó y decidió con esa versión. La descarga se registra como acceso.',
  'Number, starting at 1.': 'Número, desde 1.',
  'One range of bytes. Several ranges, or other units, return the whole file.':
    'Un intervalo de bytes. Varios intervalos, u otras unidades, devuelven el fichero entero.',
  'ETag of the file that you have in part. If the file has changed, it is returned whole.':
    'ETag del fichero del que ya tiene una parte. Si el fichero ha cambiado, se devuelve entero.',
  'The file is named after the reference and the time. 503 while it is being made; 409 with refusal document_failed if that failed, until an authorised user retries it.':
    'El nombre del fichero lleva la referencia y la hora. 503 mientras se genera; 409 con refusal document_failed si ha fallado, hasta que un usuario autorizado lo reintente.',
  'The requested part of the file.': 'La parte pedida del fichero.',
  'Get the congruence report: computed doses and findings':
    'Obtener el informe de congruencia: dosis calculadas y hallazgos',
  'Returns what was computed and found when the current version was filed. Findings are advisory. Roles that may not read congruence get 403.':
    'Devuelve lo que se calculó y encontró al presentar la versión actual. Los hallazgos son orientativos. Las funciones que no pueden leer la congruencia obtienen 403.',
  'The report of the current version. The access is logged.': 'El informe de la versión actual. El acceso se registra.',
  'Upload a file for a command': 'Subir un fichero para una orden',
  'Uploads one file, as a form with a single part named `file`. Send the returned `mediaId` in a command within one day, or the file is deleted. Smaller files can also be sent in base64 within the command.':
    'Sube un fichero, como formulario con una única parte llamada `file`. Envíe el `mediaId` devuelto en una orden en el plazo de un día; si no, el fichero se elimina. Los ficheros pequeños también se pueden enviar en base64 dentro de la orden.',
  'Only the first part named `file` is read.': 'Solo se lee la primera parte llamada `file`.',
  'The id to use in the command, valid for one day.': 'El identificador que se usa en la orden, válido durante un día.',
  'Upload a file to what is being written': 'Subir un fichero a lo que se está escribiendo',
  'Adds one file to the draft, answer, continuation or correction that you are writing. Send it as a form with a single part named `file`. Then send its `id` with a `descripcion` in `ficherosAdjuntos` of updateDemand: a file without a description is refused when the demand is sent.':
    'Añade un fichero al borrador, la respuesta, la continuación o la corrección que está escribiendo. Envíelo como formulario con una única parte llamada `file`. Después envíe su `id` con una `descripcion` en `ficherosAdjuntos` de updateDemand: un fichero sin descripción se rechaza al enviar la demanda.',
  'The id to use in ficherosAdjuntos.': 'El identificador que se usa en ficherosAdjuntos.',
  'Add files, as the company': 'Añadir ficheros en nombre de la compañía',
  'Adds files to a demand in the name of the company. The doctor’s side can see them. The status does not change.':
    'Añade ficheros a una demanda en nombre de la compañía. La parte médica puede verlos. El estado no cambia.',
  'Done. Repeating the request does not repeat the action.': 'Hecho. Repetir la petición no repite la acción.',
  'Save a draft': 'Guardar un borrador',
  'Same as updateDemand, for drafts only.': 'Igual que updateDemand, solo para borradores.',
  'Delete a draft': 'Eliminar un borrador',
  'Deletes a demand that has never been sent, with its files. It cannot be undone.':
    'Elimina una demanda que nunca se ha enviado, con sus ficheros. No se puede deshacer.',
  'The draft and its files have been deleted.': 'Se han eliminado el borrador y sus ficheros.',
  'Duplicate a demand as a new draft': 'Duplicar una demanda como borrador nuevo',
  'Doctors and assistants only. Creates a draft for the same patient with a copy of the content. Dates and treatments that cannot be repeated are left empty; `all=true` copies the chemotherapy too.':
    'Solo para médicos y asistentes. Crea un borrador para el mismo paciente con una copia del contenido. Las fechas y los tratamientos que no se pueden repetir quedan vacíos; `all=true` copia también la quimioterapia.',
  'Whether the copy includes the chemotherapy.': 'Si la copia incluye la quimioterapia.',
  'The copy. Repeating the request with the same key returns the same copy.':
    'La copia. Repetir la petición con la misma clave devuelve la misma copia.',
  'Check whether a demand can be sent': 'Comprobar si una demanda se puede enviar',
  'Lists every problem that would keep you from sending what you have written: a draft, an answer, a correction, the next cycle or other dates. Nothing is sent or stored. Problems can change before you send. Each call counts as an analysis, of which a person has 120 per minute, and is recorded as an access to the patient.':
    'Enumera todos los problemas que impedirían enviar lo que ha escrito: un borrador, una respuesta, una corrección, el ciclo siguiente u otras fechas. No se envía ni se guarda nada. Los problemas pueden cambiar antes del envío. Cada llamada cuenta como un análisis, de los que cada persona dispone de 120 por minuto, y se registra como acceso al paciente.',
  'Whether it can be sent, and the problems.': 'Si se puede enviar y los problemas que hay.',
  'Send a draft, an answer or a correction': 'Enviar un borrador, una respuesta o una corrección',
  'Sends the draft, answer or correction that you have written. Where information was asked for, `answer` is what you answer; the request itself may stay as it is. The body may be empty, or contain the last fields to save before sending. If a field is missing or wrong, nothing is sent, and a 422 lists every such field. Managers use it to save an administrative edit: prices, amounts and the performing center.':
    'Envía el borrador, la respuesta o la corrección que ha escrito. Si se había pedido información, `answer` es lo que usted responde; la demanda puede quedar como está. El cuerpo puede estar vacío o contener los últimos campos que se guardan antes de enviar. Si falta un campo o es incorrecto, no se envía nada y un 422 enumera todos esos campos. Los gestores la usan para guardar una corrección administrativa: precios, cantidades y el centro realizador.',
  'Request the next cycle': 'Solicitar el ciclo siguiente',
  'Requests the next cycle of an authorized treatment. The current cycle must have ended, and cycles must remain. Send the number of the next cycle.':
    'Solicita el ciclo siguiente de un tratamiento autorizado. El actual debe haber terminado y deben quedar ciclos. Envíe el número del ciclo siguiente.',
  'Change the dates of an authorized chemotherapy': 'Cambiar las fechas de una quimioterapia autorizada',
  'Creates a new version with other session dates. `changeDatesReason` is required. Any other change is refused.':
    'Crea una versión nueva con otras fechas de sesión. `changeDatesReason` es obligatorio. Cualquier otro cambio se rechaza.',
  'Decide, propose, or ask for information or a proposal': 'Decidir, proponer, o pedir información o una propuesta',
  'Records one of the decisions below. `comment` is always required. To decide against the reason or the proposal, send `contradictionConfirmed`.':
    'Registra una de las decisiones de la tabla. `comment` es siempre obligatorio. Para decidir en contra del motivo o de la propuesta, envíe `contradictionConfirmed`.',
  'Send the decision to the doctor, as a representative': 'Comunicar la decisión al médico, como tramitador',
  'Sends the final decision to the doctor, or asks the doctor for information. `comment` is always required; the doctor reads it. To decide against the reason or the manager’s decision, send `contradictionConfirmed`.':
    'Comunica al médico la decisión final o le pide información. `comment` es siempre obligatorio; lo lee el médico. Para decidir en contra del motivo o de la decisión del gestor, envíe `contradictionConfirmed`.',
  'Add a comment': 'Añadir un comentario',
  'Adds a comment, with files or without, and notifies the role in `toRoleId`. The status does not change.':
    'Añade un comentario, con o sin ficheros, y avisa a la función de `toRoleId`. El estado no cambia.',
  'Request more cycles of an authorized treatment': 'Solicitar más ciclos de un tratamiento autorizado',
  'Adds cycles to an authorized chemotherapy that is in its last cycle. The doctor then requests the next cycle with continueDemand.':
    'Añade ciclos a una quimioterapia autorizada que está en su último ciclo. El médico solicita después el ciclo siguiente con continueDemand.',
  'Close without a decision': 'Cerrar sin decisión',
  'Closes a demand that will not be decided. It cannot be undone.':
    'Cierra una demanda que no se va a decidir. No se puede deshacer.',
  'Finish a treatment': 'Finalizar un tratamiento',
  'Closes the treatment. `comment` is required. It cannot be undone. While a cycle is being decided, it is possible only if an earlier one was authorized.':
    'Cierra el tratamiento. `comment` es obligatorio. No se puede deshacer. Mientras se decide un ciclo, solo es posible si se autorizó alguno anterior.',
  'Undo the last action': 'Deshacer la última acción',
  'Undoes the last decision and restores the state before it, one action at a time, back to the last version. Everyone who had been notified is notified again. A demand that was sent or sent again, canceled or finished cannot be undone, and nor can a final authorization once the treatment has started.':
    'Deshace la última decisión y restaura el estado anterior, acción por acción, hasta la última versión. Se vuelve a avisar a todas las personas a las que se había avisado. No se puede deshacer el envío de una demanda, sea el primero o uno nuevo, ni su cancelación o finalización, ni tampoco una autorización final si el tratamiento ya ha empezado.',
  'Assign a new doctor after the previous one has left': 'Asignar otro médico cuando el anterior se ha ido',
  'Gives the demand to another active doctor of the company. The previous doctor must have been deactivated.':
    'Pasa la demanda a otro médico activo de la compañía. El médico anterior debe estar desactivado.',
  'Get the findings and computed doses of a filed version':
    'Obtener los hallazgos y las dosis calculadas de una versión presentada',
  'If omitted, the current version.': 'Si se omite, la versión actual.',
  'Whether to add a report under the current rules.': 'Si se añade un informe con las reglas actuales.',
  'The report as you may see it. The access is logged.':
    'El informe, con lo que usted puede ver. El acceso se registra.',
  'Analyse content that is not stored, complete or not': 'Analizar un contenido que no se guarda, esté o no completo',
  'The report. Nothing that you sent is stored.': 'El informe. No se guarda nada de lo enviado.',
};
