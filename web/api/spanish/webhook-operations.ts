/** Operations of webhooks, and the messages themselves. */
export const WEBHOOK_OPERATIONS: Readonly<Record<string, string>> = {
  'List webhooks': 'Listar webhooks',
  'Create a webhook': 'Crear un webhook',
  'A company has at most 5 webhooks, and as many for each center. The answer has no secret: replace it once to get one.':
    'Una compañía tiene como máximo 5 webhooks, y otros tantos por cada centro. La respuesta no contiene ningún secreto: sustitúyalo una vez para obtener uno.',
  'The new webhook, which is active.': 'El webhook nuevo, que está activo.',
  'Get a webhook': 'Obtener un webhook',
  'Edit a webhook, and switch it on or off': 'Modificar un webhook, activarlo o desactivarlo',
  'Delete a webhook with its deliveries': 'Eliminar un webhook con sus envíos',
  'Deleted.': 'Eliminado.',
  'Replace the signing secret': 'Sustituir el secreto de firma',
  'Creates a new secret. For 24 hours messages are signed with the previous one too, so that you can switch.':
    'Genera un secreto nuevo. Durante 24 horas los mensajes se firman también con el anterior, para que pueda hacer el cambio.',
  'The new secret.': 'El secreto nuevo.',
  'Send a test event': 'Enviar un suceso de prueba',
  'Sends a `webhook.test` message, even if the webhook is off. Read the delivery for the result.':
    'Envía un mensaje `webhook.test`, aunque el webhook esté desactivado. Lea el envío para ver el resultado.',
  'The new delivery, under way.': 'El envío nuevo, en camino.',
  'Send all missed events again': 'Enviar de nuevo todos los sucesos perdidos',
  'Sends the events that were not delivered again, oldest first, up to 200 per request. Repeat the request while `left` is not 0. Events under way are not sent twice.':
    'Envía de nuevo los sucesos no entregados, empezando por los más antiguos, 200 por petición como máximo. Repita la petición mientras `left` no sea 0. Los que están en camino no se envían dos veces.',
  'Numbers of events sent and left.': 'Número de sucesos enviados y pendientes.',
  'List the events of a webhook, to catch up': 'Listar los sucesos de un webhook, para ponerse al día',
  'Returns the events of the last 30 days for this webhook, delivered or not, with the body that was or would have been sent. Store the id of the last one and send it in `after` next time. An event is listed 15 seconds after it happened. A webhook that is off records nothing.':
    'Devuelve los sucesos de los últimos 30 días de este webhook, entregados o no, con el cuerpo que se envió o se habría enviado. Guarde el identificador del último y envíelo en `after` la próxima vez. Un suceso aparece 15 segundos después de ocurrir. Un webhook desactivado no registra nada.',
  'Id of the last event that you have. Returns 400 if it is older than 30 days. If omitted, starts with the oldest event.':
    'Identificador del último suceso que tiene. Devuelve 400 si es de hace más de 30 días. Si se omite, empieza por el más antiguo.',
  'Events per answer; 25 by default.': 'Sucesos por respuesta; por defecto, 25.',
  'The next events.': 'Los sucesos siguientes.',
  'List deliveries, newest first': 'Listar envíos, del más reciente al más antiguo',
  'Returns the deliveries of the last 30 days.': 'Devuelve los envíos de los últimos 30 días.',
  'Get a delivery with its tries': 'Obtener un envío con sus intentos',
  'Id of the delivery, from `aval-delivery` of the message.':
    'Identificador del envío, tomado de `aval-delivery` del mensaje.',
  'Send an event again': 'Enviar de nuevo un suceso',
  'Sends the same event again, with the same id and body. Returns 409 while this delivery is under way.':
    'Envía de nuevo el mismo suceso, con el mismo identificador y el mismo cuerpo. Devuelve 409 mientras este envío está en camino.',
  'A demand was sent, or sent again with the requested information':
    'Se ha enviado una demanda, o se ha vuelto a enviar con la información pedida',
  'Id of the message: the same for each attempt and redelivery.':
    'Identificador del mensaje: el mismo en todos los intentos y envíos.',
  'Seconds since 1970; reject messages older than five minutes.':
    'Segundos desde 1970; rechace los mensajes de hace más de cinco minutos.',
  '`v1,` followed by the HMAC-SHA256 of id.timestamp.body; several signatures are separated by spaces.':
    '`v1,` seguido del HMAC-SHA256 de id.timestamp.body; si hay varias firmas, se separan con espacios.',
  'Id of the delivery, as shown in the delivery log.':
    'Identificador del envío, tal como figura en el registro de envíos.',
  'The same for each attempt and redelivery; also in `webhook-id`.':
    'El mismo en todos los intentos y envíos; figura también en `webhook-id`.',
  'When it happened.': 'Cuándo ocurrió.',
  'Subdomain of the company.': 'Subdominio de la compañía.',
  'Accepted. Any other answer is retried.': 'Aceptado. Cualquier otra respuesta se reintenta.',
  'A decision was sent to the doctor’s side': 'Se ha comunicado una decisión a la parte médica',
  'The doctor’s side was asked for information': 'Se ha pedido información a la parte médica',
  'The next cycle was requested': 'Se ha solicitado el ciclo siguiente',
  'A demand was finished, or closed without a decision': 'Se ha finalizado una demanda, o se ha cerrado sin decisión',
  'A decision or a request for information was undone': 'Se ha deshecho una decisión o una petición de información',
  'A test message was requested': 'Se ha pedido un mensaje de prueba',
};
