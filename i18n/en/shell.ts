import roles from './roles';

/** Frame around the pages: navigation, top bar, error pages. */
const shell = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  openMenu: 'Open the menu',
  closedUntilChosen: 'First choose who you are going to work with',
  closedUntilSettled: 'Something in your account comes first',
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
    accessRecord: 'Access record',
    changes: 'Record of changes',
    reminders: 'Reminders',
    operations: 'Operations',
  },
  role: roles,
  theme: {
    label: 'Theme',
    light: 'Light',
    dark: 'Dark',
    system: 'Same as the system',
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
  },
  notForRole: {
    title: 'You cannot open that page',
    text: 'Your role has no permission to see it. If you need it, ask a superadmin.',
  },
  failure: {
    toList: 'Back to {{list}}',
    toStart: 'Go to the home page',
    toSignIn: 'Go to the sign-in page',
    notFound: {
      title: 'This page does not exist',
      text: 'The link may be incomplete, or you no longer have access to what it shows.',
    },
    forbidden: { title: 'You cannot open this page', text: 'Your role does not give access to what it shows.' },
    refused: { title: 'This could not be handled', text: 'Go back to the previous page and try again.' },
    otherMethod: {
      title: 'This address cannot be used like this',
      text: 'It only takes what pages send to it. Go back to the previous page or to the home page.',
    },
    tooLarge: {
      title: 'The form is too large',
      text: 'More text was sent than is accepted at once. Go back to the previous page, shorten it and send it again.',
    },
    broken: {
      title: 'The page cannot be shown',
      text: 'Something failed on our side. What you had saved is not lost; you can try again or go on elsewhere.',
    },
    unknownHost: {
      title: 'There is nothing at this address',
      text: 'No company uses this address. Check that you typed it as it was given to you.',
    },
  },
};

export default shell;
