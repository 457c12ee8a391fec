import type { Translated } from '../../../catalogues';
import type source from '../../../es/demands/congruence-rules/schedule';

const schedule: Translated<typeof source> = {
  'CIC-01': {
    name: 'Sessions per cycle',
    about: 'The sessions of a cycle against those of the chosen regimen.',
    more: {
      text: 'Sessions per cycle: {{given}}; the regimen {{regimen}} has {{expected}}.',
      settles: 'Correct the plan, or say why it departs from the regimen.',
    },
    fewer: {
      text: 'Sessions per cycle: {{given}}; the regimen {{regimen}} has {{expected}}.',
      settles: 'Correct the plan, or say why it departs from the regimen.',
    },
  },
  'CIC-02': {
    name: 'Days between sessions',
    about: 'The days between the sessions of a cycle against those of the chosen regimen.',
    shorter: {
      text: 'Days between sessions: {{given}}; the regimen {{regimen}} leaves {{expected}}.',
      settles: 'Correct the plan, or say why it departs from the regimen.',
    },
    longer: {
      text: 'Days between sessions: {{given}}; the regimen {{regimen}} leaves {{expected}}.',
      settles: 'Correct the plan, or say why it departs from the regimen.',
    },
  },
  'CIC-03': {
    name: 'Length of the cycle',
    about: 'The days from the start of a cycle to that of the next, against those of the chosen regimen.',
    shorter: {
      text: 'Days from one cycle to the next: {{given}}; the regimen {{regimen}} has {{expected}}.',
      settles: 'Correct the plan, or say why it departs from the regimen.',
    },
    longer: {
      text: 'Days from one cycle to the next: {{given}}; the regimen {{regimen}} has {{expected}}.',
      settles: 'Correct the plan, or say why it departs from the regimen.',
    },
  },
  'CIC-04': {
    name: 'Sessions of each drug',
    about: 'In how many sessions of the cycle each drug is administered, against the chosen regimen.',
    more: {
      text: '{{drug}}, sessions in the cycle: {{given}}; the regimen {{regimen}} has {{expected}}.',
      settles: 'Correct the plan, or say why it departs from the regimen.',
    },
    fewer: {
      text: '{{drug}}, sessions in the cycle: {{given}}; the regimen {{regimen}} has {{expected}}.',
      settles: 'Correct the plan, or say why it departs from the regimen.',
    },
  },
  'CIC-05': {
    name: 'Number of cycles',
    about: 'The cycles against those that the chosen regimen plans.',
    more: {
      text: 'Cycles: {{given}}; the regimen {{regimen}} plans {{expected}}.',
      settles: 'Correct the plan, or say why it departs from the regimen.',
    },
  },
  'CIC-06': {
    name: 'Cycles of the drug',
    about: 'The cycles against the most that the label or the trial of the drug gives.',
    more: {
      text: '{{drug}} for {{given}} cycles; its label or its trial gives {{most}} at most.',
      settles: 'Correct the cycles or the lines, or say why they are more.',
    },
  },
  'INF-01': {
    name: 'Dates of the infusion pump',
    about: 'The order of the dates of the infusion pump, and of the sessions.',
    removedFirst: {
      text: 'The infusion pump is removed on {{removal}}, before it is implanted on {{implant}}.',
      settles: 'Correct one of the two dates.',
    },
    afterSessions: {
      text: 'The infusion pump is implanted on {{implant}}, after the last session of the cycle, on {{last}}.',
      settles: 'Correct the date, or say what it is implanted for.',
    },
  },
  'RAD-01': {
    name: 'Total dose of radiotherapy',
    about: 'The total dose against sessions times the dose of each.',
    differs: {
      text: '{{sessions}} × {{perSession}} is {{computed}}; the total dose stated is {{total}}.',
      settles: 'Correct the total dose, the sessions or the dose of a session.',
    },
    severalOfDay: {
      text: '{{sessions}} × {{perSession}} is {{computed}}; the total dose stated is {{total}}. Is there more than one fraction a day?',
      settles: 'Say how many fractions a day has, or correct the total dose.',
    },
  },
  'RAD-02': {
    name: 'Limits of radiotherapy',
    about:
      'The dose per fraction, the total dose and its equivalent in 2 Gy fractions (EQD2) against what the technique of the code allows.',
    centigrayTotal: {
      text: 'A total dose of {{total}} seems to be written in centigrays: that would be {{meant}}.',
      settles: 'Write the dose in Gy.',
    },
    centigrayFraction: {
      text: 'A dose of {{perFraction}} per session seems to be written in centigrays: that would be {{meant}}.',
      settles: 'Write the dose in Gy.',
    },
    notStereotactic: {
      text: 'The dose stated is {{perFraction}} per session; more than {{limit}} is given only with stereotactic or intraoperative technique or brachytherapy, and the code names another.',
      settles: 'Correct the dose per session or the number of sessions, or choose the code of the technique.',
    },
    fraction: {
      text: 'The dose stated is {{perFraction}} per session; not even stereotactic or intraoperative technique exceeds {{limit}}.',
      settles: 'Correct the dose per session or the number of sessions.',
    },
    manyLarge: {
      text: 'The request states {{sessions}} sessions of {{perFraction}}; with {{least}} or more per session, no more than {{limit}} sessions are given.',
      settles: 'Correct the dose per session or the number of sessions.',
    },
    implantRepeated: {
      text: 'The request states several sessions of brachytherapy of {{perFraction}}; repeated, a session gives no more than {{limit}}. Is it the total dose?',
      settles: 'Correct the dose per session or the number of sessions.',
    },
    severalADay: {
      text: '{{perDay}} fractions a day of {{perFraction}} on {{days}} days; with several a day, no more than {{limit}} each is usual beyond {{most}} days.',
      settles: 'Correct the dose per fraction, the fractions a day or the days.',
    },
    totalBody: {
      text: 'The request states {{total}} of total body irradiation; with {{limit}} there were already more deaths from toxicity.',
      settles: 'Correct the total dose, the dose per session or the code.',
    },
    effect: {
      text: 'The dose is equivalent to {{eqd2}} in 2 Gy fractions (EQD2, α/β of 10 Gy), more than {{limit}}: it exceeds every limit published for healthy tissue.',
      settles: 'Correct the total dose, the dose per session or the number of sessions.',
    },
    effectStereotactic: {
      text: 'The dose is equivalent to {{eqd2}} in 2 Gy fractions (EQD2, α/β of 10 Gy); the reference stereotactic schedules do not exceed {{limit}}.',
      settles: 'Correct the total dose, the dose per session or the number of sessions.',
    },
  },
  'RAD-03': {
    name: 'Schedule of radiotherapy',
    about:
      'The dose per fraction, the total dose and the number of fractions against the schedules published for the tumour, the intention and the code.',
    outside: {
      text: '{{fractions}} × {{perFraction}} ({{total}} in total) matches no reference schedule for this tumour, intention and code. The nearest gives {{leastTotal}} to {{mostTotal}} in total, with {{leastPerFraction}} to {{mostPerFraction}} per fraction.',
      settles: 'Correct the dose, the sessions, the intention or the code, or state the publication of the schedule.',
    },
  },
  'ESQ-01': {
    name: 'Combination and library',
    about: 'The drugs against the regimens that the library has for the tumour, where none has been chosen.',
    near: {
      text: '{{drugs}} is not a regimen of the library for this tumour; the nearest: {{nearest}}.',
      settles: 'Choose a regimen, or state the publication that the combination is from.',
    },
    unlike: {
      text: '{{drugs}} is not a regimen of the library for this tumour, and none is like it.',
      settles: 'State the publication that the combination is from.',
    },
  },
  'ESQ-02': {
    name: 'Drugs of the regimen',
    about: 'The drugs against those of the chosen regimen in this cycle.',
    missing: {
      text: 'Missing from the regimen {{regimen}}: {{drugs}}.',
      settles: 'Add what is missing, or say why it is left out.',
    },
    further: {
      text: 'Not part of the regimen {{regimen}}: {{drugs}}.',
      settles: 'Remove it, choose another regimen, or say why it is added.',
    },
    lineMissing: {
      text: 'The regimen {{regimen}} also gives {{drug}} at {{dose}}, which the request does not ask for.',
      settles: 'Add the line that is missing, or say why it is left out.',
    },
    lineMissingUndosed: {
      text: 'The regimen {{regimen}} gives {{drug}} in one more line, whose dose it does not say, and the request does not ask for it.',
      settles: 'Add the line that is missing, or say why it is left out.',
    },
  },
  'ESQ-03': {
    name: 'Tumour of the regimen',
    about: 'The tumour of the request against that of the chosen regimen.',
    other: {
      text: 'The regimen {{regimen}} is for “{{expected}}”; the request is for “{{given}}”.',
      settles: 'Choose another regimen, or correct the tumour type.',
    },
  },
  'IND-01': {
    name: 'Indication of the drug',
    about: 'Each drug against the tumour, the histology and the intention of its indications.',
    tumour: {
      text: '{{drug}} has no known indication in “{{given}}”.',
      settles: 'Correct the drug or the tumour, or say which label or publication it rests on.',
    },
    histology: {
      text: '{{drug}} has no known indication in the histology of the request.',
      settles: 'Correct the drug or the histology, or say which publication it rests on.',
    },
    intention: {
      text: '{{drug}} has no known indication in this tumour with the intention “{{given}}”.',
      settles: 'Correct the drug or the intention, or say which publication it rests on.',
    },
  },
};

export default schedule;
