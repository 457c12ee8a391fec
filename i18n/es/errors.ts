const errors = {
  obliged:
    'Antes tiene que elegir otra contraseña o aceptar términos nuevos. Hágalo en otra pestaña, en su cuenta: lo que ha escrito sigue aquí y se guardará.',
  sessionEnded: 'Su sesión ha terminado. Inicie sesión en otra pestaña: lo que ha escrito sigue aquí y se guardará.',
  engineUnavailable:
    'Ahora no se pueden tramitar demandas. No se ha perdido nada: lo que escribió sigue aquí. Vuelva a intentarlo con el mismo botón.',
  draftConflict: 'Este borrador se ha guardado desde otra ventana {{moment}}. Cargue esa versión o siga con la suya.',
  closed: 'La demanda ya se ha enviado o está con otra persona: no admite cambios.',
  refusal: {
    not_allowed: 'No puede hacer esto con la demanda en su estado actual.',
    not_assigned_to_you: 'La demanda está asignada a otra persona.',
    wrong_status: 'La demanda ha cambiado de estado y ya no admite esta acción.',
    stale:
      'Otra persona ha actuado sobre la demanda mientras usted la tenía abierta. Revise qué ha cambiado; su texto sigue aquí.',
    assignee_required: 'Elija quién hará la valoración.',
    assignee_inactive: 'La persona elegida ya no está activa. Elija otra.',
    doctor_active: 'El médico de la demanda vuelve a tener su cuenta activa: la demanda sigue siendo suya.',
    reason_required: 'Elija el motivo de la decisión.',
    reason_contradicts: 'El motivo final no corresponde a la decisión. Elija uno de la misma clase.',
    contradiction_unconfirmed: 'La decisión contradice lo propuesto. Confírmela para enviarla.',
    undo_not_allowed: 'La última acción no se puede deshacer.',
    treatment_started: 'El tratamiento ya ha empezado y la autorización no se puede deshacer.',
    cycles_invalid: 'El número de ciclos no es válido: el ciclo va de 1 al total.',
    slots_taken: 'El paciente ya tiene un tratamiento activo del mismo tipo en otra demanda.',
    content_locked: 'Se ha cambiado un dato que aquí no puede cambiarse. Vuelva a cargar la página.',
    not_finishable: 'La demanda no puede finalizarse en su estado actual.',
    files_too_many:
      'Entretanto se han aportado otros ficheros a la demanda, y con estos serían demasiados. Quite alguno y envíelo de nuevo.',
  },
  /** Failures of PDF renditions, by the code in their row. */
  document: {
    effect_missing: 'No se encontró lo que había que imprimir.',
    version_unreadable: 'El contenido de la versión no se puede imprimir.',
    renderer_unavailable: 'No se pudo abrir el programa que hace los documentos.',
    renderer_timeout: 'El documento tardó demasiado en hacerse.',
    renderer_failed: 'El programa que hace los documentos falló.',
    storage_unavailable: 'No se pudo guardar el fichero.',
    document_failed: 'No se pudo hacer el documento.',
    timed_out: 'El servicio que hace los documentos no respondió.',
    unread: 'La respuesta del servicio no pudo leerse.',
    outcome_unwritable: 'No se pudo anotar si el documento se hizo.',
  },
  /** Failures and skips of mails, by the code in their row. */
  mail: {
    effect_missing: 'No se encontró lo que había que enviar.',
    address_refused: 'El servidor de correo no acepta la dirección del destinatario.',
    message_refused: 'El servidor de correo no acepta el mensaje.',
    server_refused: 'El servidor de correo lo ha rechazado por ahora.',
    server_unreachable: 'No se puede conectar con el servidor de correo.',
    server_silent: 'El servidor de correo no responde.',
    mail_failed: 'No se pudo preparar el correo.',
    timed_out: 'El servidor de correo no lo aceptó en tres días.',
    unread: 'La respuesta del servicio no pudo leerse.',
    outcome_unwritable: 'No se pudo anotar qué fue del correo.',
    recipient_inactive: 'No se envió: el destinatario está desactivado.',
    recipient_declined: 'No se envió: el destinatario ha desactivado los correos.',
    out_of_sight: 'No se envió: el destinatario ya no puede ver la demanda.',
    outdated: 'No se envió: lo que anunciaba ya no es así.',
    expired: 'No se envió: había pasado demasiado tiempo.',
  },
};

export default errors;
