import { describe, expect, it } from 'vitest';
import type { Finding } from '../findings/finding';
import { seriousOfEntry } from './serious-findings';

const drug = (index: number, field: string) => `treatment.chemotherapy.drugs.${index}.${field}`;
const course = (index: number, field: string) => `treatment.radiotherapy.${index}.${field}`;
const ofDrug = (findings: Pick<Finding, 'severity' | 'fields'>[], index: number) =>
  seriousOfEntry(findings, { of: 'drug', index });

function finding(severity: Finding['severity'], ...fields: Finding['fields']): Pick<Finding, 'severity' | 'fields'> {
  return { severity, fields };
}

describe('the serious findings of a drug line', () => {
  it('are those that name it before any other line', () => {
    const lowered = finding('serious', drug(0, 'dose'), drug(1, 'drugId'));
    expect(ofDrug([lowered], 0)).toEqual([lowered]);
    expect(ofDrug([lowered], 1)).toEqual([]);
  });

  it('include one about a datum of the patient that concerns the drug', () => {
    const kidneys = finding('serious', 'treatment.chemotherapy.creatinine', drug(2, 'drugId'));
    expect(ofDrug([kidneys], 2)).toEqual([kidneys]);
  });

  it('leave out those of line 11 for line 1', () => {
    expect(ofDrug([finding('serious', drug(11, 'dose'))], 1)).toEqual([]);
  });

  it('leave out warnings, and what concerns the drugs together', () => {
    const others = [finding('warning', drug(0, 'dose')), finding('serious', 'treatment.chemotherapy.drugs')];
    expect(ofDrug(others, 0)).toEqual([]);
  });
});

it('the serious findings of a radiotherapy are those that name it', () => {
  const dose = finding('serious', course(1, 'fractionationPerDayGy'), course(1, 'sessions'));
  const all = [dose, finding('serious', drug(1, 'dose')), finding('warning', course(1, 'sessions'))];
  expect(seriousOfEntry(all, { of: 'radiotherapy', index: 1 })).toEqual([dose]);
  expect(seriousOfEntry(all, { of: 'radiotherapy', index: 0 })).toEqual([]);
});
