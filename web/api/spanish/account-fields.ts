/** Fields of patients, companies, invitations, users, notifications and webhooks. */
export const ACCOUNT_FIELDS: Readonly<Record<string, string>> = {
  'On a single patient; in lists with include=company.':
    'Al leer un solo paciente; en los listados, con include=company.',
  'On a single patient: who created the entry.': 'Al leer un solo paciente: quién creó la entrada.',
  'On a single patient: files sent with the demands that you can see.':
    'Al leer un solo paciente: ficheros enviados con las demandas que usted puede ver.',
  'Whether no patient of the company has it.': 'Si no lo tiene ningún paciente de la compañía.',
  'The patient who has it, if you can see them.': 'El paciente que lo tiene, si usted puede verlo.',
  'Whether it is the platform’s own company, used at hosts that no other company has.':
    'Si es la compañía de la propia plataforma, que se usa en los dominios que no tiene ninguna otra compañía.',
  'The image is served at /medias/{id}.': 'La imagen se sirve en /medias/{id}.',
  'Use it in X-Company.': 'Úselo en X-Company.',
  'Algorithm of single sign-on tokens; null without single sign-on. The key is never returned.':
    'Algoritmo de los tokens de inicio de sesión único; null si no lo hay. La clave no se devuelve nunca.',
  'Version of the terms in force; 0 if there are none.': 'Versión de los términos vigentes; 0 si no los hay.',
  'Present with include=policies: the texts that have been written.':
    'Presente con include=policies: los textos que se han escrito.',
  'When the link expires.': 'Cuándo caduca el enlace.',
  'DNI or NIE, once the invitation has been used.': 'DNI o NIE, cuando la invitación ya se ha usado.',
  'Reason for the request; null for an invitation.': 'Motivo de la solicitud; null en una invitación.',
  'Sent to the applicant.': 'Se envía a quien hizo la solicitud.',
  'Names of the centers, in the same order.': 'Nombres de los centros, en el mismo orden.',
  'Who invited; null for a request.': 'Quién invitó; null en una solicitud.',
  'Present with include=attachments.': 'Presente con include=attachments.',
  'Description given by the applicant.': 'Descripción que dio quien hizo la solicitud.',
  'Always 0: pending.': 'Siempre 0: pendiente.',
  'By name.': 'Por nombre.',
  'An id from /roles.': 'Un identificador de /roles.',
  'Null for users of none or several.': 'Null para usuarios de ninguna compañía o de varias.',
  'The companies that a manager may work for.': 'Las compañías para las que puede trabajar un gestor.',
  'The zones of a representative.': 'Las zonas de un tramitador.',
  'For an assistant.': 'Para un asistente.',
  'Doctors whom a supervisor looks after.': 'Médicos a cargo de un supervisor.',
  'Centers that a supervisor looks after.': 'Centros a cargo de un supervisor.',
  'Whether notifications are also sent by e-mail.': 'Si las notificaciones se envían también por correo electrónico.',
  'Whether e-mails about demands wait up to ten minutes for each other and arrive as one.':
    'Si los correos sobre demandas se esperan unos a otros, diez minutos como máximo, y llegan en uno solo.',
  'Whether the password was set by someone else, and must be replaced.':
    'Si la contraseña la estableció otra persona y hay que sustituirla.',
  'Whether the password has expired, and must be replaced before anything else.':
    'Si la contraseña ha caducado y hay que sustituirla antes de cualquier otra cosa.',
  'Whether the terms must be accepted before anything else.':
    'Si hay que aceptar los términos antes de cualquier otra cosa.',
  'Send it when accepting the terms.': 'Envíelo al aceptar los términos.',
  'Correction number of this version; send it too.': 'Número de corrección de esta versión; envíelo también.',
  'The terms to accept; null if there are none.': 'Los términos que hay que aceptar; null si no los hay.',
  'Kind of subject.': 'Clase de asunto.',
  'Id of the demand, invitation or webhook.': 'Identificador de la demanda, la invitación o el webhook.',
  'Whether you have read it.': 'Si usted la ha leído.',
  '`reference` for a demand, `name` for anything else.': '`reference` si es una demanda, `name` en lo demás.',
  'That reference or name.': 'Esa referencia o ese nombre.',
  'What the notification is about.': 'A qué se refiere la notificación.',
  'Name of the center.': 'Nombre del centro.',
  'Server of its address.': 'Servidor de su dirección.',
  'paused: it failed for too long; gone: its receiver answered 410. Both get nothing until switched on.':
    'paused: ha fallado durante demasiado tiempo; gone: su receptor respondió 410. Ninguno de los dos recibe nada hasta que se vuelve a activar.',
  'The address that messages are posted to.': 'La dirección a la que se envían los mensajes.',
  'Failed tries since the last success.': 'Intentos fallidos desde el último correcto.',
  'When the first of these failures happened; null without any.':
    'Cuándo ocurrió el primero de esos fallos; null si no hay ninguno.',
  'When its current secret was shown; null while nobody has it.':
    'Cuándo se mostró su secreto actual; null mientras nadie lo tenga.',
  'When the previous secret stops signing.': 'Cuándo deja de firmar el secreto anterior.',
  'Shown in this answer alone.': 'Solo se muestra en esta respuesta.',
  'Kind of event.': 'Clase de suceso.',
  'skipped: the webhook was off, paused or gone when it was due.':
    'skipped: el webhook estaba desactivado, en pausa o dado de baja cuando correspondía enviarlo.',
  'Why it failed or was skipped.': 'Por qué falló o se omitió.',
  'Name of the webhook.': 'Nombre del webhook.',
  'Reference of the demand; null for a test.': 'Referencia de la demanda; null en una prueba.',
  'The same for each delivery of the event; `webhook-id` of the message.':
    'El mismo en todos los envíos del suceso; es el `webhook-id` del mensaje.',
  'The body, byte for byte.': 'El cuerpo, byte a byte.',
  'When the delivery ended; null while it is under way.': 'Cuándo terminó el envío; null mientras está en camino.',
  'When it was made.': 'Cuándo se hizo.',
  'How long it took, in milliseconds.': 'Cuánto tardó, en milisegundos.',
  'Status of the answer; null without one.': 'Estado de la respuesta; null si no la hubo.',
  'Why it failed.': 'Por qué falló.',
  'How the answer began.': 'Cómo empezaba la respuesta.',
  'Events sent again.': 'Sucesos enviados de nuevo.',
  'Events still missed.': 'Sucesos que siguen perdidos.',
  'In the order in which they were recorded.': 'En el orden en que se registraron.',
  'Whether there are events after the last one.': 'Si hay sucesos posteriores al último.',
  'Number of attempts.': 'Número de intentos.',
};
