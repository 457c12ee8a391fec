import roles from './roles';

/** Frame around the pages: navigation, top bar, error pages. */
const shell = {
  skipToContent: 'Saltar al contenido',
  mainNavigation: 'Principal',
  openMenu: 'Abrir el menú',
  closedUntilChosen: 'Elija antes dónde va a trabajar',
  closedUntilSettled: 'Antes debe completar algo en su cuenta',
  pendingCount_one: '{{count}} pendiente',
  pendingCount_other: '{{count}} pendientes',
  /** Completed duty, shown on whichever page follows. */
  met: { password: 'Contraseña cambiada', terms: 'Términos aceptados' },
  group: { work: 'Trabajo', administration: 'Administración', congruence: 'Congruencia', account: 'Cuenta' },
  navigation: {
    home: 'Inicio',
    account: 'Mi cuenta',
    companies: 'Compañías',
    users: 'Usuarios',
    invitations: 'Invitaciones',
    patients: 'Pacientes',
    drugs: 'Fármacos',
    presentations: 'Presentaciones',
    centers: 'Centros',
    codes: 'Códigos',
    regimens: 'Esquemas',
    rules: 'Reglas',
    demands: 'Demandas',
    documents: 'Archivo de PDF',
    accessRecord: 'Registro de accesos',
    changes: 'Registro de cambios',
    securityRecord: 'Registro de seguridad',
    reminders: 'Recordatorios',
    operations: 'Operaciones',
  },
  role: roles,
  theme: {
    label: 'Tema',
    light: 'Claro',
    dark: 'Oscuro',
    system: 'Según el sistema',
    toLight: 'Cambiar a tema claro',
    toDark: 'Cambiar a tema oscuro',
  },
  emailNotifications: { label: 'Notificaciones por correo', on: 'Activadas', off: 'Desactivadas' },
  accountMenu: 'Cuenta de {{name}}, {{role}}',
  signOut: 'Cerrar sesión',
  policy: {
    label: 'Textos legales',
    legal_notice: 'Aviso legal',
    privacy_policy: 'Política de privacidad',
    terms_conditions: 'Términos y condiciones',
    third_party: 'Software de terceros',
  },
  /** A link to a page that the role may not open. */
  notForRole: {
    title: 'No puede abrir esa página',
    text: 'Su función no tiene permiso para verla. Si la necesita, pídalo a un superadministrador.',
  },
  failure: {
    toList: 'Volver a {{list}}',
    toStart: 'Ir al inicio',
    toSignIn: 'Iniciar sesión',
    notFound: {
      title: 'Esta página no existe',
      text: 'Puede que el enlace esté incompleto o que ya no tenga acceso a esta página.',
    },
    forbidden: { title: 'No puede abrir esta página', text: 'Su función no da acceso a esta página.' },
    refused: {
      title: 'No se ha podido atender la petición',
      text: 'Vuelva a la página anterior y repita la acción.',
    },
    otherMethod: {
      title: 'Esta página no se puede abrir directamente',
      text: 'Vuelva a la página anterior o vaya al inicio.',
    },
    tooLarge: {
      title: 'El formulario es demasiado grande',
      text: 'El texto enviado supera el máximo. Vuelva a la página anterior, acórtelo y envíelo de nuevo.',
    },
    broken: {
      title: 'No se puede mostrar la página',
      text: 'Se ha producido un error. Lo que ya había guardado no se pierde; puede reintentarlo o continuar en otra página.',
    },
    unknownHost: {
      title: 'Dirección sin servicio',
      text: 'Ninguna compañía usa esta dirección. Compruebe que la ha escrito tal como se la dieron.',
    },
  },
};

export default shell;
