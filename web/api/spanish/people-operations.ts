/** Operations of patients, companies, invitations, users and notifications. */
export const PEOPLE_OPERATIONS: Readonly<Record<string, string>> = {
  'List patients': 'Listar pacientes',
  'Returns the patients that you can see, a page at a time. A complete card number, DNI or NIE also finds any other patient of your company; such searches are limited. Addresses are logged on their way: use searchPatients to search by a name or a number.':
    'Devuelve, página a página, los pacientes que usted puede ver. Un número de tarjeta, DNI o NIE completo encuentra también a cualquier otro paciente de su compañía; esas búsquedas están limitadas. Las direcciones quedan registradas en el camino: use searchPatients para buscar por un nombre o un número.',
  'Only those of one center.': 'Solo los de un centro.',
  'Only patients with requests at one center.': 'Solo los pacientes con demandas en un centro.',
  'Part of the name.': 'Parte del nombre.',
  'The beginning of the card number; the complete number also finds patients outside your own.':
    'El principio del número de tarjeta; el número completo encuentra también a pacientes que no son suyos.',
  'The beginning of a DNI or NIE; the complete number also finds patients outside your own.':
    'El principio de un DNI o NIE; el número completo encuentra también a pacientes que no son suyos.',
  'An identifier of one of your centers, exactly; it finds none but patients that you can see.':
    'Un identificador de uno de sus centros, exacto; solo encuentra a pacientes que usted puede ver.',
  'Edited at this moment or later, or created if never edited. Start a minute earlier than you need.':
    'Modificado en este instante o después, o creado si no se ha modificado. Empiece un minuto antes de lo que necesita.',
  'Created on this day or later.': 'Creado en este día o después.',
  'Created on this day or before.': 'Creado en este día o antes.',
  'A page with the total count. Requesting all rows is logged as an export.':
    'Una página con el total. Pedir todas las filas se registra como exportación.',
  'Create a patient': 'Crear un paciente',
  'All fields but `contactEmail`, `documentKind` and `externalIds` are required; `companyId` is required if you work for several companies. If there are patients who may be the same person, the answer is 409 `alike` with their `ids`. Send them in `knows` to create the patient anyway.':
    'Son obligatorios todos los campos salvo `contactEmail`, `documentKind` y `externalIds`; `companyId` es obligatorio si usted trabaja para varias compañías. Si hay pacientes que pueden ser la misma persona, la respuesta es 409 `alike` con sus `ids`. Envíelos en `knows` para crear el paciente de todos modos.',
  'The new patient. Repeating the request with the same key returns the same patient.':
    'El paciente nuevo. Repetir la petición con la misma clave devuelve el mismo paciente.',
  'Search patients': 'Buscar pacientes',
  'Searches patients as listPatients does, with the parameters in the body, so that names and numbers of patients are not part of an address. Nothing is changed.':
    'Busca pacientes como listPatients, con los parámetros en el cuerpo, para que los nombres y números de los pacientes no formen parte de ninguna dirección. No cambia nada.',
  'Get a patient': 'Obtener un paciente',
  'Returns the patient with company, author and files. Each call is recorded as an access.':
    'Devuelve el paciente con la compañía, el autor y los ficheros. Cada llamada se registra como acceso.',
  'The answer always includes everything.': 'La respuesta lo incluye siempre todo.',
  'Edit a patient': 'Modificar un paciente',
  'Changes the fields that are sent and leaves the others. Demands that were already sent keep the patient as he or she was.':
    'Cambia los campos enviados y deja los demás. Las demandas ya enviadas conservan los datos que el paciente tenía entonces.',
  'List a patient’s active treatments': 'Listar los tratamientos activos de un paciente',
  'A patient can have one chemotherapy and one radiotherapy at a time. Check here before you send a demand: it would be refused with `slots_taken`.':
    'Un paciente puede tener a la vez una quimioterapia y una radioterapia. Compruébelo aquí antes de enviar una demanda: se rechazaría con `slots_taken`.',
  'A demand to leave out.': 'Una demanda que no se tiene en cuenta.',
  'The exact card number, DNI or NIE of a patient you otherwise cannot see.':
    'El número de tarjeta, DNI o NIE exacto de un paciente que usted no puede ver de otro modo.',
  'At most one of each kind.': 'Uno de cada clase como máximo.',
  'Check a card number': 'Comprobar un número de tarjeta',
  'Checks that the number has the format of the company, and whether a patient has it. Such checks are limited, as searches by a number are.':
    'Comprueba que el número tenga el formato de la compañía y si ya lo tiene algún paciente. Estas comprobaciones están limitadas, como las búsquedas por número.',
  'Whether it has the company’s format, and whose it is if you can see that patient.':
    'Si tiene el formato de la compañía, y de quién es si usted puede ver a ese paciente.',
  'Get the company of this host': 'Obtener la compañía de este dominio',
  'The company as shown on its public pages.': 'La compañía, tal como se muestra en sus páginas públicas.',
  'Get the public texts of the company of this host: legal notice, privacy policy, terms':
    'Obtener los textos públicos de la compañía de este dominio: aviso legal, política de privacidad, términos',
  'The kind of text.': 'La clase de texto.',
  'HTML, limited to what the editor can produce.': 'HTML, limitado a lo que el editor puede producir.',
  'List companies': 'Listar compañías',
  'Whether to return the platform’s own company.': 'Si se devuelve la compañía de la propia plataforma.',
  'A page with the total count, or all companies that the signed-in user works for.':
    'Una página con el total, o todas las compañías para las que trabaja el usuario que ha iniciado sesión.',
  'Create a company': 'Crear una compañía',
  'The new company. Edit it for further settings.': 'La compañía nueva. Modifíquela para los demás ajustes.',
  'Get a company': 'Obtener una compañía',
  'The company, with the included data.': 'La compañía, con los datos incluidos.',
  'The user, with the included data.': 'El usuario, con los datos incluidos.',
  'Edit a company: its settings, branding and texts, and whether it is active':
    'Modificar una compañía: sus ajustes, su imagen, sus textos y si está activa',
  'Invite a person; without a token, request an account at the company of this host':
    'Invitar a una persona; sin token, solicitar una cuenta en la compañía de este dominio',
  'The invitation, whose link is being sent; or the account request, which is pending. The answer never reveals whether the e-mail is known: its owner is told by e-mail.':
    'La invitación, cuyo enlace se está enviando, o la solicitud de cuenta, que queda pendiente. La respuesta nunca revela si el correo ya se conoce: de eso se avisa por correo a su titular.',
  'List account requests and invitations': 'Listar solicitudes de cuenta e invitaciones',
  'Part of the e-mail address.': 'Parte de la dirección de correo.',
  '0 pending, 1 accepted, 5 expired, 3 used, 2 rejected, 4 withdrawn':
    '0 pendiente, 1 aceptada, 5 caducada, 3 usada, 2 rechazada, 4 retirada',
  'Upload a large file for an account request, as multipart form data':
    'Subir un fichero grande para una solicitud de cuenta, como multipart form data',
  'The id to use in the request, valid for one day.':
    'El identificador que se usa en la solicitud, válido durante un día.',
  'List the centers for which an account can be requested':
    'Listar los centros para los que se puede solicitar una cuenta',
  'Part of the name of the center.': 'Parte del nombre del centro.',
  'At most thirty.': 'Treinta como máximo.',
  'Check an invitation link': 'Comprobar el enlace de una invitación',
  'The token of the link. It works once, at the hosts of its company.':
    'El token del enlace. Sirve una sola vez, en los dominios de su compañía.',
  'The link is valid.': 'El enlace es válido.',
  'Create the account of an invitation': 'Crear la cuenta de una invitación',
  'The account exists. Sign in with the e-mail of the invitation.':
    'La cuenta existe. Inicie sesión con el correo de la invitación.',
  'Get an account request or an invitation': 'Obtener una solicitud de cuenta o una invitación',
  'Accept a request and send its link': 'Aceptar una solicitud y enviar su enlace',
  'Reject a request and notify the applicant': 'Rechazar una solicitud y avisar a quien la hizo',
  'Send a new link, valid for another fourteen days': 'Enviar un enlace nuevo, válido durante otros catorce días',
  'Withdraw an unused invitation': 'Retirar una invitación no usada',
  'Get the signed-in user': 'Obtener el usuario que ha iniciado sesión',
  'Including pending obligations.': 'Con sus obligaciones pendientes.',
  'Edit your own account': 'Modificar su propia cuenta',
  'Accept the terms': 'Aceptar los términos',
  'Accepted, now or before.': 'Aceptados, ahora o antes.',
  'List users': 'Listar usuarios',
  'Users of one role, by its id in /roles.': 'Usuarios de una función, por su identificador en /roles.',
  'A page with the total count, or the people that any user may name: visible doctors, and consultants.':
    'Una página con el total, o las personas que cualquier usuario puede nombrar: los médicos que ve y los asesores.',
  'Create a user': 'Crear un usuario',
  'The new user, who has to replace the password.': 'El usuario nuevo, que debe sustituir la contraseña.',
  'Get a user': 'Obtener un usuario',
  'Edit a user': 'Modificar un usuario',
  'For a doctor.': 'Para un médico.',
  'With all current relations.': 'Con todas las relaciones actuales.',
  'For a doctor or a supervisor.': 'Para un médico o un supervisor.',
  'For an assistant or a supervisor.': 'Para un asistente o un supervisor.',
  'Provinces of a representative.': 'Provincias de un tramitador.',
  'List recent notifications, unread first': 'Listar las notificaciones recientes, primero las no leídas',
  'The page size is fixed.': 'El tamaño de la página es fijo.',
  'One page, and the number of unread notifications.': 'Una página y el número de notificaciones no leídas.',
  '10 at most.': '10 como máximo.',
  'How many rows there are.': 'Cuántas filas hay.',
  'Unread notifications, including those not in rows.': 'Notificaciones no leídas, incluidas las que no están en rows.',
  'Mark a notification as read': 'Marcar una notificación como leída',
  'Read, now or before.': 'Leída, ahora o antes.',
  'Mark all listed notifications as read; those that arrived later stay unread':
    'Marcar como leídas todas las notificaciones del listado; las que llegaron después quedan sin leer',
  'Marked as read.': 'Marcadas como leídas.',
};
