import type { Translated } from '../../catalogues';
import type source from '../../es/demands/congruence';
import disease from './congruence-rules/disease';
import doses from './congruence-rules/doses';
import lifetime from './congruence-rules/lifetime';
import markers from './congruence-rules/markers';
import patient from './congruence-rules/patient';
import schedule from './congruence-rules/schedule';

const congruence: Translated<typeof source> = {
  or: ' or ',
  severity: { serious: 'Serious', warning: 'Warning', note: 'Note' },
  count: {
    serious_one: '{{figure}} serious',
    serious_other: '{{figure}} serious',
    warning_one: '{{figure}} warning',
    warning_other: '{{figure}} warnings',
    note_one: '{{figure}} note',
    note_other: '{{figure}} notes',
  },
  source: 'Source',
  /** After a source, in brackets. */
  basis: {
    text: 'compared with the text',
    textAt: 'compared with the text: {{where}}',
    knowledge: 'from expert knowledge, not compared',
  },
  read: 'Data checked',
  settles: 'How to resolve',
  ruleVersion: '{{rule}} · v{{version}}',
  justification: 'Justification',
  noJustification: 'No justification',
  cite: {
    title: 'Serious findings',
    justified: 'justified: “{{text}}”',
    unanswered: 'no justification',
    action: 'Cite in the comment',
    actionOf: 'Cite in the comment: {{title}}',
    done: 'Cited',
    see: 'See finding',
    text: '{{rule}}: {{text}} Source: {{sources}}',
  },
  rule: {
    'STG-01': {
      name: 'Stage and TNM',
      about: 'T, N and M against the stage, by the groupings published for the tumour.',
      differs: {
        text: '{{t}} {{n}} {{m}} is {{compatible}}; the stage given is {{stage}} ({{editions}}).',
        settles: 'Correct the stage or the category that does not fit, or say of which date each is.',
      },
      atDiagnosis: {
        text: '{{t}} {{n}} {{m}} is {{compatible}}; the stage given is {{stage}} ({{editions}}). There are previous treatments: is it the stage of the diagnosis?',
        settles: 'Correct the stage or the category that does not fit, or say of which date each is.',
      },
      needsM1: {
        text: '{{t}} {{n}} {{m}}; this tumour has no stage {{stage}} without M1.',
        settles: 'Correct the stage or the category that does not fit, or say of which date each is.',
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
