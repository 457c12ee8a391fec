/** Operations of signing in, of catalogues and of reference data, and the parameters that they share with others. */
export const CATALOGUE_OPERATIONS: Readonly<Record<string, string>> = {
  'Sign in with e-mail and password, or with a single sign-on token':
    'Iniciar sesión con correo y contraseña o con un token de inicio de sesión único',
  'Needs no token.': 'No necesita token.',
  'Language of messages: es or en.': 'Idioma de los mensajes: es o en.',
  'Your own id of the request, for the server log. The answer returns it. Others than these are ignored.':
    'Identificador propio de la petición para el registro del servidor. La respuesta lo devuelve. Si tiene otra forma, se ignora.',
  'Trace that the request belongs to (W3C Trace Context), for the server log.':
    'Traza a la que pertenece la petición (W3C Trace Context), para el registro del servidor.',
  'The token to send with every request. It expires after twelve hours without a request, and in any case after the installation’s maximum session length (seven days by default).':
    'El token que se envía en cada petición. Caduca tras doce horas sin peticiones y, en todo caso, al alcanzar la duración máxima de sesión de la instalación (siete días por defecto).',
  'Request a password reset e-mail; the answer is always the same':
    'Pedir un correo para restablecer la contraseña; la respuesta es siempre la misma',
  'If an account matches both, an e-mail has been sent.':
    'Si alguna cuenta coincide con ambos datos, se ha enviado un correo.',
  'Set a new password with the token from the reset e-mail':
    'Establecer una contraseña nueva con el token del correo de restablecimiento',
  'The password has been changed and all sessions have ended.':
    'La contraseña se ha cambiado y todas las sesiones han terminado.',
  'End the current session': 'Cerrar la sesión actual',
  'Subdomain of the company to work for. Users of one company omit it; consultants and representatives, who work for all their companies at once, are not limited by it.':
    'Subdominio de la compañía para la que se trabaja. Los usuarios de una sola compañía lo omiten; a los asesores y tramitadores, que trabajan a la vez para todas sus compañías, no los limita.',
  'The token is no longer valid.': 'El token ya no es válido.',
  'List drugs': 'Listar fármacos',
  'With `all=true`, every role gets the entries that can be chosen now. Without it, those who administer the catalogue get a page of all entries.':
    'Con `all=true`, todas las funciones obtienen las entradas que se pueden elegir ahora. Sin él, quienes administran el catálogo obtienen una página de todas las entradas.',
  'Page number; 1 by default.': 'Número de página; por defecto, 1.',
  'Rows per page; 25 by default.': 'Filas por página; por defecto, 25.',
  'Field to sort by, with `-` in front for descending order.':
    'Campo por el que se ordena, precedido de `-` para el orden descendente.',
  'Part of the text, in upper or lower case.': 'Parte del texto, en mayúsculas o minúsculas.',
  '`offered`: entries that can be chosen; `hidden`: those that no longer can.':
    '`offered`: entradas que se pueden elegir; `hidden`: las que ya no.',
  'Searches the names and the active principle.': 'Busca en los nombres y en el principio activo.',
  'Whether to return everything that can be chosen now, up to 5,000 rows, for any user who fills in a form.':
    'Si se devuelve todo lo que se puede elegir ahora, hasta 5000 filas, para cualquier usuario que rellene un formulario.',
  'A page with the total count, or everything that can be chosen, for any user who fills in a form.':
    'Una página con el total, o todo lo que se puede elegir, para cualquier usuario que rellene un formulario.',
  'Rows of this page; empty after the last page.': 'Filas de esta página; vacío después de la última.',
  'Total over all pages.': 'Total de todas las páginas.',
  'Create a drug': 'Crear un fármaco',
  'A UUID. Repeating the request with the same key returns the first result. If omitted, the server makes one.':
    'Un UUID. Repetir la petición con la misma clave devuelve el primer resultado. Si se omite, el servidor genera uno.',
  'The new entry. Repeating the request with the same key returns the same entry.':
    'La entrada nueva. Repetir la petición con la misma clave devuelve la misma entrada.',
  'Get a drug': 'Obtener un fármaco',
  'Its id, as returned by lists.': 'Su identificador, tal como lo devuelven los listados.',
  'The current values.': 'Los valores actuales.',
  'Edit a drug': 'Modificar un fármaco',
  'The ETag that you read, such as `"3"`. Returns 409 if the resource has changed since. If omitted, or `*`, the request applies to the current version; of two simultaneous requests one gets 409 and should be repeated.':
    'El ETag que leyó, como `"3"`. Devuelve 409 si el recurso ha cambiado desde entonces. Si se omite, o con `*`, la petición se aplica a la versión actual; de dos peticiones simultáneas, una obtiene 409 y conviene repetirla.',
  'The new values.': 'Los valores nuevos.',
  'Delete a drug, or hide it if it is in use': 'Eliminar un fármaco, u ocultarlo si está en uso',
  'Deleted, or no longer offered if it is in use.': 'Eliminado, o ya no se ofrece si está en uso.',
  'List presentations': 'Listar presentaciones',
  'Presentations of one drug.': 'Presentaciones de un fármaco.',
  'Create a presentation': 'Crear una presentación',
  'Get a presentation': 'Obtener una presentación',
  'Edit a presentation': 'Modificar una presentación',
  'Delete a presentation, or hide it if it is in use': 'Eliminar una presentación, u ocultarla si está en uso',
  'List codes': 'Listar códigos',
  'Only one company, if you work for several.': 'Solo una compañía, si trabaja para varias.',
  'Create a code': 'Crear un código',
  'Get a code': 'Obtener un código',
  'Edit a code': 'Modificar un código',
  'Delete a code, or hide it if it is in use': 'Eliminar un código, u ocultarlo si está en uso',
  'List centers': 'Listar centros',
  'Exact value.': 'Valor exacto.',
  'With all=true: only centers of this doctor.': 'Con all=true: solo los centros de este médico.',
  'With all=true: only centers of this province.': 'Con all=true: solo los centros de esta provincia.',
  'Create a center': 'Crear un centro',
  'Get a center': 'Obtener un centro',
  'Edit a center': 'Modificar un centro',
  'Delete a center, or hide it if it is in use': 'Eliminar un centro, u ocultarlo si está en uso',
  'List the eight roles': 'Listar las ocho funciones',
  'Whether to return all rows at once, up to 5,000.': 'Si se devuelven todas las filas de una vez, hasta 5000.',
  'All roles, on one page.': 'Todas las funciones, en una página.',
  'All of them.': 'Todas.',
  'How many there are.': 'Cuántas hay.',
  'Unchanged since the answer whose ETag you sent in If-None-Match.':
    'Sin cambios desde la respuesta cuyo ETag envió en If-None-Match.',
  'List provinces, which are also zones': 'Listar las provincias, que son también las zonas',
  'A page or all rows, with the total count.': 'Una página o todas las filas, con el total.',
  'Download a file or an image': 'Descargar un fichero o una imagen',
  'Returns the content with its media type and original name. An attachment is found if you can see its demand; the download is recorded as an access.':
    'Devuelve el contenido con su tipo y su nombre original. Un adjunto se encuentra si usted puede ver su demanda; la descarga se registra como acceso.',
  'Id of a file, an attachment or an image.': 'Identificador de un fichero, un adjunto o una imagen.',
  'The content.': 'El contenido.',
};
