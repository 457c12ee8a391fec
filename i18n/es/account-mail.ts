/** E-mails about an account: each says why it came, and those with a link how long it can be used. */
const accountMail = {
  invitation: {
    subject: '{{company}} · Invitación para crear su cuenta',
    heading: 'Cree su cuenta en {{company}}',
    body: '{{company}} le invita a crear una cuenta con la función de {{role}} para presentar y seguir solicitudes de tratamiento oncológico.',
    open: 'Crear la cuenta',
    why: 'Recibe este correo porque {{company}} ha indicado esta dirección. Si no lo esperaba, no haga nada: sin el enlace no se crea ninguna cuenta.',
  },
  invitation_accepted: {
    subject: '{{company}} · Solicitud de cuenta aceptada',
    heading: 'Ya puede crear su cuenta',
    body: '{{company}} ha aceptado su solicitud de cuenta con la función de {{role}}. Elija ahora su contraseña.',
    open: 'Crear la cuenta',
    why: 'Recibe este correo porque se solicitó una cuenta en {{company}} con esta dirección. Si no fue usted, no haga nada: sin el enlace no se crea ninguna cuenta.',
  },
  request_rejected: {
    subject: '{{company}} · Solicitud de cuenta rechazada',
    heading: 'No se ha aceptado su solicitud de cuenta',
    body: '{{company}} ha revisado su solicitud de cuenta y no la ha aceptado.',
    why: 'Recibe este correo porque se solicitó una cuenta en {{company}} con esta dirección. Puede presentar otra solicitud en la página de inicio.',
  },
  password_reset: {
    subject: '{{company}} · Elija una contraseña nueva',
    heading: 'Elija una contraseña nueva',
    body: 'Se ha pedido una contraseña nueva para su cuenta. Al guardarla se cierran todas sus sesiones.',
    open: 'Elegir contraseña',
    why: 'Si no la ha pedido, no haga nada: su contraseña sigue siendo la misma. {{company}} nunca se la pide por correo.',
  },
  rejectionReason: 'Motivo: {{reason}}',
  lifetime: 'El enlace sirve una sola vez, hasta el {{stamp}} (hora peninsular).',
  orCopy: 'Si el botón no funciona, copie esta dirección en su navegador:',
  noReply: 'No reenvíe este correo ni responda: nadie lee este buzón.',
};

export default accountMail;
