import type { DemandContent } from '@aval/domain/demand/content';
import type { VersionPatient } from '@aval/domain/demand/version-snapshot';
import { describe, expect, it } from 'vitest';
import { changedFields } from './changed-fields';

const content: DemandContent = {
  basics: { doctorId: 1, prescriberCenterId: 2, patientId: 3 },
  protocol: {
    geriatricAssessment: null,
    histologicalDiagnosis: 'Carcinoma ductal infiltrante',
    type: 'mama',
    t: 'T2',
    n: 'N1',
    m: 'M0',
    stage: 'IIB',
    ecog: 1,
    markers: { ki67: 30, her2neu: 'positivo_2' },
  },
  previousTreatments: [{ type: 'cirugia', date: '2026-01-10', description: 'Tumorectomía' }],
  treatment: { chemotherapy: null, radiotherapy: null },
  extras: { evolutivo: false, previousRegimen: null, performingCenterId: 2, observations: 'a', officialComments: 'b' },
};
const patient: VersionPatient = {
  firstName: 'Carmen',
  lastName: 'Ortuño',
  nationalId: '50428117L',
  email: null,
  cardNumber: 'MD0048213975',
  birthday: '1973-11-03',
  gender: 'female',
  type: 'private',
};
const before = { content, patient };

describe('the fields that a version changed', () => {
  it('are none when only the order of keys differs', () => {
    const markers = { her2neu: 'positivo_2', ki67: 30 };
    expect(
      changedFields(before, { patient, content: { ...content, protocol: { ...content.protocol, markers } } }),
    ).toEqual([]);
  });

  it('are named by their paths, to the single marker', () => {
    const protocol = { ...content.protocol, stage: 'IIIA', markers: { ki67: 68, her2neu: 'positivo_2' } };
    expect(changedFields(before, { patient, content: { ...content, protocol } })).toEqual([
      'protocol.stage',
      'protocol.markers.ki67',
    ]);
  });

  it('of a list are its elements, and one that was added counts', () => {
    const added = { type: 'radioterapia', date: '2026-02-01', description: 'Pélvica' };
    const previousTreatments = [...content.previousTreatments, added];
    expect(changedFields(before, { patient, content: { ...content, previousTreatments } })).toEqual([
      'previousTreatments.1',
    ]);
  });

  it('of a block that came are the block, and the patient counts', () => {
    const radiotherapy: DemandContent['treatment']['radiotherapy'] = [];
    expect(
      changedFields(before, {
        content: { ...content, treatment: { chemotherapy: null, radiotherapy } },
        patient: { ...patient, cardNumber: 'MD0048213976' },
      }),
    ).toEqual(['treatment.radiotherapy', 'patient.cardNumber']);
  });
});
