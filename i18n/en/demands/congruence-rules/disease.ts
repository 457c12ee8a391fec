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
    about: "The stage against those that the drug's indication names for the intention.",
    other: {
      text: '{{drug}} with intention “{{intention}}”: the indication names stages {{expected}}; the stage given is {{stage}}.',
      settles: 'Correct the stage or the intention, or say what it rests on.',
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
};

export default disease;
