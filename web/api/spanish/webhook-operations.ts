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
  'Each request makes another secret. For 24 hours the one before signs too, so that you can change over.':
    'Cada petición genera otro secreto. Durante 24 horas firma también el anterior, para que pueda hacer el cambio.',
  'The new secret.': 'El secreto nuevo.',
  'Send a test event': 'Enviar un suceso de prueba',
  'Sends `webhook.test`, whatever the state of the webhook. Read the delivery to see how it went.':
    'Envía `webhook.test`, sea cual sea el estado del webhook. Lea el envío para ver el resultado.',
  'The delivery, on its way.': 'El envío, en camino.',
  'Send all missed events again': 'Enviar de nuevo todos los sucesos perdidos',
  'Sends the events that were neither delivered nor are under way, the oldest first, 200 at a time. Repeat the request while `left` is not 0; what is under way is not sent twice.':
    'Envía los sucesos que ni se entregaron ni están en camino, empezando por los más antiguos, 200 cada vez. Repita la petición mientras `left` no sea 0; lo que está en camino no se envía dos veces.',
  'How many are on their way.': 'Cuántos están en camino.',
  'List the events of a webhook, to catch up': 'Listar los sucesos de un webhook, para ponerse al día',
  'Every event of the last 30 days that the webhook was to get, delivered or not, with the body that was or would have been sent. Store the id of the last one, and send it in `after` the next time. An event is listed 15 seconds after it happened. A webhook that is switched off records nothing.':
    'Todos los sucesos de los últimos 30 días que correspondían al webhook, entregados o no, con el cuerpo que se envió o se habría enviado. Guarde el identificador del último y envíelo en `after` la próxima vez. Un suceso aparece 15 segundos después de ocurrir. Un webhook desactivado no registra nada.',
  'Id of the last event that you have; 400 when it is older than 30 days. Without it, the oldest event comes first.':
    'Identificador del último suceso que tiene; 400 si es de hace más de 30 días. Sin él, se empieza por el suceso más antiguo.',
  'Events per answer; 25 by default.': 'Sucesos por respuesta; por defecto, 25.',
  'The next events.': 'Los sucesos siguientes.',
  'List deliveries, newest first': 'Listar envíos, del más reciente al más antiguo',
  'The log of the last 30 days.': 'El registro de los últimos 30 días.',
  'Get a delivery with its tries': 'Obtener un envío con sus intentos',
  'Its id, as `aval-delivery` of the message says it.':
    'Su identificador, tal como figura en `aval-delivery` del mensaje.',
  'Send an event again': 'Enviar de nuevo un suceso',
  'Makes another delivery of the same event, with the same id and the same bytes. 409 while this one is under way.':
    'Hace otro envío del mismo suceso, con el mismo identificador y los mismos bytes. 409 mientras este está en camino.',
  'The new delivery, on its way.': 'El envío nuevo, en camino.',
  'A demand was filed, or filed again with the information that was asked for':
    'Se ha presentado una demanda, o se ha vuelto a presentar con la información pedida',
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
  'It was decided: the doctor’s side has the answer': 'Se ha decidido: la parte médica tiene la respuesta',
  'The doctor’s side was asked for information': 'Se ha pedido información a la parte médica',
  'The next cycle was filed': 'Se ha presentado el ciclo siguiente',
  'It has ended: finished, or closed without a decision': 'Ha terminado: finalizada o cerrada sin decisión',
  'A decision, or a question for information, was undone': 'Se ha deshecho una decisión o una petición de información',
  'Somebody tries the address out': 'Alguien prueba la dirección',
};
