import roles from './roles';

/** Frame around the pages: navigation, top bar, error pages. */
const shell = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  openMenu: 'Open the menu',
  closedUntilChosen: 'First choose where you are working',
  closedUntilSettled: 'Complete what is pending in your account first',
  pendingCount_one: '{{count}} pending',
  pendingCount_other: '{{count}} pending',
  /** Completed duty, shown on whichever page follows. */
  met: { password: 'Password changed', terms: 'Terms accepted' },
  group: { work: 'Work', administration: 'Administration', congruence: 'Congruence', account: 'Account' },
  navigation: {
    home: 'Home',
    account: 'My account',
    companies: 'Companies',
    users: 'Users',
    invitations: 'Invitations',
    patients: 'Patients',
    drugs: 'Drugs',
    presentations: 'Presentations',
    centers: 'Centres',
    codes: 'Codes',
    regimens: 'Regimens',
    rules: 'Rules',
    demands: 'Requests',
    documents: 'PDF archive',
    accessRecord: 'Access log',
    changes: 'Change log',
    securityRecord: 'Security log',
    reminders: 'Reminders',
    operations: 'Operations',
  },
  role: roles,
  theme: {
    label: 'Theme',
    light: 'Light',
    dark: 'Dark',
    system: 'System',
    toLight: 'Switch to the light theme',
    toDark: 'Switch to the dark theme',
  },
  emailNotifications: { label: 'E-mail notifications', on: 'On', off: 'Off' },
  accountMenu: 'Account of {{name}}, {{role}}',
  signOut: 'Sign out',
  policy: {
    label: 'Legal texts',
    legal_notice: 'Legal notice',
    privacy_policy: 'Privacy policy',
    terms_conditions: 'Terms and conditions',
    third_party: 'Third-party software',
  },
  notForRole: {
    title: 'You cannot open that page',
    text: 'Your role cannot see it. If you need it, ask a superadministrator.',
  },
  failure: {
    toList: 'Back to {{list}}',
    toStart: 'Go to the home page',
    toSignIn: 'Sign in',
    notFound: {
      title: 'Page not found',
      text: 'The link may be incomplete, or you may no longer have access to this page.',
    },
    forbidden: { title: 'You cannot open this page', text: 'Your role does not give access to this page.' },
    refused: { title: 'The request could not be processed', text: 'Go back to the previous page and try again.' },
    otherMethod: {
      title: 'This page can’t be opened directly',
      text: 'Go back to the previous page or to the home page.',
    },
    tooLarge: {
      title: 'The form is too large',
      text: 'The text you sent is longer than the maximum. Go back to the previous page, shorten it and send it again.',
    },
    broken: {
      title: 'The page cannot be shown',
      text: 'Something went wrong on our side. What you had saved is not lost; try again or continue on another page.',
    },
    unknownHost: {
      title: 'Page not found',
      text: 'No company uses this address. Check that you typed it exactly as it was given to you.',
    },
  },
};

export default shell;
