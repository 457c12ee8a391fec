import { describe, expect, it } from 'vitest';
import type { Finding } from '../findings/finding';
import { seriousOfLine } from './serious-findings';

const drug = (index: number, field: string) => `treatment.chemotherapy.drugs.${index}.${field}`;

function finding(severity: Finding['severity'], ...fields: Finding['fields']): Pick<Finding, 'severity' | 'fields'> {
  return { severity, fields };
}

describe('the serious findings of a drug line', () => {
  it('are those that name it before any other line', () => {
    const lowered = finding('serious', drug(0, 'dose'), drug(1, 'drugId'));
    expect(seriousOfLine([lowered], 0)).toEqual([lowered]);
    expect(seriousOfLine([lowered], 1)).toEqual([]);
  });

  it('include one about a datum of the patient that concerns the drug', () => {
    const kidneys = finding('serious', 'treatment.chemotherapy.creatinine', drug(2, 'drugId'));
    expect(seriousOfLine([kidneys], 2)).toEqual([kidneys]);
  });

  it('leave out those of line 11 for line 1', () => {
    expect(seriousOfLine([finding('serious', drug(11, 'dose'))], 1)).toEqual([]);
  });

  it('leave out warnings, and what concerns the drugs together', () => {
    const others = [finding('warning', drug(0, 'dose')), finding('serious', 'treatment.chemotherapy.drugs')];
    expect(seriousOfLine(others, 0)).toEqual([]);
  });
});
