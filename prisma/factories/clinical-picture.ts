import { MARKERS, type MarkerField } from '@aval/domain/catalogue/markers';
import type { TumourType } from '@aval/domain/catalogue/tumour-types';
import type { ClinicalProtocol } from '@aval/domain/demand/content/content';
import type { Regimen } from '@aval/domain/reference/regimen';

type Markers = ClinicalProtocol['markers'];

interface Picture {
  histology: string;
  markers: Markers;
  /** Code of the radiotherapy that usually accompanies it. */
  radiotherapyCode: string;
}

const lungMarkers: Markers = {
  tipo: 'adenocarcinoma',
  egfr: 'negativo',
  alk: 'negativo',
  rosI: 'negativo',
  pdLi: 'more_1_49',
  brafV600E: 'negativo',
  ntrk1: 'no_realizado',
  ntrk2: 'no_realizado',
  ntrk3: 'no_realizado',
  metEx14: 'no_realizado',
  ret: 'no_realizado',
};

const PICTURES: Readonly<Record<TumourType, Picture>> = {
  mama: {
    histology: 'Carcinoma ductal infiltrante de mama, grado 2',
    markers: {
      tipo: 'ductal_infiltrante',
      ki67: 28,
      er: 'positivo',
      ep: 'positivo',
      her2neu: 'negativo',
      fishHer2neu: 'no_realizado',
    },
    radiotherapyCode: 'AV-RT-111',
  },
  gastrico: {
    histology: 'Adenocarcinoma gástrico de tipo intestinal',
    markers: { herceptest: 'negativo', fishHer2: 'no_realizado' },
    radiotherapyCode: 'AV-RT-116',
  },
  sindrome_mieloproliferativo: {
    histology: 'Neoplasia hematológica confirmada en biopsia de médula ósea',
    markers: { cd20: 'no_realizado', sds: 'Riesgo intermedio' },
    radiotherapyCode: 'AV-RT-137',
  },
  pulmon: { histology: 'Adenocarcinoma de pulmón', markers: lungMarkers, radiotherapyCode: 'AV-RT-114' },
  colo_rectal: {
    histology: 'Adenocarcinoma de colon moderadamente diferenciado',
    markers: {
      tipo: 'colon_izquierdo',
      kras: 'negativo',
      nras: 'negativo',
      braf: 'negativo',
      mmr: 'proficiente',
      mi: 'estable',
    },
    radiotherapyCode: 'AV-RT-118\nIncluye simulación y verificación diaria',
  },
  prostata: {
    histology: 'Adenocarcinoma acinar de próstata',
    markers: {
      tipo: 'adenocarcinoma',
      psaActual: 18.4,
      psaPrevio: 9.1,
      estratificacionRiesgo: 'alto',
      gradoGleason: '4',
    },
    radiotherapyCode: 'AV-RT-131',
  },
  ovario: { histology: 'Carcinoma seroso de alto grado de ovario', markers: {}, radiotherapyCode: 'AV-RT-101' },
  pancreas: { histology: 'Adenocarcinoma ductal de páncreas', markers: {}, radiotherapyCode: 'AV-RT-135' },
  vejiga: {
    histology: 'Carcinoma urotelial de vejiga de alto grado',
    markers: {
      tipo: 'urotelial',
      pdLi: 'more_1_49',
      descripcionHistologica: 'Carcinoma urotelial papilar de alto grado con infiltración',
      subtipo: 'Convencional',
    },
    radiotherapyCode: 'AV-RT-134',
  },
  otros: {
    histology: 'Carcinoma de origen desconocido',
    markers: { description: 'Carcinoma de origen primario desconocido' },
    radiotherapyCode: 'AV-RT-102',
  },
};

/** Markers that justify a regimen, such as the target of a targeted drug. */
const FITTING: readonly { slugs: RegExp; markers: Markers }[] = [
  { slugs: /^mama-.*(trastuzumab|tchp|t-dm1|t-dxd)/, markers: { her2neu: 'positivo_3' } },
  { slugs: /^mama-kn522/, markers: { er: 'negativo', ep: 'negativo', ki67: 65 } },
  { slugs: /^gastrico-trastuzumab/, markers: { herceptest: 'positivo_3' } },
  { slugs: /^gastrico-zolbetuximab/, markers: { cldn182: 'positivo' } },
  { slugs: /^vejiga-erdafitinib/, markers: { fgfr: 'positivo' } },
  { slugs: /^(mama|ovario|pancreas|prostata)-olaparib/, markers: { brca: 'positivo' } },
  { slugs: /^mielo-(r-chop|bendamustina)/, markers: { cd20: 'positivo' } },
  { slugs: /^pulmon-osimertinib/, markers: { egfr: 'positivo' } },
  { slugs: /^pulmon-pembrolizumab$/, markers: { pdLi: 'more_50' } },
  { slugs: /^pulmon-.*etoposido/, markers: { tipo: 'microcitico' } },
  { slugs: /^colorrectal-pembrolizumab/, markers: { mmr: 'deficiente', mi: 'inestable' } },
  { slugs: /^colorrectal-capecitabina-rt/, markers: { tipo: 'recto' } },
];

/** Tumours with fewer N categories. */
const HIGHEST_N: Partial<Record<TumourType, 'N1'>> = { prostata: 'N1', ovario: 'N1' };

/** Answer of an optional marker that nothing was stated of. */
function unanswered({ name, optional }: MarkerField): Markers {
  return optional ? { [name]: null } : {};
}

export function radiotherapyCodeFor(type: TumourType): string {
  return PICTURES[type].radiotherapyCode;
}

/**
 * Returns a protocol for which the regimen is suitable: metastatic when the intention is palliative, localised
 * otherwise.
 */
export function protocolFor(regimen: Regimen, intention: string): ClinicalProtocol {
  const picture = PICTURES[regimen.tumourType];
  const fitting = FITTING.filter(({ slugs }) => slugs.test(regimen.slug)).map(({ markers }) => markers);
  const solid =
    intention === 'paliativo'
      ? { t: 'T3', n: HIGHEST_N[regimen.tumourType] ?? 'N2', m: 'M1', stage: 'IV' }
      : { t: 'T2', n: 'N1', m: 'M0', stage: 'IIB' };
  // Diseases of the bone marrow have no tumour or nodes to stage.
  const extent = regimen.tumourType === 'sindrome_mieloproliferativo' ? { ...solid, t: 'Tx', n: 'Nx', m: 'Mx' } : solid;
  return {
    geriatricAssessment: null,
    histologicalDiagnosis: picture.histology,
    type: regimen.tumourType,
    ...extent,
    ecog: 1,
    markers: Object.assign({}, ...MARKERS[regimen.tumourType].map(unanswered), picture.markers, ...fitting),
  };
}
