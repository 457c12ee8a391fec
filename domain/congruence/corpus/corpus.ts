import type { CorpusCase } from './corpus-case';
import { RIGHT_BLADDER } from './right/bladder';
import { RIGHT_BRAIN_AND_ENDOCRINE } from './right/brain-and-endocrine';
import { RIGHT_ADVANCED_BREAST } from './right/breast-advanced';
import { RIGHT_EARLY_BREAST } from './right/breast-early';
import { RIGHT_HER2_BREAST } from './right/breast-her2';
import { RIGHT_BREAST_HORMONES } from './right/breast-hormones';
import { RIGHT_CERVIX_AND_ENDOMETRIUM } from './right/cervix-and-endometrium';
import { RIGHT_COLORECTAL } from './right/colorectal';
import { RIGHT_TARGETED_COLORECTAL } from './right/colorectal-targeted';
import { RIGHT_HODGKIN_AND_BRAIN } from './right/hodgkin-and-brain';
import { RIGHT_KIDNEY } from './right/kidney';
import { RIGHT_LEUKAEMIA } from './right/leukaemia';
import { RIGHT_LIVER_AND_BILE_DUCTS } from './right/liver-and-bile-ducts';
import { RIGHT_LUNG } from './right/lung';
import { RIGHT_LUNG_IMMUNOTHERAPY } from './right/lung-immunotherapy';
import { RIGHT_SMALL_CELL_LUNG } from './right/lung-small-cell';
import { RIGHT_TARGETED_LUNG } from './right/lung-targeted';
import { RIGHT_LYMPHOMA } from './right/lymphoma';
import { RIGHT_OVARY } from './right/ovary';
import { RIGHT_OVARY_MAINTENANCE } from './right/ovary-maintenance';
import { RIGHT_PANCREAS } from './right/pancreas';
import { RIGHT_PROSTATE } from './right/prostate';
import { RIGHT_PROSTATE_CASTRATION } from './right/prostate-castration';
import { RIGHT_RADIOTHERAPY } from './right/radiotherapy';
import { RIGHT_REDUCED_DOSES } from './right/reduced-doses';
import { RIGHT_SARCOMA_AND_GERM_CELL } from './right/sarcoma-and-germ-cell';
import { RIGHT_SKIN_AND_HEAD } from './right/skin-and-head';
import { RIGHT_STOMACH_AND_OESOPHAGUS } from './right/stomach-and-oesophagus';
import { RIGHT_UNUSUAL_PATIENTS } from './right/unusual-patients';
import { RIGHT_WITH_REGIMEN } from './right/with-regimen';
import { WRONG_BLADDER_AND_KIDNEY } from './wrong/bladder-and-kidney';
import { WRONG_ADVANCED_BREAST } from './wrong/breast-advanced';
import { WRONG_EARLY_BREAST } from './wrong/breast-early';
import { WRONG_HER2_BREAST } from './wrong/breast-her2';
import { WRONG_COLORECTAL } from './wrong/colorectal';
import { WRONG_TARGETED_COLORECTAL } from './wrong/colorectal-targeted';
import { WRONG_COURSES } from './wrong/courses';
import { WRONG_DOSES } from './wrong/doses';
import { WRONG_ELIGIBILITY } from './wrong/eligibility';
import { WRONG_ENDOCRINE_AND_STROMAL } from './wrong/endocrine-and-stromal';
import { WRONG_GYNAECOLOGY } from './wrong/gynaecology';
import { WRONG_HODGKIN_AND_BRAIN } from './wrong/hodgkin-and-brain';
import { WRONG_LEUKAEMIA } from './wrong/leukaemia';
import { WRONG_LUNG } from './wrong/lung';
import { WRONG_TARGETED_LUNG } from './wrong/lung-targeted';
import { WRONG_LYMPHOMA } from './wrong/lymphoma';
import { WRONG_ORGANS } from './wrong/organs';
import { WRONG_PAIRS } from './wrong/pairs';
import { WRONG_PANCREAS } from './wrong/pancreas';
import { WRONG_PATIENT } from './wrong/patient';
import { WRONG_PROSTATE } from './wrong/prostate';
import { WRONG_RADIOTHERAPY } from './wrong/radiotherapy';
import { WRONG_ROUTES } from './wrong/routes';
import { WRONG_SARCOMA_AND_GLIOMA } from './wrong/sarcoma-and-glioma';
import { WRONG_SKIN_AND_HEAD } from './wrong/skin-and-head';
import { WRONG_STOMACH_AND_LIVER } from './wrong/stomach-and-liver';
import { WRONG_SUPPORT } from './wrong/support';

