import { COMPANY_ID } from './numbers';

/** Entries of the catalogues that an installation begins with. */
export const DRUG = {
  ...{ name: 'Gemcitabina', activePrinciple: 'Gemcitabina hidrocloruro', atcCode: 'L01BC05' },
  ...{ dosage: 'MGM2', administration: 'INTRAVENOUS' },
};
export const KNOWN_DRUG = { id: 43, ...DRUG, active: true };

export const PRESENTATION = {
  ...{ registerNumber: '990245', nationalCode: '000293' },
  presentation: 'Doxorubicina 2 mg/ml concentrado para solución para perfusión, vial 25 ml',
  ...{ strengthMg: 50, unitsPerPack: 1, price: 27.3 },
};
export const NEW_PRESENTATION = { ...PRESENTATION, drugId: 29 };
export const EDITED_PRESENTATION = { ...PRESENTATION, price: 26.9 };
export const KNOWN_PRESENTATION = {
  ...{ id: 49, ...NEW_PRESENTATION, active: true, hidden: false },
  drug: { id: 29, name: 'Doxorubicina' },
};

export const CODE = { code: 'AV-RT-101', type: 'Radioterapia paliativa, fracción única', radio_type: 'Externa' };
export const NEW_CODE = { ...CODE, companyId: COMPANY_ID };
export const KNOWN_CODE = { id: 1, ...NEW_CODE, active: true, company: { id: COMPANY_ID, name: 'Salud Meridiana' } };

export const CENTER = {
  ...{ name: 'Clínica Valdeolmo', address: 'Calle del Olmo Viejo, 14', locality: 'Getafe', type: 'Ambos' },
  provinceId: 28,
};
export const EDITED_CENTER = { ...CENTER, doctors: [8] };
export const KNOWN_CENTER = {
  ...{ id: 1, ...CENTER, active: true },
  province: { id: 28, name: 'Madrid' },
  doctors: [{ id: 8, name: 'Pedro Díaz Lorenzo' }],
};

export const ROLE = { id: 7, permissions: 'DOCTOR' };
export const PROVINCE = { id: 28, name: 'Madrid' };
