/** What programs are told, for the people who read their logs. */
const api = {
  problem: {
    malformed: 'No se puede leer lo que se ha enviado.',
    unknown_parameter: 'La dirección nombra algo que no existe o no se puede leer: {{name}}.',
    signed_out: 'Nadie ha entrado con esta clave, o su sesión ha terminado.',
    wrong_credentials: 'El correo o la contraseña no son correctos.',
    forbidden: 'Su función no permite hacer esto.',
    company_forbidden: 'No trabaja para la compañía que nombra X-Company.',
    not_found: 'No se encuentra.',
    method_not_allowed: 'Esta dirección no admite ese método.',
    stale: 'Ha cambiado desde que se leyó. Léalo de nuevo.',
    alike: 'Hay pacientes que pueden ser la misma persona.',
    refused: 'No es posible en su estado actual.',
    key_reused: 'Con esta clave ya se envió otro contenido.',
    length_required: 'Falta Content-Length.',
    too_large: 'Es demasiado grande.',
    unsupported_type: 'Se espera otro tipo de contenido.',
    invalid: 'Hay datos que corregir.',
    too_many_requests: 'Demasiadas llamadas. Inténtelo más tarde.',
    failed: 'Ha fallado el servidor.',
    unavailable: 'Una parte del servicio no responde. Inténtelo de nuevo con la misma clave.',
  },
  issue: {
    people: 'Se pediría a {{people}} personas: es el número que hay que enviar.',
    unknown: 'No existe.',
    invalid_type: 'No es del tipo esperado.',
    invalid_value: 'No es uno de los valores admitidos.',
    invalid_format: 'No tiene el formato esperado.',
    invalid_union: 'No tiene ninguna de las formas admitidas.',
    invalid_key: 'Su nombre no es válido.',
    invalid_element: 'Uno de sus elementos no es válido.',
    not_multiple_of: 'Tiene demasiados decimales.',
    too_big: 'Es demasiado grande.',
    too_small: 'Es demasiado pequeño.',
  },
};

export default api;
