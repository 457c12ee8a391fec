import { DISPLAY_STATUSES, FALLBACK_STATUSES } from '@aval/domain/demand/vocabulary';
import { patients } from '@aval/prisma/reference/people';
import { regimens, tumourTypeId } from '@aval/prisma/reference/regimens';
import { describe, expect, it } from 'vitest';
import { storyPeople } from '../people';
import { emailOf } from '../playing/cast';
import { scenes } from './scenes';

describe('the story', () => {
  it('has at least sixty demands and ends in every reachable status', () => {
    expect(scenes.length).toBeGreaterThanOrEqual(60);
    const reachable = DISPLAY_STATUSES.filter((status) => !FALLBACK_STATUSES.includes(status));
    expect([...new Set(scenes.map(({ endsAs }) => endsAs))].sort()).toEqual([...reachable].sort());
  });

  it.each([2, 3] as const)('shows every status of insurer %i', (companyId) => {
    const shown = new Set(scenes.filter((scene) => scene.companyId === companyId).map(({ endsAs }) => endsAs));
    const missing = DISPLAY_STATUSES.filter((status) => !FALLBACK_STATUSES.includes(status) && !shown.has(status));
    expect(missing).toEqual(companyId === 2 ? ['pending_validation'] : []);
  });

  it('gives each patient one scene', () => {
    expect(new Set(scenes.map(({ patient }) => patient)).size).toBe(scenes.length);
  });

  it.each(scenes.map((scene) => [`${scene.patient} ${scene.regimen}`, scene] as const))('%s fits', (_name, scene) => {
    const patient = patients.find(({ slug }) => slug === scene.patient);
    const regimen = regimens.find(({ slug }) => slug === scene.regimen);
    expect(regimen?.tumourType).toBe(tumourTypeId(patient?.suggestedTumourType ?? ''));
    const emails = storyPeople.map(({ email }) => email);
    for (const part of ['doctor', ...scene.steps.map(({ by }) => by)] as const) {
      expect(emails).toContain(emailOf(scene, part));
    }
    const days = scene.steps.map(({ day }) => day);
    expect(days).toEqual([...days].sort((a, b) => a - b));
    expect(Math.max(0, ...days)).toBeLessThanOrEqual(scene.begunDaysAgo);
  });
});
