import { COMPANY_ID, DOXORUBICIN_ID, DOXORUBICIN_PACKS } from './numbers';

/** Entries of the initial catalogues; entries to create are not among them. */
export const NEW_DRUG = {
  name: 'Rasburicasa',
  activePrinciple: 'Rasburicasa',
  atcCode: 'V03AF07',
  dosage: 'MGKG',
  administration: 'INTRAVENOUS',
  otherNames: 'Fasturtec',
};
const DRUG = {
  name: 'Gemcitabina',
  activePrinciple: 'Gemcitabina hidrocloruro',
  atcCode: 'L01BC05',
  dosage: 'MGM2',
  administration: 'INTRAVENOUS',
  otherNames: 'Gemzar',
};
export const KNOWN_DRUG = { id: 44, uuid: '8d0d5a51-6a0d-4f5e-9b5e-0f6c4f0e7a44', ...DRUG, active: true };

export const PRESENTATION = {
  registerNumber: '990245',
  nationalCode: '000293',
  presentation: 'Doxorubicina 2 mg/ml concentrado para solución para perfusión, vial 25 ml',
  strengthMg: 50,
  unitsPerPack: 1,
  price: 27.3,
};
export const NEW_PRESENTATION = {
  registerNumber: '999901',
  nationalCode: '009901',
  drugId: DOXORUBICIN_ID,
  presentation: 'Doxorubicina 2 mg/ml concentrado para solución para perfusión, vial 100 ml',
  strengthMg: 200,
  unitsPerPack: 1,
  price: 98.4,
};
export const EDITED_PRESENTATION = { ...PRESENTATION, price: 26.9 };
export const KNOWN_PRESENTATION = {
  id: DOXORUBICIN_PACKS.mg50,
  ...PRESENTATION,
  drugId: DOXORUBICIN_ID,
  active: true,
  hidden: false,
  drugUuid: '3c7b1f8e-52a4-4d0a-8e0b-6b1f2a9d4c07',
  drug: { id: DOXORUBICIN_ID, name: 'Doxorubicina' },
};

export const CODE = { code: 'AV-RT-101', type: 'Radioterapia paliativa, fracción única', radio_type: 'Externa' };
export const NEW_CODE = {
  code: 'AV-RT-901',
  type: 'Radioterapia paliativa, cinco fracciones',
  radio_type: 'Externa',
  companyId: COMPANY_ID,
};
export const KNOWN_CODE = {
  id: 1,
  ...CODE,
  companyId: COMPANY_ID,
  active: true,
  company: { id: COMPANY_ID, name: 'Salud Meridiana' },
};

export const NEW_CENTER = {
  name: 'Clínica Vado del Tajo',
  address: 'Calle del Vado, 3',
  locality: 'Aranjuez',
  type: 'Ambos',
  provinceId: 28,
};
const CENTER = {
  name: 'Clínica Valdeolmo',
  address: 'Calle del Olmo Viejo, 14',
  locality: 'Getafe',
  type: 'Ambos',
  provinceId: 28,
};
export const EDITED_CENTER = { ...CENTER, doctors: [8] };
export const KNOWN_CENTER = {
  id: 1,
  ...CENTER,
  active: true,
  province: { id: 28, name: 'Madrid' },
  doctors: [{ id: 8, name: 'Pedro Díaz Lorenzo' }],
};

export const ROLE = { id: 7, permissions: 'DOCTOR' };
export const PROVINCE = { id: 28, name: 'Madrid' };
