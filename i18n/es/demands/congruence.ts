import disease from './congruence-rules/disease';
import doses from './congruence-rules/doses';
import lifetime from './congruence-rules/lifetime';
import markers from './congruence-rules/markers';
import patient from './congruence-rules/patient';
import schedule from './congruence-rules/schedule';

/** Congruence analysis; for each rule its name, description, and sentences with their remedies. */
const congruence = {
  or: ' o ',
  severity: { serious: 'Grave', warning: 'Advertencia', note: 'Nota' },
  /** Number of findings by severity: "2 graves". */
  count: {
    serious_one: '{{figure}} grave',
    serious_other: '{{figure}} graves',
    warning_one: '{{figure}} advertencia',
    warning_other: '{{figure}} advertencias',
    note_one: '{{figure}} nota',
    note_other: '{{figure}} notas',
  },
  source: 'Fuente',
  /** After a source, in brackets. */
  basis: {
    text: 'comparado con el texto',
    textAt: 'comparado con el texto: {{where}}',
    knowledge: 'según conocimiento experto, sin cotejar',
  },
  read: 'Datos analizados',
  settles: 'Cómo resolverlo',
  ruleVersion: '{{rule}} · v{{version}}',
  justification: 'Justificación',
  noJustification: 'Sin justificación',
  cite: {
    title: 'Hallazgos graves',
    justified: 'justificado: «{{text}}»',
    unanswered: 'sin justificación',
    action: 'Citar en el comentario',
    actionOf: 'Citar en el comentario: {{title}}',
    done: 'Citado',
    see: 'Ver hallazgo',
    /** Text inserted into the comment. */
    text: '{{rule}}: {{text}} Fuente: {{sources}}',
  },
  rule: {
    'STG-01': {
      name: 'Estadio y TNM',
      about: 'T, N y M frente al estadio, según las agrupaciones publicadas para el tumor.',
      differs: {
        text: '{{t}} {{n}} {{m}} corresponde a {{compatible}}; se indica {{stage}} ({{editions}}).',
        settles: 'Corregir el estadio o la categoría que no corresponda, o decir de qué fecha es cada uno.',
      },
      atDiagnosis: {
        text: '{{t}} {{n}} {{m}} corresponde a {{compatible}}; se indica {{stage}} ({{editions}}). Hay tratamientos previos: ¿es el estadio del diagnóstico?',
        settles: 'Corregir el estadio o la categoría que no corresponda, o decir de qué fecha es cada uno.',
      },
      needsM1: {
        text: '{{t}} {{n}} {{m}}; en este tumor no hay estadio {{stage}} sin M1.',
        settles: 'Corregir el estadio o la categoría que no corresponda, o decir de qué fecha es cada uno.',
      },
    },
    ...disease,
    ...markers,
    ...doses,
    ...lifetime,
    ...patient,
    ...schedule,
  },
};

export default congruence;
