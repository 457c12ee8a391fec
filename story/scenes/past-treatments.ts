import type { PreviousTreatment } from '@aval/domain/demand/content/content';

export type PastTreatment = Omit<PreviousTreatment, 'date'> & {
  /** Days before the scene's beginning. */
  daysBefore: number;
};

/** Previous treatments by patient, as the notes mention them; patients not listed had a biopsy. */
export const PASTS: Readonly<Record<string, readonly PastTreatment[]>> = {
  'pac-001': [{ type: 'cirugia', daysBefore: 40, description: 'Sigmoidectomía con linfadenectomía' }],
  'pac-004': [
    {
      type: 'quimioterapia_dirigida',
      daysBefore: 480,
      description: 'Trastuzumab, pertuzumab y docetaxel hasta progresión',
    },
    { type: 'quimioterapia_dirigida', daysBefore: 210, description: 'Trastuzumab emtansina hasta progresión' },
  ],
  'pac-005': [{ type: 'cirugia', daysBefore: 35, description: 'Resección transuretral de vejiga' }],
  'pac-006': [
    { type: 'cirugia', daysBefore: 37, description: 'Hemicolectomía izquierda' },
    { type: 'cirugia', daysBefore: 10, description: 'Colocación de reservorio' },
  ],
  'pac-008': [{ type: 'cirugia', daysBefore: 32, description: 'Tumorectomía' }],
  'pac-010': [
    {
      type: 'hormonoterapia_inmunoterapia',
      daysBefore: 640,
      description: 'Bloqueo androgénico con leuprorelina, que se mantiene',
    },
  ],
  'pac-011': [
    { type: 'cirugia', daysBefore: 260, description: 'Citorreducción primaria completa' },
    {
      type: 'quimioterapia_dirigida',
      daysBefore: 215,
      description: 'Carboplatino y paclitaxel, seis ciclos, con respuesta completa',
    },
  ],
  'pac-012': [{ type: 'cirugia', daysBefore: 38, description: 'Cirugía conservadora de mama y ganglio centinela' }],
  'pac-013': [
    { type: 'quimioterapia_dirigida', daysBefore: 4380, description: 'R-CHOP por linfoma difuso, seis ciclos' },
  ],
  'pac-014': [
    {
      type: 'quimioterapia_dirigida',
      daysBefore: 80,
      description: 'Doxorubicina y ciclofosfamida en dosis densa, cuatro ciclos',
    },
  ],
  'pac-015': [{ type: 'cirugia', daysBefore: 35, description: 'Mastectomía con linfadenectomía axilar' }],
  'pac-017': [{ type: 'cirugia', daysBefore: 34, description: 'Citorreducción completa' }],
  'pac-019': [{ type: 'cirugia', daysBefore: 36, description: 'Hemicolectomía derecha' }],
  'pac-020': [
    { type: 'quimioterapia_dirigida', daysBefore: 420, description: 'Docetaxel, ocho ciclos, hasta progresión' },
    { type: 'hormonoterapia_inmunoterapia', daysBefore: 260, description: 'Abiraterona hasta progresión' },
  ],
  'pac-022': [
    { type: 'cirugia', daysBefore: 620, description: 'Citorreducción primaria' },
    {
      type: 'quimioterapia_dirigida',
      daysBefore: 570,
      description: 'Carboplatino y paclitaxel, seis ciclos; recaída a los once meses',
    },
  ],
  'pac-025': [
    {
      type: 'hormonoterapia_inmunoterapia',
      daysBefore: 540,
      description: 'Bloqueo androgénico con leuprorelina, que se mantiene',
    },
  ],
  'pac-026': [
    {
      type: 'hormonoterapia_inmunoterapia',
      daysBefore: 900,
      description: 'Bloqueo androgénico con leuprorelina, que se mantiene',
    },
    { type: 'quimioterapia_dirigida', daysBefore: 300, description: 'Docetaxel, ocho ciclos, hasta progresión' },
  ],
  'pac-033': [
    { type: 'quimioterapia_dirigida', daysBefore: 330, description: 'FOLFOX, doce ciclos, hasta progresión hepática' },
  ],
  'pac-035': [
    {
      type: 'hormonoterapia_inmunoterapia',
      daysBefore: 760,
      description: 'Bloqueo androgénico con leuprorelina, que se mantiene',
    },
  ],
  'pac-037': [
    { type: 'quimioterapia_dirigida', daysBefore: 700, description: 'FOLFOX con bevacizumab hasta progresión' },
    { type: 'quimioterapia_dirigida', daysBefore: 320, description: 'FOLFIRI con aflibercept hasta progresión' },
  ],
  'pac-038': [
    { type: 'quimioterapia_dirigida', daysBefore: 1200, description: 'Carboplatino y paclitaxel, seis ciclos' },
    {
      type: 'quimioterapia_dirigida',
      daysBefore: 210,
      description: 'Carboplatino y doxorubicina liposomal tras la segunda recaída, con respuesta parcial',
    },
  ],
  'pac-040': [
    { type: 'cirugia', daysBefore: 60, description: 'Primera resección transuretral' },
    { type: 'cirugia', daysBefore: 20, description: 'Segunda resección transuretral' },
  ],
  'pac-043': [
    { type: 'cirugia', daysBefore: 1900, description: 'Citorreducción primaria' },
    {
      type: 'quimioterapia_dirigida',
      daysBefore: 1850,
      description: 'Carboplatino y paclitaxel; se retira el taxano por intolerancia',
    },
  ],
  'pac-044': [
    { type: 'cirugia', daysBefore: 1100, description: 'Resección transuretral del primer tumor' },
    { type: 'cirugia', daysBefore: 40, description: 'Resección transuretral de la recidiva' },
  ],
  'pac-046': [
    {
      type: 'hormonoterapia_inmunoterapia',
      daysBefore: 60,
      description: 'Bloqueo androgénico con leuprorelina, que se mantiene',
    },
  ],
  'pac-048': [
    { type: 'quimioterapia_dirigida', daysBefore: 260, description: 'Cisplatino y capecitabina hasta progresión' },
  ],
  'pac-049': [{ type: 'cirugia', daysBefore: 55, description: 'Duodenopancreatectomía R0' }],
  'pac-050': [
    {
      type: 'quimioterapia_dirigida',
      daysBefore: 210,
      description: 'Docetaxel, carboplatino, trastuzumab y pertuzumab, seis ciclos',
    },
    { type: 'cirugia', daysBefore: 30, description: 'Cirugía conservadora de mama con enfermedad residual' },
  ],
  'pac-056': [
    { type: 'quimioterapia_dirigida', daysBefore: 70, description: 'Cisplatino y vinorelbina con radioterapia' },
    { type: 'radioterapia', daysBefore: 31, description: 'Radioterapia torácica radical, 60 Gy en 30 fracciones' },
  ],
  'pac-058': [{ type: 'radioterapia', daysBefore: 24, description: 'Radiocirugía de metástasis cerebrales' }],
  'pac-064': [
    { type: 'cirugia', daysBefore: 190, description: 'Cirugía conservadora de mama' },
    { type: 'quimioterapia_dirigida', daysBefore: 150, description: 'Docetaxel y ciclofosfamida, cuatro ciclos' },
  ],
  'pac-066': [
    {
      type: 'hormonoterapia_inmunoterapia',
      daysBefore: 800,
      description: 'Bloqueo androgénico con leuprorelina, que se mantiene',
    },
  ],
  'pac-069': [{ type: 'cirugia', daysBefore: 33, description: 'Citorreducción con residuo macroscópico' }],
  'pac-070': [{ type: 'cirugia', daysBefore: 500, description: 'Prostatectomía radical' }],
  'pac-079': [
    { type: 'quimioterapia_dirigida', daysBefore: 75, description: 'Cisplatino y etopósido con radioterapia' },
    { type: 'radioterapia', daysBefore: 34, description: 'Radioterapia torácica radical, 60 Gy en 30 fracciones' },
  ],
  'pac-080': [
    { type: 'cirugia', daysBefore: 150, description: 'Cirugía conservadora de mama' },
    {
      type: 'quimioterapia_dirigida',
      daysBefore: 120,
      description: 'Doxorubicina y ciclofosfamida, cuatro ciclos, y tres de paclitaxel',
    },
  ],
  'pac-085': [
    { type: 'cirugia', daysBefore: 33, description: 'Hemicolectomía izquierda' },
    { type: 'cirugia', daysBefore: 12, description: 'Colocación de reservorio' },
  ],
  'pac-086': [
    { type: 'quimioterapia_dirigida', daysBefore: 340, description: 'FOLFOX, doce ciclos, hasta progresión hepática' },
  ],
};
