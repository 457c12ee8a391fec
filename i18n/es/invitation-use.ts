/** Page that an invitation's link opens. */
const invitationUse = {
  title: 'Crear su cuenta',
  lead: 'Para {{email}}, con la función {{role}}.',
  name: 'Nombre y apellidos',
  dni: 'DNI o NIE',
  password: 'Contraseña',
  passwordConfirmation: 'Repita la contraseña',
  submit: 'Crear cuenta',
  registered: 'Ya hay una cuenta con este correo. Inicie sesión con ella.',
  toSignIn: 'Iniciar sesión',
  invalid: 'El enlace de la invitación no es válido',
  invalidText:
    'Puede que haya vencido, que se haya usado, que se haya retirado o que se haya enviado otro después. Pida uno nuevo a quien le invitó.',
  created: 'Cuenta creada',
  createdText: 'Inicie sesión con {{email}} y la contraseña que acaba de elegir.',
};

export default invitationUse;
