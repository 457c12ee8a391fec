import type { Translated } from '../catalogues';
import type spanish from '../es/validation';

const validation: Translated<typeof spanish> = {
  required: 'Fill this in.',
  choose: 'Choose one of the options.',
  textShort: 'Enter at least {{min}} characters.',
  textLong: 'Enter at most {{max, number}} characters; {{over, number}} too many.',
  stepLong: 'This step is {{over, number}} kB over the limit of {{max, number}} kB. Shorten its texts.',
  draftsTooMany: 'You already have {{max}} drafts. Send or delete one to begin another request.',
  integerMin: 'Enter a whole number, at least {{min}}.',
  integerRange: 'Enter a whole number from {{min}} to {{max}}.',
  decimalMin: 'Enter a number, at least {{min, number}}, with two decimals at most.',
  decimalRange: 'Enter a value from {{min, number}} to {{max, number}}, with two decimals at most.',
  thousands: 'Type thousands without a separator, such as 1000, and two decimals at most.',
  dateInvalid: 'Enter a date that exists, such as 27/04/2026.',
  datePast: 'Choose a date that is not before today.',
  dateFuture: 'Choose a date that is not after today.',
  dateBefore: 'Choose a date from {{date}} on.',
  dateAfter: 'Choose a date up to {{date}}.',
  treatmentRequired: 'Switch on at least one treatment: chemotherapy or radiotherapy.',
  chemotherapyActive: 'The patient already has an active chemotherapy treatment. You can request another when it ends.',
  radiotherapyActive: 'The patient already has an active radiotherapy treatment. You can request another when it ends.',
  chemotherapyEmpty: 'Add a drug, the implantation or removal of an infusion pump, or heparinisation.',
  radiotherapyRequired: 'Add at least one radiotherapy treatment.',
  codeRequired: 'Add at least one code.',
  cycleRange: 'Enter at least 1 and at most the number of cycles: {{max}}.',
  cycleNone: 'With 0 cycles the cycle is 0. Enter 0, or say how many cycles there are.',
  sessionRequired: 'Mark at least one session.',
  sessionBeforeFirst: 'Choose a date that is not before the first session.',
  sessionOrder: 'Choose a date after the previous session.',
  locked: 'This cannot be changed here. Reload the page to see the current value.',
  lockedPast: 'This date has passed and cannot be changed.',
  withdrawn: 'It is no longer in the catalogue. Choose another one.',
  withdrawnCenter: 'This centre can no longer be chosen. Choose another one.',
  nothingChanged: 'Nothing has changed. Change something before saving.',
  nationalId: 'Enter a DNI or NIE with its letter, such as 12345678Z.',
  email: 'Enter a complete e-mail address, such as name@hospital.es.',
  cardNumber: 'The card format is not correct',
  cardNumberLength: 'The card format is not correct: it must have {{hint}} characters.',
  password:
    'Use 8 to 12 characters: at least one capital letter, exactly three digits and one of these signs: # % & @ ? ¿ *',
  passwordConfirmation: 'Enter the same password twice.',
  reasonKind: 'Choose a reason that matches the decision.',
  commentUnseen: 'The addressee cannot read the private comment: also write one for them, or attach a file.',
  commentEmpty: 'Write a comment or a private comment, or attach a file.',
  fileRequired: 'Choose a file.',
  fileForbidden:
    'File type not accepted. Attach a PDF, an image, DICOM, Word, Excel, OpenDocument, RTF, ZIP or an e-mail, without macros.',
  fileTooLarge:
    'It takes up more than {{megabytes}} MB, the most for each file. Compress or split it and drop it again.',
  filesTooMany: 'Each side may bring at most {{max}} files to a request.',
  fileDescription: 'Say what it contains.',
  filesWaiting:
    'Too many of your uploaded files have not been sent. Send those that are waiting, or try again tomorrow.',
};

export default validation;
