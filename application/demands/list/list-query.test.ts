import type { RoleName } from '@aval/domain/access/roles';
import { describe, expect, it } from 'vitest';
import { activeFilters, writeListQuery } from './list-query';
import { parseListQuery, readListQuery } from './parse-list-query';

const read = (search: string, role: RoleName = 'ADMIN', companyId: number | null = null) =>
  parseListQuery(new URLSearchParams(search), {
    userId: 1,
    role,
    companyIds: [2, 3],
    companyId,
    doctorIds: [],
    centerIds: [],
    zoneIds: [],
  });

describe('the query of the demand list', () => {
  it('starts with the most recently updated, 25 a page', () => {
    expect(read('')).toMatchObject({ page: 1, pageSize: 25, sort: { by: 'lastDemand', descending: true }, zoneId: [] });
  });

  it('reads every parameter of the specification', () => {
    const query = read(
      'page=3&pageSize=50&sort=doctor.name&reference=MER-26&centerPrescriptorId=4&centerRealizatorId=5&zoneId=28&zoneId=45&companyId=2&doctorId=9&patientId=7&pendingDemands=true&seriousFindings=true',
      'MANAGER',
    );
    expect(query).toEqual({
      page: 3,
      pageSize: 50,
      sort: { by: 'doctor.name', descending: false },
      reference: 'MER-26',
      status: undefined,
      pendingDemands: true,
      centerPrescriptorId: 4,
      centerRealizatorId: 5,
      zoneId: [28, 45],
      companyId: 2,
      doctorId: 9,
      patientId: 7,
      seriousFindings: true,
    });
    expect(activeFilters(query)).toHaveLength(9);
  });

  it('reads the dates and the identifier of API clients, which no page offers', () => {
    const dates = {
      updatedSince: '2026-03-02T09:30:00+01:00',
      lastDemandFrom: '2026-03-02',
      lastDemandTo: '2026-03-03',
      demandDateFrom: '2026-03-02',
      demandDateTo: '2026-03-03',
      treatmentStartDateFrom: '2026-03-02',
      treatmentStartDateTo: '2026-03-03',
      externalId: 'ONC 2026/0482',
    };
    const query = readListQuery(new URLSearchParams(dates));
    expect(query).toMatchObject({ ...dates, updatedSince: '2026-03-02T08:30:00.000Z' });
    expect(activeFilters(query)).toHaveLength(8);
    expect(readListQuery(writeListQuery(query))).toEqual(query);
    expect(activeFilters(read(String(new URLSearchParams(dates))))).toEqual([]);
  });

  it.each([
    'page=0',
    'page=-1',
    'page=abc',
    'page=1e3',
    'page=0x10',
    'page=2.0',
    'page=+2+',
    'pageSize=26',
    'sort=password',
    'status=lost',
    'doctorId=1e99',
    'patientId=x',
    'zoneId=',
    'seriousFindings=yes',
  ])('leaves out the invalid parameter %s', (search) => {
    expect(writeListQuery(read(search)).toString()).toBe('');
  });

  it('lets a status win over "only pending"', () => {
    expect(read('status=finished&pendingDemands=true', 'MANAGER')).toMatchObject({
      status: 'finished',
      pendingDemands: undefined,
    });
  });

  it('ignores filters and statuses that the role is not offered', () => {
    expect(activeFilters(read('status=draft', 'MANAGER'))).toEqual([]);
    expect(activeFilters(read('companyId=2&zoneId=28&doctorId=3', 'DOCTOR'))).toEqual([]);
    expect(activeFilters(read('status=draft&patientId=3', 'DOCTOR'))).toEqual(['status', 'patient']);
    expect(activeFilters(read('drugId=4', 'MANAGER'))).toEqual([]);
    expect(activeFilters(read('drugId=4', 'ADMIN'))).toEqual(['drug']);
    expect(activeFilters(read('companyId=2', 'MANAGER', 3))).toEqual([]);
    expect(activeFilters(read('companyId=2&status=sended', 'ADMIN'))).toEqual(['company']);
  });

  it('ignores "only pending" for roles that no demand waits for, also beside a status', () => {
    for (const role of ['SUPERADMIN', 'ADMIN', 'SUPERVISOR'] as const) {
      expect(writeListQuery(read('pendingDemands=true', role)).toString()).toBe('');
      expect(activeFilters(read('pendingDemands=true&status=finished', role))).toEqual(['status']);
    }
    for (const role of ['MANAGER', 'REPRESENTATIVE', 'CONSULTANT', 'DOCTOR', 'ASSISTANT'] as const)
      expect(activeFilters(read('pendingDemands=true', role))).toEqual(['pending']);
  });

  it('survives the round trip through its address', () => {
    const search = 'reference=A+1&status=draft&zoneId=1&zoneId=2&sort=-type&pageSize=100&page=4';
    expect(read(writeListQuery(read(search)).toString())).toEqual(read(search));
  });
});
