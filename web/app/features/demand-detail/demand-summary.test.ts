import type { HistoryEntry } from '@aval/application/demands/detail/demand-detail';
import type { Finding } from '@aval/domain/congruence/findings/finding';
import type { LineReport } from '@aval/domain/congruence/report/line-report';
import type { CongruenceReport } from '@aval/domain/congruence/report/report';
import type { PreviousTreatment } from '@aval/domain/demand/content/content';
import { describe, expect, it } from 'vitest';
import { findingsSummary, lastComment, previousSummary, regimenSummary, textKind } from './demand-summary';

describe('the regimen in the summary', () => {
  const line = (index: number, percent: number | null, isBesideRegimen = false) =>
    ({ index, deviation: isBesideRegimen ? null : { percent }, isBesideRegimen }) as LineReport;
  const report = (...lines: LineReport[]) =>
    ({ regimen: { name: 'TC', version: 1 }, findings: [], lines }) as unknown as CongruenceReport;
  const places = (summary: ReturnType<typeof regimenSummary>) => summary?.deviating.map(({ index }) => index);

  it('names lines that differ, largest deviation first, and those outside it', () => {
    const summary = regimenSummary(report(line(0, 5), line(1, 0), line(2, null, true), line(3, -20)));
    expect(places(summary)).toEqual([3, 0, 2]);
    expect(summary?.isLike).toBe(false);
  });

  it('equals the requested doses only when each line was compared', () => {
    expect(regimenSummary(report(line(0, 0), line(1, 0.04)))).toEqual({ deviating: [], isLike: true });
    expect(regimenSummary(report(line(0, 0), line(1, null)))).toEqual({ deviating: [], isLike: false });
    expect(regimenSummary(report())).toEqual({ deviating: [], isLike: false });
  });

  it('is absent without a report or a regimen', () => {
    expect(regimenSummary(null)).toBeNull();
    expect(regimenSummary({ ...report(line(0, 5)), regimen: null })).toBeNull();
  });
});

describe('previous treatments in the summary', () => {
  const treatment = (date: string) => ({ type: 'cirugia', date, description: '' }) as PreviousTreatment;

  it('are the latest three, with the number of the earlier ones', () => {
    const all = ['2019-01-01', '2024-05-01', '2021-03-01', '2023-02-01'].map(treatment);
    const { latest, more } = previousSummary(all);
    expect(latest.map(({ date }) => date)).toEqual(['2024-05-01', '2023-02-01', '2021-03-01']);
    expect(more).toBe(1);
  });

  it('may be none', () => {
    expect(previousSummary([])).toEqual({ latest: [], more: 0 });
  });
});

describe('findings in the summary', () => {
  const finding = (severity: Finding['severity']) => ({ severity }) as Finding;

  it('name the serious ones and count the others by severity', () => {
    const serious = finding('serious');
    expect(findingsSummary([finding('note'), serious, finding('warning'), finding('note')])).toEqual({
      serious: [serious],
      others: [
        { severity: 'warning', count: 1 },
        { severity: 'note', count: 2 },
      ],
    });
  });
});

describe('the last comment in the summary', () => {
  const entry = (sequence: number, comment: string | null, privateComment: string | null = null) =>
    ({ sequence, comment, privateComment }) as HistoryEntry;

  it('is the newest of any action, private ones included where the reader has them', () => {
    expect(lastComment({ history: [entry(3, null), entry(2, null, 'a word'), entry(1, 'first')] })?.sequence).toBe(2);
    expect(lastComment({ history: [entry(3, ''), entry(1, 'first')] })?.sequence).toBe(1);
  });

  it('is told from the text of a decision or of another action', () => {
    const kinds = (['COMMENT', 'ACCEPT', 'PROPOSE_DENIAL', 'REQUEST_MISSING_INFO'] as const).map((action) =>
      textKind({ action }),
    );
    expect(kinds).toEqual(['comment', 'decision', 'decision', 'action']);
  });

  it('is null when no entry has a text', () => {
    expect(lastComment({ history: [entry(1, null)] })).toBeNull();
  });
});
