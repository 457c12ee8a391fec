import type { Translated } from '../../../catalogues';
import type source from '../../../es/demands/congruence-rules/disease';

const disease: Translated<typeof source> = {
  'STG-02': {
    name: 'Categories of the tumour',
    about: 'T, N and M against the categories that the classification of the tumour has.',
    unknown: {
      text: '{{given}} does not exist in the TNM classification of this tumour ({{tumour}}).',
      settles: 'Correct the category or the type of tumour.',
    },
  },
  'STG-03': {
    name: 'Stage and drug',
    about: "The stage and the categories T and N against those that the drug's indication names for the intent.",
    other: {
      text: '{{drug}} with the intent “{{intention}}”: the indication is for stages {{expected}}; the request says {{stage}}.',
      settles: 'Correct the stage or the intent, or say what it rests on.',
    },
    excluded: {
      text: '{{drug}} in a {{given}} tumour, which its indication does not include.',
      settles: 'Correct the category or the drug, or say what it rests on.',
    },
    inSitu: {
      text: '{{drug}} with the intent “{{intention}}” in stage {{given}}: a carcinoma in situ is treated without systemic chemotherapy.',
      settles: 'Correct the stage or the treatment, or say what it rests on.',
    },
  },
  'INT-01': {
    name: 'Intent and extent',
    about: 'The intent of each treatment against the stage and metastases.',
    disseminated: {
      text: 'Intent “{{intention}}” with {{extent}}. Is it oligometastatic disease, or another that is treated with this intent?',
      settles: 'Correct the intent or whichever does not fit, or justify this intent.',
    },
    inSitu: {
      text: 'Intent “{{intention}}” with stage {{extent}} and no previous treatment. Is it a recurrence?',
      settles: 'Correct the intent or whichever does not fit, or justify this intent.',
    },
  },
  'INT-02': {
    name: 'Intent and previous treatments',
    about: 'An adjuvant or neoadjuvant intent against earlier surgery and radiotherapy.',
    afterNothing: {
      text: 'Intent “{{intention}}” without surgery or radiotherapy among the previous treatments. Which treatment does it follow?',
      settles: 'Add the main treatment to the previous ones, or correct the intent.',
    },
    afterSurgery: {
      text: 'Intent “{{intention}}” with a surgery among the previous treatments. Was it for another tumour?',
      settles: 'Say what the surgery was for, or correct the intent.',
    },
  },
  'INT-03': {
    name: 'Intent and regimen',
    about: 'The intent against those of the chosen regimen.',
    other: {
      text: 'Intent “{{given}}”; the regimen {{regimen}} is published with the intent “{{expected}}”.',
      settles: 'Correct the intent or the regimen, or say what it rests on.',
    },
  },
  'ECG-02': {
    name: 'ECOG 5',
    about: 'ECOG 5, which stands for a patient who has died, with any treatment.',
    dead: {
      text: 'ECOG {{ecog}} stands for a patient who has died, and a treatment is asked for.',
      settles: 'Correct ECOG, or do not send the request.',
    },
  },
  'ECG-01': {
    name: 'ECOG and treatment',
    about:
      'ECOG against the intensity of the treatment, by the evidence nearest to the regimen, the drug or the tumour.',
    against: {
      text: 'ECOG {{ecog}}; this treatment was studied in patients of ECOG {{least}} to {{most}}.',
      settles: 'Confirm ECOG and say what makes the treatment advisable.',
    },
    question: {
      text: 'ECOG {{ecog}}; this treatment was studied mostly in patients of ECOG {{least}} to {{most}}, or of another age. Was it adapted to this patient?',
      settles: 'Confirm ECOG or say how the treatment is adapted.',
    },
    dead: {
      text: 'ECOG {{ecog}} stands for a patient who has died.',
      settles: 'Correct ECOG.',
    },
  },
  'SEX-01': {
    name: 'Sex and tumour',
    about: 'The sex on record against cancer of the prostate or the ovary. Breast cancer is not asked about.',
    asks: {
      text: "The patient's record says “{{gender}}” and the tumour given is “{{tumour}}”. Are both right?",
      settles: 'Confirm the type of tumour, or the sex on record.',
    },
  },
  'LIN-01': {
    name: 'Line of treatment',
    about: 'Drugs of a certain line against the previous treatments.',
    noneBefore: {
      text: '{{drug}}: the indication is after an earlier systemic treatment, and none is stated.',
      settles: 'Add the previous treatments, or say what it rests on.',
    },
    notAfter: {
      text: '{{drug}}: the indication is after {{before}}, which is not among the previous treatments.',
      settles: 'Add the previous treatments, or say what it rests on.',
    },
    treatedBefore: {
      text: '{{drug}}: the indication is of the first line, and an earlier treatment of advanced disease is stated.',
      settles: 'Clarify the line of treatment, or say what it rests on.',
    },
  },
};

export default disease;
