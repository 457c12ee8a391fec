import type { Translated } from '../../../catalogues';
import type source from '../../../es/demands/congruence-rules/lifetime';

const lifetime: Translated<typeof source> = {
  'DUP-01': {
    name: 'Principle twice',
    about:
      'Several lines of the same active principle in one session, and what they come to against what is given in one.',
    same: {
      text: '{{drug}} is in two lines of the same session.',
      settles: 'Remove one of the lines, or say that it is administered in two parts.',
    },
    sameOften: {
      text: '{{drug}} is in {{count}} lines that meet in a session.',
      settles: 'Keep one line, or say that it is administered in several parts.',
    },
    otherDoses: {
      text: '{{drug}} is in two lines of the same session, in doses that no regimen of the library divides like this.',
      settles: 'Correct the doses, remove one of the lines, or say that it is administered in two parts.',
    },
    otherDosesOften: {
      text: '{{drug}} is in {{count}} lines that meet in a session, in doses that no regimen of the library divides like this.',
      settles:
        'Correct the doses, remove the lines that are too many, or say that it is administered in several parts.',
    },
    forms: {
      text: '{{other}} and {{drug}}, two forms of the same principle, are in one session.',
      settles: 'Keep the form that is meant: they are not interchangeable.',
    },
    combined: {
      text: '{{other}} and {{drug}} are in one session, and both have {{principle}}.',
      settles: 'Keep the one that is meant, or say why both are given.',
    },
  },
  'DUP-02': {
    name: 'Drugs of one class',
    about: 'Two drugs, in the same cycle, of a class of which one is given at a time.',
    pair: {
      text: '{{other}} and {{drug}} are of the same class, of which only one drug is given at a time.',
      settles: 'Keep the one that is meant, or say why both are given.',
    },
  },
  'COM-01': {
    name: 'Inadvisable combination',
    about:
      'The drugs of one cycle, and radiotherapy, against the combinations that a label or a trial advises against.',
    lung: {
      text: '{{drug}} and {{other}}: together they are more toxic to the lung, and the label contraindicates the combination.',
      settles: 'Remove one of them.',
    },
    outcome: {
      text: '{{drug}} and {{other}} at the same time: in the trials with chemotherapy, more toxicity and a worse course than without one of them.',
      settles: 'Remove one of them, or say why they are given together.',
    },
    heart: {
      text: '{{other}} and {{drug}} in the same cycle: together they are more cardiotoxic than one after the other.',
      settles: 'Give one after the other, or say why they are given together and how the heart is watched.',
    },
    liver: {
      text: '{{drug}} and {{other}} at the same time: the trial that combined them was stopped for damage to the liver.',
      settles: 'Give one after the other, or say why they are given together.',
    },
    lungOrLiver: {
      text: '{{drug}} and {{other}} at the same time: in the trials, more pneumonitis and hepatitis than with one alone.',
      settles: 'Keep the one that is meant, or say why they are given together.',
    },
    potentiation: {
      text: '{{other}} and {{drug}} in the same cycle: folinate increases the toxicity of capecitabine.',
      settles: 'Remove one of them, or say why they are given together and at which dose.',
    },
    chest: {
      text: '{{drug}} at {{given}} while the chest is irradiated: from {{least}} on, severe toxicity of the oesophagus and the lung has been reported.',
      settles: 'Give chemotherapy and radiotherapy apart, or change the drug or its dose.',
    },
  },
  'CUM-01': {
    name: 'Lifetime dose',
    about:
      'The lifetime dose of each principle with the cycles of the request, against published limits. The milligrams of bleomycin, whose limit is in international units, count as 1,000 IU each.',
    exceeded: {
      text: '{{drug}}: cycle {{cycle}} exceeds the lifetime limit of {{limit}}; all cycles come to {{total}}.',
      settles: 'Check the cycles and the doses already received, or give the assessment that allows more.',
    },
    exceededBefore: {
      text: '{{drug}}: the lifetime limit of {{limit}} was exceeded before this request; with it the total is {{total}}.',
      settles: 'Check the cycles and the doses already received, or give the assessment that allows more.',
    },
    exceededLowered: {
      text: '{{drug}}: cycle {{cycle}} exceeds the lifetime limit of {{limit}}; all cycles come to {{total}}. The limit is usually {{usual}} and is lower here because the patient also receives or has received other drugs that harm the heart ({{because}}).',
      settles: 'Check the cycles and the doses already received, or give the assessment that allows more.',
    },
    exceededLoweredBefore: {
      text: '{{drug}}: the lifetime limit of {{limit}} was exceeded before this request; with it the total is {{total}}. The limit is usually {{usual}} and is lower here because the patient also receives or has received other drugs that harm the heart ({{because}}).',
      settles: 'Check the cycles and the doses already received, or give the assessment that allows more.',
    },
    alert: {
      text: '{{drug}}: cycle {{cycle}} reaches a lifetime dose of {{limit}}, from which monitoring is asked for; all cycles come to {{total}}.',
      settles: 'Check the cycles and the doses already received, or give the assessment that allows more.',
    },
    alertBefore: {
      text: '{{drug}}: a lifetime dose of {{limit}}, from which monitoring is asked for, was reached before this request; with it the total is {{total}}.',
      settles: 'Check the cycles and the doses already received, or give the assessment that allows more.',
    },
  },
  'CUM-02': {
    name: 'Anthracyclines together',
    about: 'Several anthracyclines added up as doxorubicin equivalents (ESC 2022), against its limit.',
    exceeded: {
      text: 'Anthracyclines: cycle {{cycle}} exceeds {{limit}} of doxorubicin equivalent (ESC 2022); all cycles come to {{total}}.',
      settles: 'Check the cycles and the doses already received, or give the assessment that allows more.',
    },
    exceededBefore: {
      text: 'Anthracyclines: {{limit}} of doxorubicin equivalent (ESC 2022) was exceeded before this request; with it the total is {{total}}.',
      settles: 'Check the cycles and the doses already received, or give the assessment that allows more.',
    },
    exceededLowered: {
      text: 'Anthracyclines: cycle {{cycle}} exceeds the limit of {{limit}} of doxorubicin equivalent (ESC 2022); all cycles come to {{total}}. The limit is usually {{usual}} and is lower here because the patient also receives or has received other drugs that harm the heart ({{because}}).',
      settles: 'Check the cycles and the doses already received, or give the assessment that allows more.',
    },
    exceededLoweredBefore: {
      text: 'Anthracyclines: the limit of {{limit}} of doxorubicin equivalent (ESC 2022) was exceeded before this request; with it the total is {{total}}. The limit is usually {{usual}} and is lower here because the patient also receives or has received other drugs that harm the heart ({{because}}).',
      settles: 'Check the cycles and the doses already received, or give the assessment that allows more.',
    },
    alert: {
      text: 'Anthracyclines: cycle {{cycle}} reaches {{limit}} of doxorubicin equivalent (ESC 2022); all cycles come to {{total}}.',
      settles: 'Check the cycles and the doses already received, or give the assessment that allows more.',
    },
    alertBefore: {
      text: 'Anthracyclines: {{limit}} of doxorubicin equivalent (ESC 2022) was reached before this request; with it the total is {{total}}.',
      settles: 'Check the cycles and the doses already received, or give the assessment that allows more.',
    },
    liposomal: {
      text: 'Anthracyclines, with pegylated liposomal doxorubicin counted milligram for milligram: cycle {{cycle}} reaches {{limit}}; all cycles come to {{total}}.',
      settles: 'Check the cycles and the doses already received, or give the assessment that allows more.',
    },
    liposomalBefore: {
      text: 'Anthracyclines, with pegylated liposomal doxorubicin counted milligram for milligram: {{limit}} was reached before this request; with it the total is {{total}}.',
      settles: 'Check the cycles and the doses already received, or give the assessment that allows more.',
    },
  },
};

export default lifetime;
