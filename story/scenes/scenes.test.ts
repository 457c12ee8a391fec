import { DISPLAY_STATUSES, FALLBACK_STATUSES } from '@aval/domain/demand/vocabulary';
import { tumourTypeId } from '@aval/domain/reference/tumour-type-id';
import { protocolFor } from '@aval/prisma/factories/clinical-picture';
import { patients } from '@aval/prisma/reference/people';
import { regimens } from '@aval/prisma/reference/regimens';
import { describe, expect, it } from 'vitest';
import { storyPeople } from '../people';
import { emailOf } from '../playing/cast';
import { protocolOf } from '../playing/scene-content';
import { PASTS } from './past-treatments';
import { scenes } from './scenes';

/** Phrases of a note that imply a previous treatment, with its type. */
const TOLD: readonly (readonly [RegExp, string])[] = [
  [
    /tras (mastectomía|citorreducción|prostatectomía|duodenopancreatectomía|segunda resección)|intervenido|[Cc]itorreducción completa|Hemicolectomía|Resección transuretral|Cirugía conservadora|Tumorectomía/,
    'cirugia',
  ],
  [/tras quimiorradioterapia|ya irradiadas/, 'radioterapia'],
  [
    /tras (quimiorradioterapia|docetaxel|oxaliplatino|quimioterapia|cuatro ciclos|neoadyuvancia|dos líneas|progresión a platino|progresión hepática)|T-DM1|Recaída|recaída|a platino/,
    'quimioterapia_dirigida',
  ],
  [/castración|androgénico|bloqueo ya iniciado|abiraterona/, 'hormonoterapia_inmunoterapia'],
];

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

  it.each(scenes.map((scene) => [`${scene.patient} ${scene.regimen}`, scene] as const))(
    '%s suits the patient and names existing users',
    (_name, scene) => {
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
    },
  );

  it.each(scenes.map((scene) => [scene.patient, scene] as const))('%s agrees in note and protocol', (_slug, scene) => {
    const regimen = regimens.find(({ slug }) => slug === scene.regimen);
    if (!regimen) throw new Error(`no regimen ${scene.regimen}`);
    const intention = scene.intention ?? regimen.intentions[0] ?? 'no_se_indica';
    const protocol = protocolOf(scene, protocolFor(regimen, intention));
    const { note } = scene;
    if (/^Adyuvancia|adyuvancia$/.test(note)) expect(intention).toBe('adyuvante');
    if (/[Nn]eoadyuvan|preoperatoria|perioperatoria/.test(note) && !/tras neoadyuvancia/.test(note))
      expect(intention).toBe('neo_adyuvante');
    if (/no candidato/.test(note)) expect(intention).toBe('paliativo');
    const [, t] = /\b[cp]?T(\d|is)/.exec(note) ?? [];
    if (t) expect(protocol.t).toBe(`T${t}`);
    const [, n] = /T\d[a-d]?N(\d)/.exec(note) ?? [];
    if (n) expect(protocol.n).toBe(`N${n}`);
    const [, stage] = /(?:estadio|FIGO) (I[IV]*[AB]?)\b/i.exec(note) ?? [];
    if (stage) expect(protocol.stage.startsWith(stage)).toBe(true);
    const [, ecog] = /ECOG (\d)/.exec(note) ?? [];
    if (ecog) expect(protocol.ecog).toBe(Number(ecog));
    if (/met[aá]st[aá][st]/i.test(note) && !/sin metástasis/i.test(note)) expect(protocol.m).toBe('M1');
    if (/localizado|localmente|músculo-invasivo|[Aa]dyuvan/.test(note)) expect(protocol.m).not.toBe('M1');
    if (/RAS mutado/.test(note)) expect(protocol.markers.kras).toBe('positivo');
    if (/BRAF mutado/.test(note)) expect(protocol.markers.braf).toBe('positivo');
    if (/triple negativo/i.test(note))
      expect(protocol.markers).toMatchObject({ er: 'negativo', ep: 'negativo', her2neu: 'negativo' });
    if (/\brecto\b/i.test(note)) expect(protocol.markers.tipo).toBe('recto');
    if (/PD-L1 negativo/.test(note)) expect(protocol.markers.pdLi).toBe('less_1');
  });

  it.each(scenes.map((scene) => [scene.patient, scene] as const))(
    '%s has the previous treatments that the note mentions',
    (slug, { note }) => {
      const had = PASTS[slug]?.map(({ type }) => type) ?? [];
      for (const [told, type] of TOLD) if (told.test(note)) expect(had, note).toContain(type);
    },
  );

  it('has previous treatments only for patients with a scene', () => {
    expect(Object.keys(PASTS).filter((slug) => !scenes.some(({ patient }) => patient === slug))).toEqual([]);
  });
});
