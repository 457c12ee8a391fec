import { expect, test } from 'vitest';
import { MARKERS } from '../../catalogue/markers';
import { OPTIONS } from '../../catalogue/options';
import drugsFile from '../../reference/drugs.json' with { type: 'json' };
import { RIGHT_REQUESTS, WRONG_REQUESTS } from './corpus';
import { type CorpusCase, type CorpusChemotherapy, TOPICS } from './corpus-case';

const REQUESTS = [...RIGHT_REQUESTS, ...WRONG_REQUESTS];
const slugs = new Set(drugsFile.map(({ slug }) => slug));

const drugsOf = ({ chemotherapy }: CorpusCase) => chemotherapy?.lines.map(({ drug }) => drug) ?? [];

test('the corpus has at least 150 right and 150 wrong requests', () => {
  expect(RIGHT_REQUESTS.length).toBeGreaterThanOrEqual(150);
  expect(WRONG_REQUESTS.length).toBeGreaterThanOrEqual(150);
});

test('each id is given once', () => {
  const ids = REQUESTS.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('right requests expect nothing, and wrong ones something', () => {
  expect(RIGHT_REQUESTS.filter(({ expected }) => expected.length > 0)).toEqual([]);
  expect(WRONG_REQUESTS.filter(({ expected }) => expected.length === 0)).toEqual([]);
});

test('each topic is expected of a wrong request', () => {
  const expected = new Set(WRONG_REQUESTS.flatMap((request) => request.expected.flatMap(({ topics }) => topics)));
  expect(TOPICS.filter((topic) => !expected.has(topic))).toEqual([]);
});

test('drugs are those of the reference data', () => {
  expect([...new Set(REQUESTS.flatMap(drugsOf))].filter((drug) => !slugs.has(drug))).toEqual([]);
});

test('most requests have no chosen regimen', () => {
  const chosen = REQUESTS.filter(({ chemotherapy }) => chemotherapy?.regimen);
  expect(chosen.length).toBeGreaterThan(0);
  expect(chosen.length).toBeLessThan(REQUESTS.length / 2);
});

test('each request has a treatment whose figures fit each other', () => {
  expect(idsOf(({ chemotherapy, radiotherapy = [] }) => !chemotherapy && radiotherapy.length === 0)).toEqual([]);
  expect(idsOf(({ chemotherapy }) => chemotherapy !== undefined && !isConsistent(chemotherapy))).toEqual([]);
});

test('each request answers the marker fields of its tumour, and no others', () => {
  expect(idsOf((request) => missingMarkers(request).length > 0)).toEqual([]);
  expect(idsOf((request) => unknownMarkers(request).length > 0)).toEqual([]);
});

test('findings are expected about drugs of the request', () => {
  const isForeign = (request: CorpusCase) =>
    request.expected.some(({ drug }) => drug !== undefined && !drugsOf(request).includes(drug));
  expect(idsOf(isForeign)).toEqual([]);
});

test('each request cites a label with its section, a publication or a manual', () => {
  expect(idsOf(({ source }) => !/label, \d|\b(19|20)\d\d\b|edition/.test(source))).toEqual([]);
});

/** Returns the ids of the requests with a fault. */
function idsOf(isFaulty: (request: CorpusCase) => boolean): string[] {
  return REQUESTS.filter(isFaulty).map(({ id }) => id);
}

function isConsistent({ lines, schedule, cycle, totalCycles }: CorpusChemotherapy): boolean {
  const sessions = lines.flatMap((line) => line.sessions);
  return (
    lines.length > 0 &&
    cycle <= totalCycles &&
    schedule.cycleIntervalDays > 0 &&
    sessions.every((session) => session >= 1 && session <= schedule.sessionsPerCycle)
  );
}

function missingMarkers({ protocol }: CorpusCase): string[] {
  const asked = MARKERS[protocol.type].filter(({ optional }) => !optional);
  return asked.map(({ name }) => name).filter((name) => !(name in protocol.markers));
}

/** Returns the markers that the form does not ask for the tumour, or whose answer it does not offer. */
function unknownMarkers({ protocol }: CorpusCase): string[] {
  return Object.entries(protocol.markers)
    .filter(([name, value]) => {
      const field = MARKERS[protocol.type].find((each) => each.name === name);
      if (!field) return true;
      return field.kind === 'choice' && !(OPTIONS[field.options] as readonly unknown[]).includes(value);
    })
    .map(([name]) => name);
}
