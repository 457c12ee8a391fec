import type { Translated } from '../catalogues';
import type es from '../es/landing';

const landing: Translated<typeof es> = {
  pageTitle: 'Start',
  title: 'Request an oncology treatment and follow each step',
  lead: 'The place of {{company}} for those who prescribe and their assistants: request chemotherapy or radiotherapy, answer questions and read the decision.',
  leadOfAll: 'The workplace of those who request oncology treatments and of the teams that review and decide on them.',
  signIn: 'Sign in',
  stepsLabel: 'How it works',
  steps: {
    account: {
      title: 'Request the account',
      text: 'We check your details and your centres. A link comes by e-mail.',
    },
    demand: {
      title: 'File the request',
      text: 'Six steps that are saved as you type. Body surface area and dates are reckoned for you.',
    },
    decision: { title: 'Follow the decision', text: 'Each change stays in the history, with its document as a PDF.' },
  },
  request: {
    title: 'Request an account',
    lead: 'We answer by e-mail.',
    role: 'Role',
    name: 'First name and surnames',
    email: 'E-mail',
    phone: 'Telephone',
    centers: 'Centres',
    searchCenter: 'Search for a centre',
    doctorsDni: 'DNI of the doctors you assist',
    addDni: 'Add a DNI',
    reason: 'Reason',
    reasonHint: 'Say what you need the account for.',
    counter: '{{count}} / {{max}}',
    files: 'Documents',
    submit: 'Send the request',
    throttled_one: 'Too many requests from your network. Try again in {{count}} minute; what you typed is still here.',
    throttled_other:
      'Too many requests from your network. Try again in {{count}} minutes; what you typed is still here.',
  },
  sent: {
    title: 'Request sent',
    lead: 'Thank you. {{company}} has your request.',
    nextTitle: 'What happens now',
    review: 'Administration checks your data and the documents that you attached.',
    accepted:
      'If it is accepted, an e-mail brings a link to create your account. It works for {{days}} days, and once.',
    rejected: 'If it is not, an e-mail says why.',
    known: 'If there is an account or a request with this e-mail already, we tell you by e-mail.',
    toStart: 'Back to the start',
  },
};

export default landing;
