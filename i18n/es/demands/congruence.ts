import disease from './congruence-rules/disease';
import doses from './congruence-rules/doses';
import lifetime from './congruence-rules/lifetime';
import markers from './congruence-rules/markers';
import patient from './congruence-rules/patient';
import schedule from './congruence-rules/schedule';

/** What the rules of the congruence analysis say: of each its name, what it looks at, and its sentences with what would settle them. */
const congruence = {
  or: ' o ',
  rule: {
    'STG-01': {
      name: 'Estadio y TNM',
      about: 'T, N y M frente al estadio, según las agrupaciones publicadas para el tumor.',
      differs: {
        text: '{{t}} {{n}} {{m}} corresponde a {{compatible}}; se indica {{stage}} ({{editions}}).',
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
