/** Headers of answers, problems and keys. */
export const ANSWERS: Readonly<Record<string, string>> = {
  'Identifies the request in the server log; include it in support questions. Your own, if you sent one, otherwise a UUID.':
    'Identifica la petición en el registro del servidor; inclúyalo al consultar con soporte. El suyo, si envió uno; si no, un UUID.',
  'Language of the words in the answer.': 'Idioma de los textos de la respuesta.',
  'The tightest limit that applies to this request: 600 requests a minute per token, 1200 per network, fewer for some operations.':
    'El límite más estricto que se aplica a esta petición: 600 peticiones por minuto y token, 1200 por red, menos en algunas operaciones.',
  'Requests remaining.': 'Peticiones que quedan.',
  'Seconds until the limit is full again.': 'Segundos hasta que el límite vuelve a estar completo.',
  'Seconds to wait before trying again.': 'Segundos que hay que esperar antes de volver a intentarlo.',
  'The version of the resource, in quotes. Send it in If-Match with an edit or a command. For cacheable resources, send it in If-None-Match. For a file, send it in If-Range.':
    'La versión del recurso, entre comillas. Envíela en If-Match con una modificación o una orden. En recursos que se pueden guardar en caché, envíela en If-None-Match. En un fichero, envíela en If-Range.',
  'The key that you sent, or one made by the server. The request runs once under this key.':
    'La clave que envió, o la que generó el servidor. La petición se ejecuta una sola vez con esta clave.',
  'Address of the new resource.': 'Dirección del recurso nuevo.',
  'How long the answer may be cached.': 'Cuánto tiempo se puede guardar la respuesta en caché.',
  'Saved as a download with this file name.': 'Se guarda como descarga con este nombre de fichero.',
  'Since when the operation, a parameter that you sent or a field of the answer is deprecated: `@` and seconds since 1970.':
    'Desde cuándo está obsoleta la operación, un parámetro enviado o un campo de la respuesta: `@` y segundos desde 1970.',
  'Page with the changes of the API.': 'Página con los cambios de la API.',
  'bytes: parts of the file can be requested with Range.': 'bytes: se pueden pedir partes del fichero con Range.',
  'Position of the part, and the size of the whole file.': 'Posición de la parte y tamaño del fichero entero.',
  'Bearer: the token is missing or invalid.': 'Bearer: falta el token o no es válido.',
  'identity: the body was compressed.': 'identity: el cuerpo estaba comprimido.',
  'The request cannot be read, or names something that does not exist.':
    'La petición no se puede leer, o nombra algo que no existe.',
  'The token is invalid or its session has ended.': 'El token no es válido o su sesión ha terminado.',
  'It does not exist, or you cannot see it.': 'No existe, o usted no puede verlo.',
  'The body arrived too slowly or stopped; the connection is closed.':
    'El cuerpo llegó demasiado despacio o dejó de llegar; la conexión se cierra.',
  'The body or a file in it is too large.': 'El cuerpo, o un fichero que contiene, es demasiado grande.',
  'The content type is not supported, the body is compressed, or a file in it has a type that is not accepted or contains active content.':
    'El tipo de contenido no se admite, el cuerpo está comprimido, o un fichero que contiene es de un tipo que no se acepta o lleva contenido activo.',
  'Fields are invalid, listed by path, or the antivirus found a threat in a file.':
    'Hay campos no válidos, enumerados por ruta, o el antivirus ha detectado una amenaza en un fichero.',
  'Too many requests; see Retry-After.': 'Demasiadas peticiones; consulte Retry-After.',
  'Server error.': 'Error del servidor.',
  'A required service is unavailable; see Retry-After.':
    'Un servicio necesario no está disponible; consulte Retry-After.',
  'Your role may not do this, you do not work for the company in X-Company, or an obligation is pending.':
    'Su función no permite hacer esto, no trabaja para la compañía de X-Company o hay una obligación pendiente.',
  'It has changed since you read it, or its state does not allow this.':
    'Ha cambiado desde que lo leyó, o su estado no lo permite.',
  'The file has no such part; Content-Range has its size.':
    'El fichero no tiene esa parte; Content-Range da su tamaño.',
  'The token returned by POST /auth/login.': 'El token que devuelve POST /auth/login.',
};
