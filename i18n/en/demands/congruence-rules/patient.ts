import type { Translated } from '../../../catalogues';
import type source from '../../../es/demands/congruence-rules/patient';

const patient: Translated<typeof source> = {
  'EME-01': {
    name: 'Antiemetics',
    about: 'Requests of high or moderate emetic risk without antiemetics, or without those that the guideline advises.',
    high: {
      text: '{{drugs}}: high emetic risk, and no antiemetic is stated.',
      settles: 'Add antiemetic prophylaxis, or say where it is prescribed.',
    },
    moderate: {
      text: '{{drugs}}: moderate emetic risk, and no antiemetic is stated.',
      settles: 'Add antiemetic prophylaxis, or say where it is prescribed.',
    },
    highUnnamed: {
      text: '{{drugs}}: high emetic risk; the text of the antiemetics names none.',
      settles: 'Name the antiemetics, or say where they are prescribed.',
    },
    moderateUnnamed: {
      text: '{{drugs}}: moderate emetic risk; the text of the antiemetics names none.',
      settles: 'Name the antiemetics, or say where they are prescribed.',
    },
    highWithoutSetron: {
      text: '{{drugs}}: high emetic risk; the antiemetics lack a 5-HT3 antagonist (ondansetron, granisetron, palonosetron), which the guideline advises with one of NK1, dexamethasone and olanzapine.',
      settles: 'Add the missing one, or say why it is left out.',
    },
    moderateWithoutSetron: {
      text: '{{drugs}}: moderate emetic risk; the antiemetics lack a 5-HT3 antagonist (ondansetron, granisetron, palonosetron), which the guideline advises with dexamethasone.',
      settles: 'Add the missing one, or say why it is left out.',
    },
    highWithoutNk1: {
      text: '{{drugs}}: high emetic risk; the antiemetics lack an NK1 antagonist (aprepitant, fosaprepitant, netupitant), which the guideline advises with one of 5-HT3, dexamethasone and olanzapine.',
      settles: 'Add the missing one, or say why it is left out.',
    },
  },
  'ACO-01': {
    name: 'Companions of a drug',
    about:
      'Companions that the label of a drug requires, looked for in the lines and the texts; castration in the previous treatments, too.',
    rescue: {
      text: '{{drug}} in a high dose without a rescue with folinate in the request.',
      settles: 'Add the folinate, or say where it is ordered.',
    },
    vitamins: {
      text: '{{drug}} without folic acid and vitamin B12 in the request.',
      settles: 'State both vitamins, or where they are ordered.',
    },
    mesna: {
      text: '{{drug}} without mesna in the request.',
      settles: 'Add mesna, or say where it is ordered.',
    },
    mesnaLow: {
      text: '{{drug}} with {{companion}} at {{given}}: one dose is at least {{least}} of that of {{drug}}.',
      settles: 'Check the figure, or say where the rest is ordered.',
    },
    rampUp: {
      text: '{{drug}} at the full dose in the first cycle; the label begins with less and raises it week by week, because of tumour lysis.',
      settles: 'State the steps of the dose, or that they have been taken.',
    },
    corticosteroid: {
      text: '{{drug}} without any corticosteroid in the request.',
      settles: 'Add the corticosteroid, or say where it is ordered.',
    },
    castration: {
      text: '{{drug}} without medical or surgical castration in the request.',
      settles: 'Add the LHRH analogue, or say that it goes on or that there was an orchiectomy.',
    },
    ovarian: {
      text: '{{drug}} in a woman who by her age may be premenopausal, without ovarian suppression in the request.',
      settles: 'Add the ovarian suppression, or say that she is postmenopausal.',
    },
    partner: {
      text: '{{drug}} is given together with {{partners}}, which the request does not have.',
      settles: 'Add the drug that is missing, or say why it is given alone.',
    },
  },
  'EDA-01': {
    name: 'Under 18 years',
    about: 'The age, since the doses, limits and regimens that are compared with are those of adults.',
    adultTumour: {
      text: '{{given}} years and the tumour “{{tumour}}”, which hardly anybody has before 18.',
      settles: 'Check the date of birth, or say what the treatment at that age rests on.',
    },
    adultRules: {
      text: '{{given}} years: the doses, limits and regimens that are compared with are those of adults.',
      settles: 'Check the date of birth, or name the paediatric protocol that is followed.',
    },
  },
  'PLA-01': {
    name: 'Height',
    about: 'Height against what is usual in adults.',
    metres: {
      text: 'A height of {{given}}: is it in metres? It is asked for in centimetres.',
      settles: 'Write the height in centimetres.',
    },
    low: {
      text: 'Height of {{given}}, below what is usual in adults (from {{limit}}).',
      settles: 'Check the height.',
    },
    high: {
      text: 'Height of {{given}}, above what is usual in adults (up to {{limit}}).',
      settles: 'Check the height.',
    },
  },
  'PLA-02': {
    name: 'Weight',
    about: 'Weight against what is usual in adults, and against the height.',
    swapped: {
      text: 'A weight of {{given}} and a height of {{height}}: are they swapped?',
      settles: 'Check both figures.',
    },
    comma: {
      text: 'A weight of {{given}}, more than an adult weighs. Is the decimal point missing: {{meant}}?',
      settles: 'Check the weight.',
    },
    low: {
      text: 'Weight of {{given}}, below what is usual in adults (from {{limit}}).',
      settles: 'Check the weight.',
    },
    high: {
      text: 'Weight of {{given}}, above what is usual in adults (up to {{limit}}).',
      settles: 'Check the weight.',
    },
  },
  'PLA-03': {
    name: 'Body surface area',
    about: 'The body surface area that follows from weight and height.',
    low: {
      text: 'Body surface area of {{given}}, below what is usual in adults (from {{limit}}).',
      settles: 'Check weight and height.',
    },
    high: {
      text: 'Body surface area of {{given}}, above what is usual in adults (up to {{limit}}).',
      settles: 'Check weight and height.',
    },
  },
  'PLA-04': {
    name: 'Body mass index',
    about: 'The body mass index that follows from weight and height.',
    low: {
      text: 'Body mass index of {{given}}, below what is usual in adults (from {{limit}}).',
      settles: 'Check weight and height.',
    },
    high: {
      text: 'Body mass index of {{given}}, above what is usual in adults (up to {{limit}}).',
      settles: 'Check weight and height.',
    },
  },
  'PLA-05': {
    name: 'Impossible measures',
    about: 'Height, weight and body mass index that no adult has.',
    metres: {
      text: 'A height of {{given}}: is it in metres? It is asked for in centimetres.',
      settles: 'Write the height in centimetres.',
    },
    heightLow: {
      text: 'A height of {{given}}, less than that of any known adult ({{limit}}).',
      settles: 'Correct the height.',
    },
    heightHigh: {
      text: 'A height of {{given}}, more than that of the tallest person living ({{limit}}).',
      settles: 'Correct the height.',
    },
    comma: {
      text: 'A weight of {{given}}, more than that of any known person ({{limit}}). Is the decimal point missing: {{meant}}?',
      settles: 'Correct the weight.',
    },
    weight: {
      text: 'A weight of {{given}}, more than that of any known person ({{limit}}).',
      settles: 'Correct the weight.',
    },
    swapped: {
      text: 'A weight of {{given}} and a height of {{height}}: the body mass index would be {{mass}}. Are they swapped?',
      settles: 'Correct both values.',
    },
    massLow: {
      text: 'With a weight of {{given}} and a height of {{height}}, the body mass index would be {{mass}}; the lowest described in a living adult is {{limit}}.',
      settles: 'Correct the weight or the height.',
    },
    massHigh: {
      text: 'With a weight of {{given}} and a height of {{height}}, the body mass index would be {{mass}}; the highest known is {{limit}}.',
      settles: 'Correct the weight or the height.',
    },
  },
  'PES-01': {
    name: 'Change of weight',
    about: 'Weight against that of the previous version.',
    less: {
      text: 'A weight of {{given}}; {{before}} in the previous version: {{percent}} less.',
      settles: 'Confirm the weight, and that the doses have been calculated again.',
    },
    more: {
      text: 'A weight of {{given}}; {{before}} in the previous version: {{percent}} more.',
      settles: 'Confirm the weight, and that the doses have been calculated again.',
    },
  },
  'CRE-01': {
    name: 'Creatinine for the AUC',
    about: 'A recent creatinine where a dose is ordered by AUC.',
    missing: {
      text: 'A dose is ordered by AUC and the creatinine is missing.',
      settles: 'State the creatinine with its date.',
    },
    undated: {
      text: 'A dose is ordered by AUC and the creatinine has no date.',
      settles: 'State when the creatinine is from.',
    },
    ahead: {
      text: 'The creatinine has a date ahead, {{date}}.',
      settles: 'Correct the date of the creatinine.',
    },
    old: {
      text: 'The creatinine is of {{date}}, more than {{most}} days ago, and a dose is ordered by AUC.',
      settles: 'State a more recent creatinine.',
    },
  },
  'CRE-02': {
    name: 'Creatinine',
    about: 'The creatinine against what is plausible in its unit.',
    otherUnit: {
      text: 'A creatinine of {{given}}: is it written in the other unit (mg/dl or µmol/l)?',
      settles: 'Check the figure and the unit of the creatinine.',
    },
    low: {
      text: 'A creatinine of {{given}}, lower than usual (from {{limit}}).',
      settles: 'Check the figure and the unit of the creatinine.',
    },
    high: {
      text: 'A creatinine of {{given}}, higher than usual (up to {{limit}}).',
      settles: 'Check the figure and the unit of the creatinine.',
    },
  },
  'CRE-03': {
    name: 'Kidney function and drug',
    about: 'Creatinine clearance against the published thresholds of the drugs.',
    below: {
      text: 'An estimated clearance of {{given}}; the published threshold for {{drug}} is {{threshold}}.',
      settles: 'Check creatinine and weight, or say why the drug is kept.',
    },
    untested: {
      text: 'There is no creatinine, which the label of {{drug}} asks for before each dose.',
      settles: 'State the creatinine and its date.',
    },
    contraindicated: {
      text: 'An estimated clearance of {{given}}; under {{threshold}} the label contraindicates {{drug}}.',
      settles: 'Check creatinine and weight, or say why the drug is kept.',
    },
    avoid: {
      text: 'An estimated clearance of {{given}}; under {{threshold}} it is advised to avoid {{drug}}.',
      settles: 'Check creatinine and weight, or say why the drug is kept.',
    },
    notRecommended: {
      text: 'An estimated clearance of {{given}}; under {{threshold}} the label does not recommend {{drug}}.',
      settles: 'Check creatinine and weight, or say why the drug is kept.',
    },
    highDose: {
      text: 'An estimated clearance of {{given}}; a high dose of {{drug}} requires at least {{threshold}}.',
      settles: 'Check creatinine and weight, or say why the drug is kept.',
    },
    reduceTo: {
      text: 'An estimated clearance of {{given}}; under {{threshold}} the dose of {{drug}} is {{dose}} for one intake or administration.',
      settles: 'Check creatinine and weight, adjust the dose or say why it is kept.',
    },
    reduceToPercent: {
      text: 'An estimated clearance of {{given}}; under {{threshold}} {{percent}} of the dose of {{drug}} is advised.',
      settles: 'Check creatinine and weight, adjust the dose or say why it is kept.',
    },
    notStudied: {
      text: 'An estimated clearance of {{given}}; under {{threshold}} there are too few data on {{drug}} to recommend a dose.',
      settles: 'Check creatinine and weight, or say why the drug is kept.',
    },
    caution: {
      text: 'An estimated clearance of {{given}}; under {{threshold}} caution is asked for with {{drug}}.',
      settles: 'Check creatinine and weight, or say why the drug is kept.',
    },
    unfit: {
      text: 'An estimated clearance of {{given}}; under {{threshold}} the consensus considers the patient unfit for {{drug}}.',
      settles: 'Check creatinine and weight, or say why the drug is kept.',
    },
  },
  'HIG-01': {
    name: 'Liver function and drug',
    about: 'Bilirubin and transaminases against the published thresholds of the drugs.',
    total_reduceToPercent: {
      text: 'Bilirubin {{given}}: above {{threshold}}, {{percent}} of the {{drug}} dose is advised.',
      settles: 'Check the blood test, adjust the dose or say why it is kept.',
    },
    total_contraindicated: {
      text: 'Bilirubin {{given}}: above {{threshold}}, the label contraindicates {{drug}}.',
      settles: 'Check the blood test, or say why the drug is kept.',
    },
    transaminases_reduceToPercent: {
      text: 'Transaminases {{given}}: above {{threshold}}, {{percent}} of the {{drug}} dose is advised.',
      settles: 'Check the blood test, adjust the dose or say why it is kept.',
    },
    total_notRecommended: {
      text: 'Bilirubin {{given}}: above {{threshold}}, the label does not recommend {{drug}}.',
      settles: 'Check the blood test, or say why the drug is kept.',
    },
    total_reduceTo: {
      text: 'Bilirubin {{given}}: above {{threshold}}, the dose of {{drug}} is {{dose}} per administration.',
      settles: 'Check the blood test, adjust the dose or say why it is kept.',
    },
    transaminases_notRecommended: {
      text: 'Transaminases {{given}}: above {{threshold}}, the label does not recommend {{drug}}.',
      settles: 'Check the blood test, or say why the drug is kept.',
    },
    transaminases_reduceTo: {
      text: 'Transaminases {{given}}: above {{threshold}}, the dose of {{drug}} is {{dose}} per administration.',
      settles: 'Check the blood test, adjust the dose or say why it is kept.',
    },
    total_avoid: {
      text: 'Bilirubin {{given}}: above {{threshold}}, it is advised to avoid {{drug}}.',
      settles: 'Check the blood test, or say why the drug is kept.',
    },
    transaminases_avoid: {
      text: 'Transaminases {{given}}: above {{threshold}}, it is advised to avoid {{drug}}.',
      settles: 'Check the blood test, or say why the drug is kept.',
    },
    direct_reduceToPercent: {
      text: 'Total bilirubin {{given}}: with a direct bilirubin above {{threshold}}, {{percent}} of the {{drug}} dose is advised.',
      settles: 'Check the blood test, adjust the dose or say why it is kept.',
    },
    total_caution: {
      text: 'Bilirubin {{given}}: above {{threshold}}, caution is advised with {{drug}}.',
      settles: 'Check the blood test, or say why the drug is kept.',
    },
    transaminases_caution: {
      text: 'Transaminases {{given}}: above {{threshold}}, caution is advised with {{drug}}.',
      settles: 'Check the blood test, or say why the drug is kept.',
    },
    total_notStudied: {
      text: 'Bilirubin {{given}}: above {{threshold}}, there are not enough data to recommend a dose of {{drug}}.',
      settles: 'Check the blood test, or say why the drug is kept.',
    },
    transaminases_notStudied: {
      text: 'Transaminases {{given}}: above {{threshold}}, there are not enough data to recommend a dose of {{drug}}.',
      settles: 'Check the blood test, or say why the drug is kept.',
    },
    untested: {
      text: 'Bilirubin and transaminases are missing, which the label of {{drug}} asks for before the dose.',
      settles: 'State bilirubin and transaminases.',
    },
  },
  'COR-01': {
    name: 'Heart function and drug',
    about: 'LVEF against the thresholds of anthracyclines, anti-HER2 drugs and MEK inhibitors.',
    contraindicated: {
      text: 'LVEF {{given}}, below {{threshold}}; the label contraindicates {{drug}} in severe heart failure.',
      settles: 'State the clinical situation and why the drug is kept.',
    },
    withheld: {
      text: 'LVEF {{given}}: below {{threshold}}, the label asks not to begin {{drug}}, or to withhold it.',
      settles: 'Check the LVEF, or say why the drug is kept.',
    },
    withheldOnFall: {
      text: 'LVEF {{given}}: below {{threshold}}, the label asks to withhold {{drug}} if it has fallen by 10 points or more.',
      settles: 'State the previous LVEF, or say why the drug is kept.',
    },
    highRisk: {
      text: 'LVEF {{given}}: below {{threshold}}, the guideline calls the cardiac risk of {{drug}} high.',
      settles: 'State the opinion of a cardiologist.',
    },
    untested: {
      text: 'The LVEF is missing; the {{drug}} label asks for it before treatment starts.',
      settles: 'State the LVEF.',
    },
  },
  'ENZ-01': {
    name: 'DPD and UGT1A1',
    about: 'The results of DPD and UGT1A1 against the drugs that depend on them.',
    dpd_contraindicated: {
      text: '{{drug}} is contraindicated with this DPD result: {{result}}.',
      settles: 'Choose another drug or correct the result.',
    },
    dpd_reduceToPercent: {
      text: 'DPD: {{result}}; the guideline advises starting {{drug}} at {{percent}} of the dose.',
      settles: 'Reduce the starting dose or say why it is kept.',
    },
    ugt1a1_reduceToPercent: {
      text: 'UGT1A1 {{result}}; the label advises considering a lower starting dose of {{drug}}.',
      settles: 'Reduce the starting dose or say why it is kept.',
    },
    ugt1a1_caution: {
      text: 'UGT1A1 {{result}}; neutropenia is more frequent with {{drug}}, and close monitoring is advised.',
      settles: 'State the planned monitoring.',
    },
    untested: {
      text: 'The DPD result is missing; testing is recommended before {{drug}} starts.',
      settles: 'State the DPD result.',
    },
  },
};

export default patient;
