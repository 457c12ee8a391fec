/** The introduction of the document: conventions, life cycle, errors and webhooks. */
export const GUIDES: Readonly<Record<string, string>> = {
  'The Aval API gives other systems everything that the application does: filing oncology treatment requests, deciding them, and following them cycle by cycle.':
    'La API de Aval ofrece a otros sistemas todo lo que hace la aplicación: presentar demandas de tratamiento oncológico, decidirlas y seguirlas ciclo a ciclo.',
  '**Base URL.** All paths start with `/api/v1`. They are served at every company host and at the platform host, for example `https://company.example/api/v1/auth/login`.':
    '**URL base.** Todas las rutas empiezan por `/api/v1`. Se sirven en el dominio de cada compañía y en el de la plataforma, por ejemplo `https://company.example/api/v1/auth/login`.',
  '**Quick start.** Twelve requests take a request from nothing to a decision. The doctor [signs in](#/Access/login), finds a [patient](#/Patients/searchPatients), a [code](#/Codes/listCodes), their [own user](#/Users/getMe) and a [center](#/Centers/listCenters), creates a [draft](#/Demands/createDemand) and [sends](#/Demands/sendDemand) it. A manager [signs in](#/Access/login) and [decides](#/Demands/manageDemand). A representative [signs in](#/Access/login) and [sends the decision](#/Demands/sendDecision). The doctor [reads](#/Demands/getDemand) the result.':
    '**Primeros pasos.** Con doce peticiones se lleva una demanda desde cero hasta su decisión. El médico [inicia sesión](#/Access/login), busca un [paciente](#/Patients/searchPatients), un [código](#/Codes/listCodes), su [propio usuario](#/Users/getMe) y un [centro](#/Centers/listCenters), crea un [borrador](#/Demands/createDemand) y lo [envía](#/Demands/sendDemand). Un gestor [inicia sesión](#/Access/login) y [decide](#/Demands/manageDemand). Un tramitador [inicia sesión](#/Access/login) y [envía la decisión](#/Demands/sendDecision). El médico [lee](#/Demands/getDemand) el resultado.',
  "**Authentication.** `POST /auth/login` returns a token. Send it with every request as `Authorization: Bearer <token>`. A token expires after twelve hours without a request, after the installation's maximum session length (seven days by default), or on `POST /auth/logout`. Users who work for several companies choose one by its subdomain in `X-Company`. Cookies are ignored.":
    '**Autenticación.** `POST /auth/login` devuelve un token. Envíelo en cada petición como `Authorization: Bearer <token>`. El token caduca tras doce horas sin peticiones, al alcanzar la duración máxima de sesión de la instalación (siete días por defecto) o con `POST /auth/logout`. Los usuarios que trabajan para varias compañías eligen una con su subdominio en `X-Company`. Las cookies se ignoran.',
  '**Requests.** Bodies are JSON in UTF-8, uncompressed, with a `Content-Length`. The limit is 1 MB, or 21 MB for operations that accept base64 files. Uploads must send at least 256 kB every 5 seconds; each client may have one large body in progress. Upload larger files beforehand, each as a form with a single part named `file`. Unknown fields are rejected, and so is a field that would have no effect. Days are written `2026-03-02`, instants `2026-03-02T09:30:00.000Z`.':
    '**Peticiones.** Los cuerpos son JSON en UTF-8, sin comprimir y con `Content-Length`. El límite es de 1 MB, o de 21 MB en las operaciones que aceptan ficheros en base64. Las subidas deben enviar al menos 256 kB cada 5 segundos; cada cliente puede tener en curso un solo cuerpo grande. Suba antes los ficheros más grandes, cada uno en un formulario con una única parte llamada `file`. Se rechazan los campos desconocidos y los que no tendrían efecto. Los días se escriben `2026-03-02`; los instantes, `2026-03-02T09:30:00.000Z`.',
  '**Lists.** List operations return `rows` and `count`, the total over all pages. `page` starts at 1; `pageSize` is 25, 50 or 100; `sort` takes a field, with `-` in front for descending order. A page after the last one has empty `rows`. `all=true` returns up to 5000 rows at once. `include` takes a comma-separated list of related data to embed.':
    '**Listados.** Las operaciones de listado devuelven `rows` y `count`, el total de todas las páginas. `page` empieza en 1; `pageSize` es 25, 50 o 100; `sort` admite un campo, precedido de `-` para el orden descendente. Una página posterior a la última tiene `rows` vacío. `all=true` devuelve hasta 5000 filas de una vez. `include` admite una lista, separada por comas, de datos relacionados que se añaden a la respuesta.',
  '**Concurrency.** Edits and commands send the `ETag` they read in `If-Match`. If the resource has changed since, the answer is 409 `stale`. A demand\'s ETag has the number of its last action; for those who may write on, a dot and the `revision` of what is being written follow, which increases with every save and every change of its files (`"0.5"` of a draft). A plain number is taken too: the `revision` of a draft, or the number of the last action.':
    '**Concurrencia.** Las modificaciones y las órdenes envían en `If-Match` el `ETag` que leyeron. Si el recurso ha cambiado desde entonces, la respuesta es 409 `stale`. El ETag de una demanda contiene el número de su última acción; para quien puede seguir escribiendo, van detrás un punto y la `revision` de lo que se está escribiendo, que aumenta cada vez que se guarda y con cada cambio de sus ficheros (`"0.5"` en un borrador). También se acepta un número solo: la `revision` de un borrador o el número de la última acción.',
  '**Idempotency.** Commands, and every `POST` that creates something, accept a UUID in `Idempotency-Key`. A repeated request with the same key runs once and gets the same answer; the same key with different content gets 409 `key_reused`. After a 503, or when no answer arrived, repeat the request with the same key.':
    '**Idempotencia.** Las órdenes y todo `POST` que crea algo aceptan un UUID en `Idempotency-Key`. Una petición repetida con la misma clave se ejecuta una sola vez y obtiene la misma respuesta; la misma clave con otro contenido obtiene 409 `key_reused`. Tras un 503, o si no llegó respuesta, repita la petición con la misma clave.',
  '**Errors.** Errors are returned as a Problem (RFC 9457), as `application/problem+json`, or as `application/json` if `Accept` names that and not the other. `type` and `code` are stable; `message` is written in the language of `Accept-Language`; `issues` lists each invalid field with its path in the request body, a code (of a refused file the reason, such as `file_password` or `file_cut_off`) and a message, and `errors` and `errorCodes` give the same by path. 403: your role may not do this to something you can see. 404: it does not exist, or you cannot see it. 409: it has changed (`stale`), or its state does not allow the action (`refused`, with a `refusal`). 413 and 415: the body or a file is too large, or of a type that is not accepted. 405: the method is not supported here; HEAD is supported where GET leaves no access record. Every code is listed under Errors.':
    '**Errores.** Los errores se devuelven como Problem (RFC 9457), en `application/problem+json`, o en `application/json` si `Accept` nombra este y no aquel. `type` y `code` son estables; `message` está escrito en el idioma de `Accept-Language`; `issues` enumera los campos no válidos, cada uno con su ruta en el cuerpo de la petición, un código (si se rechaza un fichero, el motivo, como `file_password` o `file_cut_off`) y un mensaje, y `errors` y `errorCodes` dan lo mismo por ruta. 403: su función no permite hacer esto con algo que usted puede ver. 404: no existe, o usted no puede verlo. 409: ha cambiado (`stale`), o su estado no permite la acción (`refused`, con un `refusal`). 413 y 415: el cuerpo o un fichero es demasiado grande, o de un tipo que no se acepta. 405: la dirección no admite el método; HEAD se admite donde GET no deja registro de acceso. Todos los códigos figuran en la sección Errores.',
  '**Rate limits.** Every answer has an `X-Request-Id`, which identifies it in the server log (send your own, and you get it back), and `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset`. 429 and 503 answers have a `Retry-After`.':
    '**Límites de peticiones.** Toda respuesta lleva `X-Request-Id`, que la identifica en el registro del servidor (si envía el suyo, lo recibe de vuelta), y `RateLimit-Limit`, `RateLimit-Remaining` y `RateLimit-Reset`. Las respuestas 429 y 503 llevan `Retry-After`.',
  '**Versioning.** Within version 1 we may add operations, response fields, optional request fields, and values of `code`, `refusal` and any other choice in a response. Ignore fields that you do not know, and handle unknown values as "other". Anything that will be removed is marked as deprecated at least a year before: answers then have `Deprecation`, `Sunset` with the day of its end, and `Link`. The [changelog](/api/docs/changelog) lists what has changed.':
    '**Versiones.** Dentro de la versión 1 se pueden añadir operaciones, campos de respuesta, campos de petición opcionales y valores de `code`, de `refusal` y de cualquier otra lista de valores de una respuesta. Ignore los campos que no conozca y trate los valores desconocidos como «otro». Lo que se vaya a retirar se marca como obsoleto al menos un año antes: las respuestas llevan entonces `Deprecation`, `Sunset` con el día en que termina y `Link`. El [registro de cambios](/api/docs/changelog) enumera lo que ha cambiado.',
  'Life cycle': 'Ciclo de vida',
  'A demand always has exactly one status, which `displayStatus` returns. Nothing is decided by a clock: a demand waits until a person acts. Every action creates an entry in the history, and a demand that is sent or sent again creates a version with its own PDF.':
    'Una demanda tiene siempre un único estado, que `displayStatus` devuelve. Ningún plazo decide nada: la demanda espera hasta que alguien actúa. Cada acción crea una entrada en el historial, y una demanda enviada por primera vez o de nuevo crea una versión con su propio PDF.',
  Meaning: 'Significado',
  'The doctor or assistant is writing it. Nobody at the insurer can see it.':
    'El médico o el asistente la está escribiendo. Nadie en la aseguradora puede verla.',
  'A representative checks it first. Only in companies with a validation step.':
    'Un tramitador la revisa primero. Solo en las compañías con validación por tramitación.',
  'A manager has to decide.': 'Un gestor debe decidir.',
  'A consultant has been asked for a proposal.': 'Se ha pedido una propuesta a un asesor.',
  'The doctor has been asked for information.': 'Se ha pedido información al médico.',
  'A manager proposes to authorize it. A representative has the final decision.':
    'Un gestor propone autorizarla. La decisión final es de un tramitador.',
  'A manager proposes to deny it. A representative has the final decision.':
    'Un gestor propone denegarla. La decisión final es de un tramitador.',
  'The current cycle has ended. The doctor has to request the next one.':
    'El ciclo actual ha terminado. El médico debe solicitar el siguiente.',
  'Authorized, and sent to the doctor.': 'Autorizada y comunicada al médico.',
  'Denied, and sent to the doctor.': 'Denegada y comunicada al médico.',
  'Closed without a decision.': 'Cerrada sin decisión.',
  'The treatment has been closed.': 'El tratamiento se ha cerrado.',
  'The usual path is draft, `pending_analysis`, `pending_company_accept` (or `pending_company_deny`), `sended_accepted` (or `sended_denied`). An authorized treatment with cycles left becomes `pending_continue` after the last session of the current cycle, and goes the same way again. Which role may act in which status is described with each operation.':
    'El recorrido habitual es borrador, `pending_analysis`, `pending_company_accept` (o `pending_company_deny`), `sended_accepted` (o `sended_denied`). Un tratamiento autorizado al que le quedan ciclos pasa a `pending_continue` tras la última sesión del ciclo actual y vuelve a hacer el mismo recorrido. Cada operación indica qué función puede actuar y en qué estado.',
  'Decisions are sent to two operations. [manageDemand](#/Demands/manageDemand) takes:':
    'Las decisiones se envían a dos operaciones. [manageDemand](#/Demands/manageDemand) admite:',
  Role: 'Función',
  Status: 'Estado',
  'Also required': 'También obligatorio',
  '[sendDecision](#/Demands/sendDecision) takes what a representative sends to the doctor:':
    '[sendDecision](#/Demands/sendDecision) admite lo que un tramitador comunica al médico:',
  Errors: 'Errores',
  'An answer with a status of 400 or more is a Problem. `code` never changes its meaning. New codes may be added: handle an unknown one by its status.':
    'Una respuesta con estado 400 o superior es un Problem. El significado de `code` no cambia nunca. Pueden añadirse códigos: trate uno desconocido según su estado.',
  'What to do': 'Qué hacer',
  'The JSON, the address or a header cannot be read. Correct the request.':
    'No se puede leer el JSON, la dirección o una cabecera. Corrija la petición.',
  '`message` names the parameter or header. Correct the request.':
    '`message` nombra el parámetro o la cabecera. Corrija la petición.',
  'Sign in again.': 'Inicie sesión de nuevo.',
  'Check the e-mail address and the password.': 'Compruebe el correo electrónico y la contraseña.',
  'Your role may not do this. Do not repeat the request.': 'Su función no permite hacer esto. No repita la petición.',
  'Send a company in `X-Company` that you work for.': 'Envíe en `X-Company` una compañía para la que trabaje.',
  'Change the password first.': 'Cambie antes la contraseña.',
  'Choose your own password first.': 'Elija antes su propia contraseña.',
  'Accept the terms first.': 'Acepte antes los términos.',
  'It does not exist, or you cannot see it. The two are not told apart.':
    'No existe, o usted no puede verlo. Los dos casos no se distinguen.',
  '`Allow` lists the methods of this address.': '`Allow` enumera los métodos de esta dirección.',
  'The content arrived too slowly or stopped arriving. Send it again.':
    'El contenido llegó demasiado despacio o dejó de llegar. Envíelo de nuevo.',
  'Read it again, then decide again. For a demand, `changed` lists what was done since, and `ETag` has its present version.':
    'Léalo de nuevo y vuelva a decidir. En una demanda, `changed` enumera lo que se ha hecho desde entonces y `ETag` da su versión actual.',
  'The present state does not allow it. `refusal` says why.':
    'El estado actual no lo permite. `refusal` indica el motivo.',
  '`ids` lists patients who may be the same person. Send them in `knows` to create the patient anyway.':
    '`ids` enumera pacientes que pueden ser la misma persona. Envíelos en `knows` para crear el paciente de todos modos.',
  'The key was used with other content. Take a new one.': 'La clave se usó con otro contenido. Use una nueva.',
  '`errors` and `errorCodes` list the fields.': '`errors` y `errorCodes` enumeran los campos.',
  'The antivirus found a threat in the file. Do not send it again.':
    'El antivirus ha detectado una amenaza en el fichero. No lo envíe de nuevo.',
  'Wait for the seconds in `Retry-After`.': 'Espere los segundos de `Retry-After`.',
  'Report it with the `X-Request-Id` of the answer.': 'Comuníquelo con el `X-Request-Id` de la respuesta.',
  'Wait for the seconds in `Retry-After`, then repeat the request with the same key.':
    'Espere los segundos de `Retry-After` y repita la petición con la misma clave.',
  'Aval posts a message to your system when something has happened to a demand. A superadmin [creates](#/Webhooks/createWebhook) the webhook at a company, with a name, an `https://` address and the events to send, and gets its signing secret by [replacing](#/Webhooks/rotateWebhookSecret) it once. With a `centerId`, only the demands of that center are sent, for a system of the doctor’s side. The messages are listed under [Webhooks](#/Webhooks). They contain no clinical data and nothing about the patient: read the demand for more.':
    'Aval envía un mensaje por POST a su sistema cuando ha pasado algo con una demanda. Un superadministrador [crea](#/Webhooks/createWebhook) el webhook en una compañía, con un nombre, una dirección `https://` y los sucesos que se envían, y obtiene su secreto de firma al [sustituirlo](#/Webhooks/rotateWebhookSecret) una vez. Con un `centerId` se envían solo las demandas de ese centro, para un sistema de la parte médica. Los mensajes figuran en [Webhooks](#/Webhooks). No contienen datos clínicos ni nada sobre el paciente: para saber más, lea la demanda.',
  '**Verify the signature.** The scheme is Standard Webhooks 1.0. The key is the part of the secret after `whsec_`, decoded from base64. Compute HMAC-SHA256 over `<webhook-id>.<webhook-timestamp>.<body>` with the bytes of the body as received, encode it in base64, and compare it in constant time with the part after `v1,` of each signature in `webhook-signature`. For 24 hours after a secret was replaced there are two signatures. Reject messages whose `webhook-timestamp` is more than five minutes away.':
    '**Verifique la firma.** El esquema es Standard Webhooks 1.0. La clave es la parte del secreto que sigue a `whsec_`, decodificada de base64. Calcule HMAC-SHA256 sobre `<webhook-id>.<webhook-timestamp>.<body>` con los bytes del cuerpo tal como se recibió, codifíquelo en base64 y compárelo en tiempo constante con la parte que sigue a `v1,` de cada firma de `webhook-signature`. Durante las 24 horas siguientes a la sustitución de un secreto hay dos firmas. Rechace los mensajes cuyo `webhook-timestamp` difiera en más de cinco minutos.',
  '**Answer quickly.** Answer any 2xx within ten seconds and do the work afterwards. Redirects are not followed.':
    '**Responda pronto.** Responda cualquier 2xx en menos de diez segundos y haga el trabajo después. Las redirecciones no se siguen.',
  '**Expect repetitions.** A message is delivered at least once, and the order is not guaranteed. `webhook-id` is the same for every attempt. Of two events of one demand, the one with the higher `sequence` is the later one.':
    '**Cuente con repeticiones.** Cada mensaje se entrega al menos una vez y el orden no está garantizado. `webhook-id` es el mismo en todos los intentos. De dos sucesos de una demanda, el posterior es el de `sequence` más alto.',
  '**Retries.** Anything but a 2xx is retried after 10 seconds, 1 minute, 5 minutes, 30 minutes, 2 hours, 6 hours and 12 hours. `Retry-After` of a 429 or 503 postpones the next attempt, by 12 hours at most. Answer 410 to unsubscribe: nothing more is sent until somebody switches the webhook on again. An address that has failed ten times or more in a row for a day or longer is paused until somebody switches it on again. Everything that was missed in the last 30 days can be [sent again](#/Webhooks/redeliverMissed).':
    '**Reintentos.** Todo lo que no sea un 2xx se reintenta a los 10 segundos, 1 minuto, 5 minutos, 30 minutos, 2 horas, 6 horas y 12 horas. El `Retry-After` de un 429 o 503 aplaza el siguiente intento, 12 horas como máximo. Responda 410 para darse de baja: no se envía nada más hasta que alguien vuelva a activar el webhook. Una dirección que ha fallado diez veces seguidas o más durante al menos un día queda en pausa hasta que alguien la vuelva a activar. Todo lo perdido en los últimos 30 días se puede [enviar de nuevo](#/Webhooks/redeliverMissed).',
  '**Catch up.** [List the events](#/Webhooks/listWebhookEvents) after the last one that you have, until `hasMore` is false: all of the last 30 days are there, delivered or not, with the body of their message.':
    '**Póngase al día.** [Consulte los sucesos](#/Webhooks/listWebhookEvents) posteriores al último que tenga, hasta que `hasMore` sea false: están todos los de los últimos 30 días, entregados o no, con el cuerpo de su mensaje.',
  'This document as a page, with an index.': 'Este documento como página, con un índice.',
  'Any company host, or the platform host.': 'El dominio de cualquier compañía o el de la plataforma.',
};
