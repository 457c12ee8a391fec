import type { TumourType } from '../../catalogue/tumour-types';
import type { CorpusProtocol, Results } from './corpus-case';

type Markers = CorpusProtocol['markers'];

/** Completes a protocol with what differs between two patients of one tumour. */
type Protocol = (
  stage: CorpusProtocol['stage'],
  tnm: CorpusProtocol['tnm'],
  ecog?: CorpusProtocol['ecog'],
  results?: Results,
) => CorpusProtocol;

/** Returns the protocol of a tumour by its type in the form, its histology in words and its markers. */
export function tumour(type: TumourType, histology: string, markers: Markers = {}): Protocol {
  return (stage, tnm, ecog = 1, results = {}) => ({ type, histology, markers, stage, tnm, ecog, results });
}

const DUCTAL = 'Carcinoma ductal infiltrante';
const BREAST: Markers = {
  tipo: 'ductal_infiltrante',
  ki67: 30,
  er: 'positivo',
  ep: 'positivo',
  her2neu: 'negativo',
  fishHer2neu: 'no_realizado',
};
export const luminal = tumour('mama', DUCTAL, BREAST);
export const her2Breast = tumour('mama', DUCTAL, { ...BREAST, her2neu: 'positivo_3' });
export const her2OnlyBreast = tumour('mama', DUCTAL, {
  ...BREAST,
  er: 'negativo',
  ep: 'negativo',
  her2neu: 'positivo_3',
});
export const her2LowBreast = tumour('mama', DUCTAL, { ...BREAST, her2neu: 'positivo_2', fishHer2neu: 'negativo' });
export const tripleNegative = tumour('mama', DUCTAL, { ...BREAST, ki67: 60, er: 'negativo', ep: 'negativo' });

const LUNG: Markers = {
  tipo: 'adenocarcinoma',
  egfr: 'negativo',
  alk: 'negativo',
  rosI: 'negativo',
  pdLi: 'more_1_49',
  brafV600E: 'negativo',
  ntrk1: 'negativo',
  ntrk2: 'negativo',
  ntrk3: 'negativo',
  metEx14: 'negativo',
  ret: 'negativo',
};
const UNTESTED = Object.fromEntries(Object.keys(LUNG).map((marker) => [marker, 'no_realizado']));
/** Returns a lung adenocarcinoma without driver alterations, except for the given markers. */
export const lungAdenocarcinoma = (markers: Markers = {}) =>
  tumour('pulmon', 'Adenocarcinoma de pulmón', { ...LUNG, ...markers });
export const lungSquamous = (markers: Markers = {}) =>
  tumour('pulmon', 'Carcinoma escamoso de pulmón', { ...LUNG, tipo: 'escamoso', ...markers });
export const smallCellLung = tumour('pulmon', 'Carcinoma microcítico de pulmón', { ...UNTESTED, tipo: 'microcitico' });

/** Returns a colon cancer without mutations and with proficient repair, except for the given markers. */
export const colon = (markers: Markers = {}) =>
  tumour('colo_rectal', 'Adenocarcinoma de colon', {
    tipo: 'colon_izquierdo',
    kras: 'negativo',
    nras: 'negativo',
    braf: 'negativo',
    mmr: 'proficiente',
    mi: 'estable',
    ...markers,
  });
export const rectum = (markers: Markers = {}) =>
  tumour('colo_rectal', 'Adenocarcinoma de recto', { ...colon()('IV', 'T3 N1 M1').markers, tipo: 'recto', ...markers });

/** Returns a prostate cancer of high risk, except for the given markers. */
export const prostate = (markers: Markers = {}) =>
  tumour('prostata', 'Adenocarcinoma acinar de próstata', {
    tipo: 'adenocarcinoma',
    psaActual: 24,
    estratificacionRiesgo: 'alto',
    gradoGleason: '4',
    ...markers,
  });

export const pancreas = tumour('pancreas', 'Adenocarcinoma ductal de páncreas');
/** Returns a gastric cancer without overexpression of HER2, except for the given markers. */
export const stomach = (markers: Markers = {}) =>
  tumour('gastrico', 'Adenocarcinoma gástrico', { herceptest: 'negativo', fishHer2: 'negativo', ...markers });
export const ovary = tumour('ovario', 'Carcinoma seroso de alto grado de ovario');

/** Returns an urothelial carcinoma of the bladder, except for the given markers. */
export const bladder = (markers: Markers = {}) =>
  tumour('vejiga', 'Carcinoma urotelial de alto grado', {
    tipo: 'urotelial',
    pdLi: 'less_1',
    descripcionHistologica: 'Carcinoma urotelial de alto grado',
    subtipo: 'Convencional',
    ...markers,
  });

/** Returns a blood cancer, which the form knows under one type. */
export const blood = (histology: string, cd20: 'positivo' | 'negativo' | 'no_realizado' = 'no_realizado') =>
  tumour('sindrome_mieloproliferativo', histology, { cd20, sds: histology });

/** Returns a tumour without a type of its own in the form, described in words. */
export const other = (histology: string) => tumour('otros', histology, { description: histology });
