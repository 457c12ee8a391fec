import type { Chemotherapy } from './content';

/** Fields of a chemotherapy that a request may leave out, each left out. */
export const WITHOUT_OPTIONS = {
  antiemetics: null,
  antihistamines: null,
  corticosteroids: null,
  erythropoietins: null,
  otherBisphosphonates: null,
  heparinization: false,
  clinicalTrial: false,
  creatinine: null,
  creatinineUnit: null,
  creatinineDate: null,
  dpd: null,
  ugt1a1: null,
  lvefPercent: null,
  bilirubinMgDl: null,
  astUl: null,
  altUl: null,
  regimen: null,
  infusorImplantDate: null,
  infusorRemovalDate: null,
} as const satisfies Partial<Chemotherapy>;
