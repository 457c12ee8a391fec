import type { Translated } from '../../../catalogues';
import type source from '../../../es/demands/congruence-rules/doses';

const doses: Translated<typeof source> = {
  'RUT-01': {
    name: 'Route and drug',
    about: "Each line's route against those of the label, of published regimens and of the library.",
    other: {
      text: '{{drug}} by the route “{{given}}”; it is given by “{{expected}}”.',
      settles: 'Correct the route or the drug, or say why it goes this way.',
    },
  },
  'RUT-02': {
    name: 'Dose type and drug',
    about: "Each line's dose type against those used with the drug. AUC is for carboplatin alone.",
    auc: {
      text: '{{drug}} is ordered by AUC, which is calculated for carboplatin alone.',
      settles: 'Correct the dose type or the drug.',
    },
    other: {
      text: '{{drug}} is ordered in {{given}}; {{expected}} is usual.',
      settles: 'Correct the dose type, or say which protocol it is from.',
    },
  },
  'RUT-03': {
    name: 'Route that harms',
    about: "Each line's route against those by which the drug causes grave harm or death.",
    vinca: {
      text: '{{drug}} by the route “{{given}}”: vinca alkaloids are given by vein alone; in the spinal canal they kill, and outside the vein they cause necrosis.',
      settles: 'Correct the route or the drug.',
    },
    infection: {
      text: '{{drug}} by the route “{{given}}”: these are live bacilli, which outside the bladder may cause a fatal infection of the whole body.',
      settles: 'Correct the route or the drug.',
    },
    spine: {
      text: '{{drug}} by the route “{{given}}”: this drug must never enter the spinal canal, where it may kill or leave grave damage.',
      settles: 'Correct the route or the drug.',
    },
    necrosis: {
      text: '{{drug}} by the route “{{given}}”: this drug destroys the tissue under the skin and in muscle.',
      settles: 'Correct the route or the drug.',
    },
    otherForm: {
      text: '{{drug}} by the route “{{given}}”: this form must not go that way; where a form for it exists, it is another product with another dose.',
      settles: 'Correct the route, or choose the product that is meant.',
    },
    depot: {
      text: '{{drug}} by the route “{{given}}”: the preparation is for muscle or skin alone, and in a vein it may embolise.',
      settles: 'Correct the route or the drug.',
    },
    implant: {
      text: '{{drug}} by the route “{{given}}”: the implants are laid into the brain where the tumour was, and are given by no other route.',
      settles: 'Correct the route, or choose the product that is meant.',
    },
    oral: {
      text: '{{drug}} by the route “{{given}}”: this drug is given by mouth alone.',
      settles: 'Correct the route or the drug.',
    },
    injected: {
      text: '{{drug}} by the route “{{given}}”: this drug is given by vein alone.',
      settles: 'Correct the route or the drug.',
    },
  },
  'DOS-01': {
    name: 'Dose and regimen',
    about: "Each line's dose against that of the chosen regimen in the cycle of the request.",
    higher: {
      text: '{{drug}} at {{given}}; the regimen {{regimen}} has {{expected}} ({{percent}} above it).',
      settles: 'Correct the dose, or say why it is higher.',
    },
    lower: {
      text: '{{drug}} at {{given}}; the regimen {{regimen}} has {{expected}}: a reduction of {{percent}}.',
      settles: 'Correct the dose, or give the reason for the reduction.',
    },
  },
  'DOS-02': {
    name: 'Known doses of the drug',
    about: "Each line's dose against those of the label, the trials and the regimens of the library by the same route.",
    higherThanLabel: {
      text: '{{drug}} at {{given}}; the highest dose of the label by this route is {{bound}}.',
      settles: 'Check the figure, the unit and the dose type, or say which protocol it is from.',
    },
    higherThanLabelElsewhere: {
      text: '{{drug}} at {{given}}; there are no reference data for this tumour, and in other tumours the highest dose of the label by this route is {{bound}}.',
      settles: 'Check the figure, the unit and the dose type, or say which protocol it is from.',
    },
    lowerThanLabel: {
      text: '{{drug}} at {{given}}; the lowest dose of the label by this route is {{bound}}.',
      settles: 'Check the figure and the unit, or give the reason for the reduction.',
    },
    lowerThanLabelElsewhere: {
      text: '{{drug}} at {{given}}; there are no reference data for this tumour, and in other tumours the lowest dose of the label by this route is {{bound}}.',
      settles: 'Check the figure and the unit, or give the reason for the reduction.',
    },
    higherThanRegimens: {
      text: '{{drug}} at {{given}}; the highest dose of the trials and the regimens of the library by this route is {{bound}}.',
      settles: 'Check the figure, the unit and the dose type, or say which protocol it is from.',
    },
    higherThanRegimensElsewhere: {
      text: '{{drug}} at {{given}}; there are no reference data for this tumour, and in other tumours the highest dose of the trials and the regimens of the library by this route is {{bound}}.',
      settles: 'Check the figure, the unit and the dose type, or say which protocol it is from.',
    },
    lowerThanRegimens: {
      text: '{{drug}} at {{given}}; the lowest dose of the trials and the regimens of the library by this route is {{bound}}.',
      settles: 'Check the figure and the unit, or give the reason for the reduction.',
    },
    perBody: {
      text: '{{drug}} at {{given}} in total; the reference schedule by this route has the same figure by weight or surface: {{bound}}.',
      settles: 'Correct the dose type, or give the reason for the reduction.',
    },
    ofOther: {
      text: '{{drug}} at {{given}}, which is the dose of {{other}}; that of {{drug}} is {{bound}}.',
      settles: 'Check which of the two drugs is asked for, and its dose.',
    },
    loadingAgain: {
      text: '{{drug}} at {{given}}, which is a loading dose; from the second cycle on the highest reference dose by this route is {{bound}}.',
      settles: 'Correct the dose, or say why the loading dose is repeated.',
    },
    higher: {
      text: '{{drug}} at {{given}}; doses of the regimens of the library by this route range from {{least}} to {{most}}.',
      settles: 'Check the figure, the unit and the dose type, or say which protocol it is from.',
    },
    lower: {
      text: '{{drug}} at {{given}}; doses of the regimens of the library by this route range from {{least}} to {{most}}.',
      settles: 'Check the figure and the unit, or give the reason for the reduction.',
    },
    higherThanOne: {
      text: '{{drug}} at {{given}}; the dose of the regimens of the library by this route is {{most}}.',
      settles: 'Check the figure, the unit and the dose type, or say which protocol it is from.',
    },
    lowerThanOne: {
      text: '{{drug}} at {{given}}; the dose of the regimens of the library by this route is {{most}}.',
      settles: 'Check the figure and the unit, or give the reason for the reduction.',
    },
    higherThanAuc: {
      text: '{{drug}} at {{given}}; the highest AUC of the label, the trials and the library ({{most}}) with a filtration rate of at most {{filtration}} comes to {{bound}} at most, whatever the creatinine.',
      settles: 'Check the figure and the dose type, or state the creatinine and the AUC it is from.',
    },
    higherElsewhere: {
      text: '{{drug}} at {{given}}; no regimen of the library has it in this tumour, and in other tumours doses by this route range from {{least}} to {{most}}.',
      settles: 'Check the figure, the unit and the dose type, or say which protocol it is from.',
    },
    lowerElsewhere: {
      text: '{{drug}} at {{given}}; no regimen of the library has it in this tumour, and in other tumours doses by this route range from {{least}} to {{most}}.',
      settles: 'Check the figure and the unit, or give the reason for the reduction.',
    },
    higherThanOneElsewhere: {
      text: '{{drug}} at {{given}}; no regimen of the library has it in this tumour, and in other tumours the dose by this route is {{most}}.',
      settles: 'Check the figure, the unit and the dose type, or say which protocol it is from.',
    },
    lowerThanOneElsewhere: {
      text: '{{drug}} at {{given}}; no regimen of the library has it in this tumour, and in other tumours the dose by this route is {{most}}.',
      settles: 'Check the figure and the unit, or give the reason for the reduction.',
    },
  },
  'DOS-05': {
    name: 'Dose and interval',
    about:
      'What each line comes to in the days of the cycle, against the schedules of the label, the trials and the regimens of the library by the same route.',
    denserThanLabel: {
      text: '{{drug}} comes to {{given}} in {{window}} days; the densest schedule of the label by this route comes to {{bound}}.',
      settles:
        'Check the dose, the sessions of the line and the days between cycles, or say which protocol it is from.',
    },
    denserThanLabelElsewhere: {
      text: '{{drug}} comes to {{given}} in {{window}} days; there are no reference data for this tumour, and in other tumours the densest schedule of the label by this route comes to {{bound}}.',
      settles:
        'Check the dose, the sessions of the line and the days between cycles, or say which protocol it is from.',
    },
    sparserThanLabel: {
      text: '{{drug}} comes to {{given}} in {{window}} days; the least dense schedule of the label by this route comes to {{bound}}.',
      settles:
        'Check the dose, the sessions of the line and the days between cycles, or say why it is given less often.',
    },
    sparserThanLabelElsewhere: {
      text: '{{drug}} comes to {{given}} in {{window}} days; there are no reference data for this tumour, and in other tumours the least dense schedule of the label by this route comes to {{bound}}.',
      settles:
        'Check the dose, the sessions of the line and the days between cycles, or say why it is given less often.',
    },
    denserThanRegimens: {
      text: '{{drug}} comes to {{given}} in {{window}} days; the densest schedule of the trials and the regimens of the library by this route comes to {{bound}}.',
      settles:
        'Check the dose, the sessions of the line and the days between cycles, or say which protocol it is from.',
    },
    denserThanRegimensElsewhere: {
      text: '{{drug}} comes to {{given}} in {{window}} days; there are no reference data for this tumour, and in other tumours the densest schedule of the trials and the regimens of the library by this route comes to {{bound}}.',
      settles:
        'Check the dose, the sessions of the line and the days between cycles, or say which protocol it is from.',
    },
    sparserThanRegimens: {
      text: '{{drug}} comes to {{given}} in {{window}} days; the least dense schedule of the trials and the regimens of the library by this route comes to {{bound}}.',
      settles:
        'Check the dose, the sessions of the line and the days between cycles, or say why it is given less often.',
    },
  },
  'DOS-03': {
    name: 'Oral dose and presentation',
    about: 'A fixed oral dose against the units of the chosen presentation, whole or halved.',
    unmade: {
      text: '{{drug}}: {{given}} cannot be taken in units of {{strength}}, not even halved.',
      settles: 'Choose another presentation, or correct the dose.',
    },
  },
  'ENV-01': {
    name: 'Packs of the line',
    about: 'The number of packs that is given against those that the dose of a session takes.',
    short: {
      text: '{{drug}}: amount {{amount}}, which holds {{held}}; a session needs {{taken}}, amount {{packs}}.',
      settles: 'Correct the amount, the presentation or the dose.',
    },
    many: {
      text: '{{drug}}: amount {{amount}}, which holds {{held}}; {{taken}} are enough for a session, amount {{packs}}. Is it right?',
      settles: 'Confirm the amount, or correct the presentation or the dose.',
    },
  },
  'DOS-04': {
    name: 'Line without a dose',
    about: 'Each line with a dose of 0: a requested drug has a dose.',
    none: {
      text: '{{drug}} is requested with a dose of 0: nothing would be given.',
      settles: 'State the dose, or remove the line if the drug is left out of this cycle.',
    },
  },
  'CAP-01': {
    name: 'Highest dose',
    about: "Each line's dose in this patient against the maximum that the label or the agency gives.",
    above: {
      text: '{{drug}} at {{ordered}} comes to {{given}}; the published maximum is {{cap}}.',
      settles: 'Limit the dose, or say why the maximum is exceeded.',
    },
    aboveAsOrdered: {
      text: '{{drug}} at {{ordered}} is above the published maximum, {{cap}}.',
      settles: 'Limit the dose, or say why the maximum is exceeded.',
    },
  },
};

export default doses;
