import type { Translated } from '../catalogues';
import type es from '../es/landing';

const landing: Translated<typeof es> = {
  pageTitle: 'Start',
  title: 'Request oncology treatments and follow their status',
  lead: '{{company}}’s workspace for doctors and their assistants: request chemotherapy or radiotherapy, answer questions and read the decision.',
  leadOfAll:
    'The workspace of the people who request oncology treatments and of the teams that review and decide them.',
  signIn: 'Sign in',
  stepsLabel: 'How it works',
  steps: {
    account: {
      title: 'Request the account',
      text: 'We check your details and your centres, then e‑mail you a link.',
    },
    demand: {
      title: 'File the request',
      text: 'Six steps, saved as you type. Body surface area and dates are calculated for you.',
    },
    decision: { title: 'Follow the decision', text: 'Each version is recorded and can be downloaded as a PDF.' },
  },
  request: {
    title: 'Request an account',
    lead: 'We’ll reply by e‑mail.',
    role: 'Role',
    name: 'First name and surnames',
    email: 'E-mail',
    phone: 'Telephone',
    centers: 'Centres',
    searchCenter: 'Search for a centre',
    doctorsDni: 'DNI of the doctors you assist',
    addDni: 'Add a DNI',
    reason: 'Reason',
    reasonHint: 'Tell us what you need the account for.',
    counter: '{{count}} / {{max}}',
    files: 'Documents',
    submit: 'Send the request',
    throttled_one: 'Too many requests from your network. Try again in {{count}} minute; what you typed is still here.',
    throttled_other:
      'Too many requests from your network. Try again in {{count}} minutes; what you typed is still here.',
  },
  sent: {
    title: 'Request sent',
    lead: 'Thank you. {{company}} has received your request.',
    nextTitle: 'What happens now',
    review: 'An administrator will check your details and the documents you attached.',
    accepted:
      'If it is accepted, we’ll e‑mail you a link to create your account. It is valid for {{days}} days and can be used once.',
    rejected: 'If it is not accepted, we’ll e‑mail you the reason.',
    known: 'If this e‑mail already has an account or a request, we’ll tell you by e‑mail.',
    toStart: 'Back to the start',
  },
};

export default landing;
