/** E-mails about an account: each states its reason, and the validity of its link. */
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
  account_exists: {
    subject: '{{company}} · Ya tiene una cuenta',
    heading: 'Ya tiene una cuenta con esta dirección',
    body: 'Se ha solicitado una cuenta en {{company}} con esta dirección de correo. Con ella ya hay una cuenta, así que no se ha creado ninguna solicitud. Inicie sesión con su cuenta o, si ha olvidado la contraseña, pida otra en la misma página. Si no consigue entrar, puede que su cuenta esté desactivada: escriba a su compañía.',
    open: 'Iniciar sesión',
    why: 'Si no fue usted, no haga nada: quien lo pidió no sabe que tiene una cuenta, y esta sigue igual.',
  },
  request_repeated: {
    subject: '{{company}} · Ya tenemos su solicitud',
    heading: 'Ya tenemos una solicitud o una invitación a su nombre',
    body: 'Se ha vuelto a solicitar una cuenta en {{company}} con esta dirección de correo. La solicitud válida es la primera; la nueva no se ha guardado. Si ya recibió un enlace para crear la cuenta, está en aquel correo; si no lo encuentra, pida a {{company}} que se lo envíe otra vez.',
    why: 'Recibe este correo porque se solicitó una cuenta en {{company}} con esta dirección. Si no fue usted, no haga nada.',
  },
  account_made: {
    subject: '{{company}} · Elija la contraseña de su cuenta',
    heading: 'Ya tiene una cuenta con la función de {{role}}',
    body: 'Un administrador la ha creado con esta dirección de correo. Elija su contraseña con el enlace; después podrá iniciar sesión.',
    open: 'Elegir contraseña',
    why: 'Si el enlace ha caducado, pida otra contraseña en la página de inicio de sesión. Si no esperaba esta cuenta, avise a {{company}}.',
  },
  password_reset: {
    subject: '{{company}} · Elija una contraseña nueva',
    heading: 'Elija una contraseña nueva',
    body: 'Se ha pedido una contraseña nueva para su cuenta. Al guardarla se cierran todas sus sesiones.',
    open: 'Elegir contraseña',
    why: 'Si no la ha pedido, no haga nada: su contraseña sigue siendo la misma. {{company}} nunca se la pide por correo.',
  },
  password_changed: {
    subject: '{{company}} · Ha cambiado su contraseña',
    heading: 'La contraseña de su cuenta ha cambiado',
    body: 'Se cambió el {{stamp}} (hora peninsular), y las demás sesiones que tenía abiertas se han cerrado.',
    open: 'Pedir otra contraseña',
    why: 'Si no lo esperaba, pida otra contraseña enseguida y avise a {{company}}: alguien puede haber entrado en su cuenta.',
  },
  former_email: {
    subject: '{{company}} · Ha cambiado el correo de su cuenta',
    heading: 'Su cuenta ya no usa esta dirección',
    body: 'El {{stamp}} (hora peninsular) un administrador cambió la dirección de correo de su cuenta. En esta ya no recibirá notificaciones, y con ella no se puede iniciar sesión.',
    why: 'Si no lo esperaba, avise a {{company}} enseguida: desde esta dirección ya no puede recuperar la cuenta.',
  },
  new_email: {
    subject: '{{company}} · Este es ahora el correo de su cuenta',
    heading: 'Su cuenta usa ahora esta dirección',
    body: 'El {{stamp}} (hora peninsular) un administrador cambió la dirección de correo de su cuenta por esta. Inicie sesión con ella; la contraseña es la misma si no se le ha dado otra.',
    open: 'Iniciar sesión',
    why: 'Si no tiene una cuenta en {{company}}, avise a {{company}}: puede que la dirección se haya escrito mal.',
  },
  setBy: {
    owner: 'La cambió alguien que había iniciado sesión en su cuenta y conocía la contraseña anterior.',
    link: 'La cambió quien abrió el enlace enviado a esta dirección.',
    administration: 'La cambió un administrador; al iniciar sesión deberá elegir una propia.',
  },
  rejectionReason: 'Motivo: {{reason}}',
  lifetime: 'El enlace se puede usar una sola vez, hasta el {{stamp}} (hora peninsular).',
  orCopy: 'Si el botón no funciona, copie esta dirección en su navegador:',
  noReply: 'No reenvíe este correo ni responda: nadie lee este buzón.',
};

export default accountMail;