/** Requests without a fault, on which a rule that warns is mistaken. */
export const RIGHT_REQUESTS: readonly CorpusCase[] = [
  ...RIGHT_BLADDER,
  ...RIGHT_BRAIN_AND_ENDOCRINE,
  ...RIGHT_ADVANCED_BREAST,
  ...RIGHT_EARLY_BREAST,
  ...RIGHT_HER2_BREAST,
  ...RIGHT_BREAST_HORMONES,
  ...RIGHT_CERVIX_AND_ENDOMETRIUM,
  ...RIGHT_TARGETED_COLORECTAL,
  ...RIGHT_COLORECTAL,
  ...RIGHT_HODGKIN_AND_BRAIN,
  ...RIGHT_KIDNEY,
  ...RIGHT_LEUKAEMIA,
  ...RIGHT_LIVER_AND_BILE_DUCTS,
  ...RIGHT_LUNG_IMMUNOTHERAPY,
  ...RIGHT_SMALL_CELL_LUNG,
  ...RIGHT_TARGETED_LUNG,
  ...RIGHT_LUNG,
  ...RIGHT_LYMPHOMA,
  ...RIGHT_OVARY_MAINTENANCE,
  ...RIGHT_OVARY,
  ...RIGHT_PANCREAS,
  ...RIGHT_PROSTATE_CASTRATION,
  ...RIGHT_PROSTATE,
  ...RIGHT_RADIOTHERAPY,
  ...RIGHT_REDUCED_DOSES,
  ...RIGHT_SARCOMA_AND_GERM_CELL,
  ...RIGHT_SKIN_AND_HEAD,
  ...RIGHT_STOMACH_AND_OESOPHAGUS,
  ...RIGHT_UNUSUAL_PATIENTS,
  ...RIGHT_WITH_REGIMEN,
];

/** Requests with one fault or more, each of which has to be found. */
export const WRONG_REQUESTS: readonly CorpusCase[] = [
  ...WRONG_BLADDER_AND_KIDNEY,
  ...WRONG_ADVANCED_BREAST,
  ...WRONG_EARLY_BREAST,
  ...WRONG_HER2_BREAST,
  ...WRONG_TARGETED_COLORECTAL,
  ...WRONG_COLORECTAL,
  ...WRONG_COURSES,
  ...WRONG_DOSES,
  ...WRONG_ELIGIBILITY,
  ...WRONG_ENDOCRINE_AND_STROMAL,
  ...WRONG_GYNAECOLOGY,
  ...WRONG_HODGKIN_AND_BRAIN,
  ...WRONG_LEUKAEMIA,
  ...WRONG_TARGETED_LUNG,
  ...WRONG_LUNG,
  ...WRONG_LYMPHOMA,
  ...WRONG_ORGANS,
  ...WRONG_PAIRS,
  ...WRONG_PANCREAS,
  ...WRONG_PATIENT,
  ...WRONG_PROSTATE,
  ...WRONG_RADIOTHERAPY,
  ...WRONG_ROUTES,
  ...WRONG_SARCOMA_AND_GLIOMA,
  ...WRONG_SKIN_AND_HEAD,
  ...WRONG_STOMACH_AND_LIVER,
  ...WRONG_SUPPORT,
];
