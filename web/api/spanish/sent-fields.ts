/** Fields of what is sent. */
export const SENT_FIELDS: Readonly<Record<string, string>> = {
  'The password of the account.': 'La contraseña de la cuenta.',
  'A single sign-on JWT, in place of e-mail and password.':
    'Un JWT de inicio de sesión único, en lugar de correo y contraseña.',
  'The account’s DNI or NIE.': 'El DNI o NIE de la cuenta.',
  'The token from the link in the e-mail.': 'El token del enlace del correo.',
  'The new password.': 'La contraseña nueva.',
  'INN.': 'DCI.',
  'Usual dose type: by body surface, by weight, AUC or flat.':
    'Tipo de dosis habitual: por superficie corporal, por peso, AUC o fija.',
  'Usual route of administration.': 'Vía de administración habitual.',
  'ATC code (WHO).': 'Código ATC (OMS).',
  'Your own identifier of the demand, unique at its prescribing center; null removes it. It applies to every version as soon as it is saved.':
    'Su propio identificador de la demanda, que no se repite en el centro prescriptor; null lo quita. Vale para todas las versiones en cuanto se guarda.',
  'Your own identifiers of the patient, one for each center; those of other centers stay.':
    'Sus propios identificadores del paciente, uno por centro; los de otros centros quedan como están.',
  'One of your centers; optional if you work at only one.':
    'Uno de sus centros; puede omitirse si usted trabaja en uno solo.',
  'Unique among the patients of the center; null removes it.':
    'No se repite entre los pacientes del centro; null lo quita.',
  'Brand and everyday names, with commas between them.': 'Marcas y nombres de uso, separados por comas.',
  'Omitted fields stay as they are.': 'Los campos omitidos quedan como están.',
  'Marketing authorisation number.': 'Número de registro de la autorización de comercialización.',
  'National code (código nacional) of the pack.': 'Código nacional del envase.',
  'Description of the pack.': 'Descripción del envase.',
  'Amount in one vial, tablet or syringe, in mg.': 'Cantidad de un vial, comprimido o jeringa, en mg.',
  'Vials, tablets or syringes per pack.': 'Viales, comprimidos o jeringas por envase.',
  'Price of one pack in euros.': 'Precio de un envase en euros.',
  'Whether it is marketed; if omitted, unchanged.': 'Si está comercializada; si se omite, no cambia.',
  'As the company bills it.': 'Tal como lo factura la compañía.',
  'The technique.': 'La técnica.',
  'The type of radiotherapy.': 'El tipo de radioterapia.',
  'The zone of the center.': 'La zona del centro.',
  'Prescriptor: requests come from there; Realizador: treatments are given there; Ambos: both.':
    'Prescriptor: de él proceden demandas; Realizador: en él se administran tratamientos; Ambos: las dos cosas.',
  'Doctors who prescribe there; if omitted, unchanged.': 'Médicos que prescriben allí; si se omite, no cambia.',
  'Previous treatments of this cancer.': 'Tratamientos previos de este cáncer.',
  'Drugs with a lifetime dose that the patient received elsewhere.':
    'Fármacos con dosis acumulada que el paciente recibió en otro lugar.',
  'Whether chemotherapy is requested.': 'Si se solicita quimioterapia.',
  'Height in cm.': 'Talla en cm.',
  'Left ventricular ejection fraction in %.': 'Fracción de eyección del ventrículo izquierdo, en %.',
  'Total bilirubin in mg/dl.': 'Bilirrubina total en mg/dl.',
  'Aspartate aminotransferase in U/l.': 'Aspartato aminotransferasa en U/l.',
  'Alanine aminotransferase in U/l.': 'Alanina aminotransferasa en U/l.',
  'Weight in kg.': 'Peso en kg.',
  'Same as talla; send one of the two.': 'Igual que talla; envíe uno de los dos.',
  'Same as peso; send one of the two.': 'Igual que peso; envíe uno de los dos.',
  'A whole number once filed; a draft keeps what was typed.':
    'Es un número entero una vez presentado; un borrador conserva lo que se escribió.',
  'Days from one session to the next; not needed for a single session.':
    'Días de una sesión a la siguiente; no hace falta si hay una sola.',
  'Days from the last session of a cycle to the next cycle.':
    'Días de la última sesión de un ciclo al ciclo siguiente.',
  'Dates of the current cycle, by session number.': 'Fechas del ciclo actual, por número de sesión.',
  'Serum creatinine, in quimioterapicoCreatininaUnidad.': 'Creatinina sérica, en quimioterapicoCreatininaUnidad.',
  'Unit of the creatinine: mg/dL or umol/L.': 'Unidad de la creatinina: mg/dL o umol/L.',
  'Whether radiotherapy is requested.': 'Si se solicita radioterapia.',
  'Each course of radiotherapy.': 'Cada tratamiento de radioterapia.',
  'Justifications of congruence findings.': 'Justificaciones de hallazgos de congruencia.',
  'New files, and descriptions of files uploaded beforehand. A file without a description is reported at ficherosAdjuntos.id=22.descripcion, by its id, when the demand is sent.':
    'Ficheros nuevos y descripciones de los ficheros subidos antes. Un fichero sin descripción se señala en ficherosAdjuntos.id=22.descripcion, por su identificador, al enviar la demanda.',
  'Description of the file.': 'Descripción del fichero.',
  'Whether it was sent before: files of a command are new.': 'Si ya se envió: los ficheros de una orden son nuevos.',
  'Id of a file uploaded to what is being written.': 'Identificador de un fichero subido a lo que se está escribiendo.',
  'Prescribing center; required only if there are several.': 'Centro prescriptor; obligatorio solo si hay varios.',
  'An id from /patients.': 'Un identificador de /patients.',
  'For a patient that you cannot see: the exact card number, DNI or NIE.':
    'Para un paciente que usted no puede ver: el número de tarjeta, DNI o NIE exacto.',
  'On whose behalf; omitted by a doctor, and by an assistant of one.':
    'En nombre de quién; lo omiten el médico y el asistente de un solo médico.',
  'Always DRAFT; may be omitted.': 'Siempre DRAFT; se puede omitir.',
  'Free text.': 'Texto libre.',
  'What happened, in the language of Accept-Language.': 'Lo que ha ocurrido, en el idioma de Accept-Language.',
  'mg/m2, mg or IU.': 'mg/m2, mg o IU.',
  'Session numbers, starting at 1.': 'Números de sesión, desde 1.',
  'Derived from presentationId: send it as read, or omit it.':
    'Se deduce de presentationId: envíelo tal como lo leyó u omítalo.',
  'Euros per pack. If omitted, the price of the same line as stored, or 0 for a new line.':
    'Euros por envase. Si se omite, el precio guardado de la misma línea, o 0 en una línea nueva.',
  'Packs per session. If omitted, a stored line keeps its amount, and a new line gets as many packs of `presentationId` as its dose needs.':
    'Envases por sesión. Si se omite, una línea guardada conserva los suyos y una línea nueva recibe los de `presentationId` que requiere su dosis.',
  'Derived from quimioterapicoFarmacos: send it as read, or omit it.':
    'Se deduce de quimioterapicoFarmacos: envíelo tal como lo leyó u omítalo.',
  'Its identifier in the library.': 'Su identificador en la biblioteca.',
  'Version of the regimen in the library.': 'Versión del esquema en la biblioteca.',
  'Cycle of the demand in which the regimen starts; 1 by default.':
    'Ciclo de la demanda en el que empieza el esquema; por defecto, 1.',
  'Chosen version of a library regimen.': 'Versión elegida de un esquema de la biblioteca.',
  'Ids of radiotherapy codes.': 'Identificadores de códigos de radioterapia.',
  'Derived from codigo: send it as read, or omit it.': 'Se deduce de codigo: envíelo tal como lo leyó u omítalo.',
  'Gy per day': 'Gy por día',
  'The rule of the finding.': 'La regla del hallazgo.',
  'The first of the finding’s `fields`.': 'El primero de los `fields` del hallazgo.',
  'The line that `field` belongs to, so that the justification stays with it when lines move. Null for other fields. If omitted, the position of the line is used.':
    'La línea a la que pertenece `field`, para que la justificación siga con ella si las líneas cambian de lugar. Null en los demás campos. Si se omite, se usa la posición de la línea.',
  'The justification, in one line of at most 500 characters.':
    'La justificación, en una línea de 500 caracteres como máximo.',
  'Whether it was sent before: such a file is not added again.':
    'Si ya se envió: un fichero así no se vuelve a añadir.',
  'Base64, with or without a data URL prefix.': 'Base64, con o sin prefijo de data URL.',
  'Files that have not been sent yet.': 'Ficheros que aún no se han enviado.',
  'The revision that you read; if omitted, the current one.': 'La revisión que leyó; si se omite, la actual.',
  'The content of the file.': 'El contenido del fichero.',
  'At least one.': 'Uno como mínimo.',
  'Visible to both sides.': 'Visible para ambas partes.',
  'Id of a file uploaded beforehand.': 'Identificador de un fichero subido antes.',
  'On whose behalf; a doctor omits it.': 'En nombre de quién; el médico lo omite.',
  'Reason for the change.': 'Motivo del cambio.',
  'What you answer to whoever asked for information. It can be read in the history.':
    'Lo que se responde a quien pidió información. Se puede leer en el historial.',
  'The role that receives it; each action has one.': 'La función que la recibe; cada acción tiene una.',
  'The consultant who is asked.': 'El asesor al que se pide.',
  'The decision, as the history records it.': 'La decisión, tal como la registra el historial.',
  'Reason of the decision sent to the doctor.': 'Motivo de la decisión que se comunica al médico.',
  'Whether you confirm a decision that contradicts its reason or the proposal.':
    'Si usted confirma una decisión que contradice su motivo o la propuesta.',
  'Visible to both sides. Required for a decision, optional for comments by administrators and managers.':
    'Visible para ambas partes. Obligatorio en las decisiones, opcional en los comentarios de administradores y gestores.',
  'Visible to managers, consultants and administrators only.':
    'Visible solo para gestores, asesores y administradores.',
  'Attached files.': 'Ficheros adjuntos.',
  'The doctor.': 'El médico.',
  'The doctor (7), the managers (3) or the company (4).': 'El médico (7), los gestores (3) o la compañía (4).',
  'Number of cycles to add.': 'Número de ciclos que se añaden.',
  'Reason; if omitted, the history says withoutReason.': 'Motivo; si se omite, el historial indica withoutReason.',
  'Reason.': 'Motivo.',
  'The doctor in whose name it would be filed.': 'El médico en cuyo nombre se presentaría.',
  'Without a patient, rules about the patient cannot run.':
    'Sin paciente, las reglas que dependen de él no se pueden aplicar.',
  'DNI or NIE, or the number of the document in `documentKind`.':
    'DNI o NIE, o el número del documento de `documentKind`.',
  'Insurance card number.': 'Número de tarjeta sanitaria de la compañía.',
  'Scheme that covers the patient: func (civil servants), isfas, muface, mugeju, private, or undefined if it is not known.':
    'Régimen que cubre al paciente: func (funcionarios), isfas, muface, mugeju, private (privado) o undefined si no se conoce.',
  'Null for a DNI, NIE or NIF; a passport or other document only in companies that take names and documents of any country.':
    'Null para un DNI, NIE o NIF; pasaporte u otro documento solo en compañías que admiten nombres y documentos de cualquier país.',
  'Contact address of the patient.': 'Dirección de contacto del paciente.',
  'Optional for users of one company.': 'Opcional para usuarios de una sola compañía.',
  'Ids of similar patients, as listed in the 409 answer, who are different people.':
    'Identificadores de pacientes parecidos, tal como los enumera la respuesta 409, que son otras personas.',
  'Only patients who were edited after a request under way was sent.':
    'Solo los pacientes modificados después de enviar una demanda en curso.',
  'Related data to embed.': 'Datos relacionados que se añaden a la respuesta.',
  'Insurance card number as typed.': 'Número de tarjeta, tal como se escribió.',
  'Shown under its name on the sign-in page.': 'Se muestra bajo su nombre en la página de inicio de sesión.',
  'Three or six hexadecimal digits.': 'Tres o seis cifras hexadecimales.',
  'The subdomain of its pages, also used in X-Company.':
    'El subdominio de sus páginas, que también se usa en X-Company.',
  'Prefix of its demand references.': 'Prefijo de las referencias de sus demandas.',
  'Additional host names of its pages, besides its subdomain.':
    'Otros dominios de sus páginas, además de su subdominio.',
  'Language of its PDF documents.': 'Idioma de sus documentos PDF.',
  'Whether representatives only see demands of their zones.': 'Si los tramitadores solo ven las demandas de sus zonas.',
  'Whether a representative validates each request before managers see it.':
    'Si un tramitador valida cada demanda antes de que la vean los gestores.',
  'Whether managers are reminded to check the policy date.':
    'Si se recuerda a los gestores que comprueben la fecha de la póliza.',
  'External congruence page; https.': 'Página externa de congruencia; https.',
  'External management page; https.': 'Página externa de gestión; https.',
  'Days until a password expires.': 'Días hasta que caduca una contraseña.',
  'Whether users can change their password in this application.':
    'Si los usuarios pueden cambiar su contraseña en esta aplicación.',
  'Where users are sent after signing out; https.': 'Adónde se lleva a los usuarios al cerrar sesión; https.',
  'Regular expression of its card numbers.': 'Expresión regular de sus números de tarjeta.',
  'The same in words, shown to users; none without a pattern.':
    'Lo mismo en palabras, que se muestra a los usuarios; no hay ninguna sin una expresión.',
  'Whether patients may have names and documents of any country, not only a DNI or NIE.':
    'Si los pacientes pueden tener nombres y documentos de cualquier país, no solo DNI o NIE.',
  'Origins whose pages may use the API from a browser at the company’s hosts.':
    'Orígenes cuyas páginas pueden usar la API desde un navegador en los dominios de la compañía.',
  'Whether it is active. Users of an inactive company cannot sign in.':
    'Si está activa. Los usuarios de una compañía inactiva no pueden iniciar sesión.',
  'Which choices its home page shows.': 'Qué opciones muestra su página de inicio.',
  'What to do with the single sign-on key; replace requires ssoAlgorithm and ssoKey.':
    'Qué hacer con la clave de inicio de sesión único; replace exige ssoAlgorithm y ssoKey.',
  'Algorithm of single sign-on tokens.': 'Algoritmo de los tokens de inicio de sesión único.',
  'Key that verifies single sign-on tokens.': 'Clave con la que se verifican los tokens de inicio de sesión único.',
  'An image; null removes it.': 'Una imagen; null la quita.',
  'Rich text; it is sanitised when stored.': 'Texto con formato; se depura al guardarlo.',
  'Publishes the terms in this request as a new version, which this many people will be asked to accept. Without it, the terms are a correction.':
    'Publica los términos de esta petición como versión nueva, que se pedirá aceptar a este número de personas. Sin él, los términos son una corrección.',
  'Role.': 'Función.',
  'Company that the person will work for.': 'Compañía para la que trabajará la persona.',
  'Centers where the person will work.': 'Centros en los que trabajará la persona.',
  'DNI or NIE of the doctors whom an assistant works for.':
    'DNI o NIE de los médicos para los que trabaja un asistente.',
  'Ids from /invitations/centers.': 'Identificadores de /invitations/centers.',
  'Reason for the request.': 'Motivo de la solicitud.',
  'E-mail of the invitation, which the account gets in any case. Any other is refused.':
    'Correo de la invitación, que la cuenta recibe en todo caso. Cualquier otro se rechaza.',
  'DNI or NIE.': 'DNI o NIE.',
  'Password of the new account.': 'Contraseña de la cuenta nueva.',
  'The same password again. Only the web form asks for it.':
    'La misma contraseña otra vez. Solo la pide el formulario web.',
  'Sent to the applicant; optional.': 'Se envía a quien hizo la solicitud; opcional.',
  'Only administrators can change it.': 'Solo lo pueden cambiar los administradores.',
  'Whether notifications are also sent by e-mail. Only representatives can change it.':
    'Si las notificaciones se envían también por correo electrónico. Solo lo pueden cambiar los tramitadores.',
  'Required with a new password.': 'Obligatoria con una contraseña nueva.',
  'PNG, JPEG or WebP; null removes it.': 'PNG, JPEG o WebP; null la quita.',
  'The same as `terms` of /users/me.': 'Igual que `terms` de /users/me.',
  'Of the terms that were read; if omitted, those in force.':
    'De los términos que se leyeron; si se omite, los vigentes.',
  'For users of one company.': 'Para usuarios de una sola compañía.',
  'For a manager.': 'Para un gestor.',
  'An id from /roles; superadministrators cannot be created.':
    'Un identificador de /roles; no se pueden crear superadministradores.',
  'Initial password; its owner has to replace it.': 'Contraseña inicial; su titular debe sustituirla.',
  'New password; its owner has to replace it.': 'Contraseña nueva; su titular debe sustituirla.',
  'Whether the user can sign in.': 'Si el usuario puede iniciar sesión.',
  'The doctor who takes over the open demands of a deactivated doctor.':
    'El médico que se hace cargo de las demandas abiertas de un médico desactivado.',
  'An `https://` address outside internal networks.': 'Una dirección `https://` fuera de redes internas.',
  'Events to send.': 'Sucesos que se envían.',
  'Center whose demands, prescribed or performed there, are sent to a system of the doctor’s side; null for all demands of the company.':
    'Centro cuyas demandas, prescritas o realizadas en él, se envían a un sistema de la parte médica; null para todas las demandas de la compañía.',
  'Whether it is on: `true` switches it on, also when it was paused or unsubscribed; `false` switches it off.':
    'Si está activo: `true` lo activa, también si estaba en pausa o dado de baja; `false` lo desactiva.',
  'The reference that people use for the demand.': 'La referencia con la que las personas nombran la demanda.',
  '`displayStatus` of the demand after the event.': '`displayStatus` de la demanda después del suceso.',
  'Order of the events of one demand: higher is later. It is the number in the history as managers see it, or as the doctor’s side sees it for a webhook of a center. In If-Match send the ETag that you read, not this number.':
    'Orden de los sucesos de una demanda: más alto es posterior. Es el número del historial tal como lo ven los gestores o, en el webhook de un centro, la parte médica. En If-Match envíe el ETag que leyó, no este número.',
};
