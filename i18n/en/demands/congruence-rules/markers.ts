import type { Translated } from '../../../catalogues';
import type source from '../../../es/demands/congruence-rules/markers';

const markers: Translated<typeof source> = {
  'MRK-01': {
    name: 'HER2-positive',
    about: 'HER2 and hybridisation against anti-HER2 drugs.',
    incomplete: {
      text: '{{drugs}}: the indication asks for a HER2-positive tumour (immunohistochemistry +++, or ++ with amplification); HER2 ++ is not conclusive without hybridisation ({{markers}}).',
      settles: 'Do the in situ hybridisation (FISH) and attach the result.',
    },
    notDone: {
      text: '{{drugs}}: the indication asks for a HER2-positive tumour (immunohistochemistry +++, or ++ with amplification), and the test was not done ({{markers}}).',
      settles: 'Test HER2 and attach the result, or say why it was not tested.',
    },
    contradicts: {
      text: '{{drugs}}: the indication asks for a HER2-positive tumour (immunohistochemistry +++, or ++ with amplification); the request says {{markers}}.',
      settles: 'Correct the result, attach the report or say why it is asked for with this result.',
    },
  },
  'MRK-02': {
    name: 'Trastuzumab deruxtecan in breast',
    about: 'HER2 and hormone receptors against trastuzumab deruxtecan.',
    question: {
      text: '{{drugs}}: with HER2 0 the label covers HER2-ultralow disease alone, which the form cannot tell; the request says {{markers}}.',
      settles: 'Attach the immunohistochemistry report with the membrane staining.',
    },
    contradicts: {
      text: '{{drugs}}: the indication asks for HER2-positive, HER2-low or, if hormone receptor-positive, HER2-ultralow disease; the request says {{markers}}.',
      settles: 'Correct the result, attach the report or say why it is asked for with this result.',
    },
    incomplete: {
      text: '{{drugs}}: with HER2 0 the hormone receptors decide, and they are not complete; the request says {{markers}}.',
      settles: 'Complete the hormone receptors.',
    },
    notDone: {
      text: '{{drugs}}: the indication asks for HER2-positive, HER2-low or, if hormone receptor-positive, HER2-ultralow disease, and the test was not done ({{markers}}).',
      settles: 'Test HER2 and attach the result, or say why it was not tested.',
    },
  },
  'MRK-03': {
    name: 'HER2-negative',
    about: 'HER2 against drugs meant for HER2-negative tumours.',
    contradicts: {
      text: '{{drugs}}: the indication asks for a HER2-negative tumour; the request says {{markers}}.',
      settles: 'Correct the result, attach the report or say why it is asked for with this result.',
    },
    incomplete: {
      text: '{{drugs}}: the indication asks for a HER2-negative tumour; HER2 ++ is not conclusive without hybridisation ({{markers}}).',
      settles: 'Do the in situ hybridisation (FISH) and attach the result.',
    },
    notDone: {
      text: '{{drugs}}: the indication asks for a HER2-negative tumour, and the test was not done ({{markers}}).',
      settles: 'Test HER2 and attach the result, or say why it was not tested.',
    },
  },
  'MRK-04': {
    name: 'Gastric pembrolizumab and HER2',
    about: 'HER2 against pembrolizumab without trastuzumab in first-line gastric cancer.',
    question: {
      text: '{{drugs}}: in HER2-positive disease the label adds trastuzumab, which is not among the drugs; the request says {{markers}}.',
      settles: 'Say why it is administered without trastuzumab, or add it.',
    },
    notDone: {
      text: '{{drugs}}: HER2 decides whether trastuzumab is added; the request says {{markers}}.',
      settles: 'Test HER2 and attach the result, or say why it was not tested.',
    },
  },
  'MRK-05': {
    name: 'Immunotherapy in breast',
    about: 'Hormone receptors and HER2 against pembrolizumab and atezolizumab in breast cancer.',
    contradicts: {
      text: '{{drugs}}: the indication asks for triple-negative breast cancer; the request says {{markers}}.',
      settles: 'Correct the result, attach the report or say why it is asked for with this result.',
    },
    notDone: {
      text: '{{drugs}}: the indication asks for triple-negative breast cancer, and the test was not done ({{markers}}).',
      settles: 'Test receptors and HER2 and attach the result, or say why it was not tested.',
    },
    incomplete: {
      text: '{{drugs}}: the indication asks for triple-negative breast cancer; HER2 ++ is not conclusive without hybridisation ({{markers}}).',
      settles: 'Do the in situ hybridisation (FISH) and attach the result.',
    },
  },
  'MRK-06': {
    name: 'Hormone receptors',
    about: 'Oestrogen and progesterone receptors against endocrine treatment, CDK4/6 inhibitors and everolimus.',
    contradicts: {
      text: '{{drugs}}: the indication asks for hormone receptor-positive disease; the request says {{markers}}.',
      settles: 'Correct the result, attach the report or say why it is asked for with this result.',
    },
    notDone: {
      text: '{{drugs}}: the indication asks for hormone receptor-positive disease, and the test was not done ({{markers}}).',
      settles: 'Test hormone receptors and attach the result, or say why it was not tested.',
    },
  },
  'MRK-07': {
    name: 'RAS and anti-EGFR antibodies',
    about: 'KRAS and NRAS against cetuximab and panitumumab.',
    contradicts: {
      text: '{{drugs}}: the indication asks for wild-type KRAS and NRAS; the request says {{markers}}.',
      settles: 'Correct the result, attach the report or say why it is asked for with this result.',
    },
    notDone: {
      text: '{{drugs}}: the indication asks for wild-type KRAS and NRAS, and the test was not done ({{markers}}).',
      settles: 'Test KRAS and NRAS and attach the result, or say why it was not tested.',
    },
  },
  'MRK-08': {
    name: 'BRAF and anti-EGFR antibodies',
    about: 'BRAF against cetuximab and panitumumab without encorafenib.',
    question: {
      text: '{{drugs}}: with mutated BRAF little benefit is expected without a BRAF inhibitor; the label does not exclude it. The request says {{markers}}.',
      settles: 'Say why encorafenib is not combined.',
    },
  },
  'MRK-09': {
    name: 'BRAF and encorafenib',
    about: 'BRAF against encorafenib in colorectal and lung cancer.',
    contradicts: {
      text: '{{drugs}}: the indication asks for a BRAF V600E mutation; the request says {{markers}}.',
      settles: 'Correct the result, attach the report or say why it is asked for with this result.',
    },
    notDone: {
      text: '{{drugs}}: the indication asks for a BRAF V600E mutation, and the test was not done ({{markers}}).',
      settles: 'Test BRAF and attach the result, or say why it was not tested.',
    },
  },
  'MRK-10': {
    name: 'Microsatellite instability',
    about: 'Mismatch repair and microsatellites against immunotherapy of colorectal cancer.',
    contradicts: {
      text: '{{drugs}}: the indication asks for deficient mismatch repair or unstable microsatellites; the request says {{markers}}.',
      settles: 'Correct the result, attach the report or say why it is asked for with this result.',
    },
    notDone: {
      text: '{{drugs}}: the indication asks for deficient mismatch repair or unstable microsatellites, and the test was not done ({{markers}}).',
      settles: 'Test mismatch repair or microsatellites and attach the result, or say why it was not tested.',
    },
  },
  'MRK-11': {
    name: 'EGFR',
    about: 'EGFR against its inhibitors.',
    contradicts: {
      text: '{{drugs}}: the indication asks for an EGFR mutation; the request says {{markers}}.',
      settles: 'Correct the result, attach the report or say why it is asked for with this result.',
    },
    notDone: {
      text: '{{drugs}}: the indication asks for an EGFR mutation, and the test was not done ({{markers}}).',
      settles: 'Test EGFR and attach the result, or say why it was not tested.',
    },
  },
  'MRK-12': {
    name: 'ALK',
    about: 'ALK against its inhibitors.',
    contradicts: {
      text: '{{drugs}}: the indication asks for ALK-positive disease; the request says {{markers}}.',
      settles: 'Correct the result, attach the report or say why it is asked for with this result.',
    },
    notDone: {
      text: '{{drugs}}: the indication asks for ALK-positive disease, and the test was not done ({{markers}}).',
      settles: 'Test ALK and attach the result, or say why it was not tested.',
    },
  },
  'MRK-13': {
    name: 'ROS1',
    about: 'ROS1 against crizotinib and entrectinib.',
    contradicts: {
      text: '{{drugs}}: the indication asks for ROS1-positive disease; the request says {{markers}}.',
      settles: 'Correct the result, attach the report or say why it is asked for with this result.',
    },
    notDone: {
      text: '{{drugs}}: the indication asks for ROS1-positive disease, and the test was not done ({{markers}}).',
      settles: 'Test ROS1 and attach the result, or say why it was not tested.',
    },
  },
  'MRK-14': {
    name: 'NTRK',
    about: 'NTRK fusion against larotrectinib and entrectinib.',
    contradicts: {
      text: '{{drugs}}: the indication asks for an NTRK fusion; the request says {{markers}}.',
      settles: 'Correct the result, attach the report or say why it is asked for with this result.',
    },
    notDone: {
      text: '{{drugs}}: the indication asks for an NTRK fusion, and the test was not done ({{markers}}).',
      settles: 'Test NTRK1, NTRK2 and NTRK3 and attach the result, or say why it was not tested.',
    },
  },
  'MRK-15': {
    name: 'MET exon 14',
    about: 'MET exon 14 against tepotinib and capmatinib.',
    contradicts: {
      text: '{{drugs}}: the indication asks for MET exon 14 skipping; the request says {{markers}}.',
      settles: 'Correct the result, attach the report or say why it is asked for with this result.',
    },
    notDone: {
      text: '{{drugs}}: the indication asks for MET exon 14 skipping, and the test was not done ({{markers}}).',
      settles: 'Test MET exon 14 and attach the result, or say why it was not tested.',
    },
  },
  'MRK-16': {
    name: 'RET',
    about: 'RET against selpercatinib.',
    contradicts: {
      text: '{{drugs}}: the indication asks for a RET fusion; the request says {{markers}}.',
      settles: 'Correct the result, attach the report or say why it is asked for with this result.',
    },
    notDone: {
      text: '{{drugs}}: the indication asks for a RET fusion, and the test was not done ({{markers}}).',
      settles: 'Test RET and attach the result, or say why it was not tested.',
    },
  },
  'MRK-17': {
    name: 'Immunotherapy and EGFR or ALK',
    about: 'EGFR and ALK against immunotherapy of non-small cell lung cancer.',
    contradicts: {
      text: '{{drugs}}: the indication asks for no EGFR or ALK alteration; the request says {{markers}}.',
      settles: 'Correct the result, attach the report or say why it is asked for with this result.',
    },
    notDone: {
      text: '{{drugs}}: the indication asks for no EGFR or ALK alteration, and the test was not done ({{markers}}).',
      settles: 'Test EGFR and ALK and attach the result, or say why it was not tested.',
    },
  },
  'MRK-18': {
    name: 'PD-L1 from 1%',
    about: 'PD-L1 against immunotherapy meant for 1% or above.',
    contradicts: {
      text: '{{drugs}}: the indication asks for PD-L1 of {{least}} or above in this line; the request says {{markers}}.',
      settles: 'Correct the result, attach the report or say why it is asked for with this result.',
    },
    notDone: {
      text: '{{drugs}}: the indication asks for PD-L1 of {{least}} or above in this line, and the test was not done ({{markers}}).',
      settles: 'Test PD-L1 and attach the result, or say why it was not tested.',
    },
  },
  'MRK-19': {
    name: 'PD-L1 from 50%',
    about: 'PD-L1 against immunotherapy alone that is meant for 50% or above.',
    contradicts: {
      text: '{{drugs}}: the indication asks for PD-L1 of {{least}} or above for the drug alone; the request says {{markers}}.',
      settles: 'Correct the result, attach the report or say why it is asked for with this result.',
    },
    notDone: {
      text: '{{drugs}}: the indication asks for PD-L1 of {{least}} or above for the drug alone, and the test was not done ({{markers}}).',
      settles: 'Test PD-L1 and attach the result, or say why it was not tested.',
    },
    question: {
      text: '{{drugs}}: the label asks for PD-L1 of {{least}} or above in tumour cells, or of 10% or above in immune cells, which the form does not hold; the request says {{markers}}.',
      settles: 'Attach the PD-L1 report on immune cells.',
    },
  },
  'MRK-20': {
    name: 'PD-L1 in bladder',
    about: 'PD-L1 against immunotherapy alone as first line of bladder cancer.',
    notDone: {
      text: '{{drugs}}: the indication without cisplatin depends on PD-L1; the request says {{markers}}.',
      settles: 'Test PD-L1 and attach the result, or say why it was not tested.',
    },
  },
  'MRK-21': {
    name: 'CD20',
    about: 'CD20 against rituximab and obinutuzumab.',
    contradicts: {
      text: '{{drugs}}: the drug acts on CD20, which has to be positive; the request says {{markers}}.',
      settles: 'Correct the result, attach the report or say why it is asked for with this result.',
    },
    notDone: {
      text: '{{drugs}}: the drug acts on CD20, which has to be positive, and the test was not done ({{markers}}).',
      settles: 'Test CD20 and attach the result, or say why it was not tested.',
    },
  },
  'MRK-22': {
    name: 'BRCA and HRD',
    about: 'BRCA and HRD against PARP inhibitors.',
    contradicts: {
      text: '{{drugs}}: the indication asks for a BRCA1/2 mutation (germline in breast and pancreas; in ovary with bevacizumab, positive HRD suffices); the request says {{markers}}.',
      settles: 'Correct the result, attach the report or say why it is asked for with this result.',
    },
    notDone: {
      text: '{{drugs}}: the indication asks for a BRCA1/2 mutation (germline in breast and pancreas; in ovary with bevacizumab, positive HRD suffices), and the test was not done ({{markers}}).',
      settles: 'Test BRCA1/2 and attach the result, or say why it was not tested.',
    },
    unanswered: {
      text: '{{drugs}}: the indication asks for a BRCA1/2 mutation (germline in breast and pancreas; in ovary with bevacizumab, positive HRD suffices), and the request does not state the result.',
      settles: 'State the result of BRCA1/2 and attach the report.',
    },
    incomplete: {
      text: '{{drugs}}: the indication asks for a BRCA1/2 mutation (germline in breast and pancreas; in ovary with bevacizumab, positive HRD suffices); with this result that of BRCA has to be known ({{markers}}).',
      settles: 'State the BRCA result and attach the report.',
    },
  },
  'MRK-23': {
    name: 'Claudin 18.2',
    about: 'Claudin 18.2 against zolbetuximab.',
    contradicts: {
      text: '{{drugs}}: the indication asks for claudin 18.2-positive disease; the request says {{markers}}.',
      settles: 'Correct the result, attach the report or say why it is asked for with this result.',
    },
    notDone: {
      text: '{{drugs}}: the indication asks for claudin 18.2-positive disease, and the test was not done ({{markers}}).',
      settles: 'Test claudin 18.2 and attach the result, or say why it was not tested.',
    },
    unanswered: {
      text: '{{drugs}}: the indication asks for claudin 18.2-positive disease, and the request does not state the result.',
      settles: 'State the result of claudin 18.2 and attach the report.',
    },
  },
  'MRK-24': {
    name: 'FGFR3',
    about: 'FGFR3 against erdafitinib.',
    contradicts: {
      text: '{{drugs}}: the indication asks for an FGFR3 alteration; the request says {{markers}}.',
      settles: 'Correct the result, attach the report or say why it is asked for with this result.',
    },
    notDone: {
      text: '{{drugs}}: the indication asks for an FGFR3 alteration, and the test was not done ({{markers}}).',
      settles: 'Test FGFR3 and attach the result, or say why it was not tested.',
    },
    unanswered: {
      text: '{{drugs}}: the indication asks for an FGFR3 alteration, and the request does not state the result.',
      settles: 'State the result of FGFR3 and attach the report.',
    },
  },
};

export default markers;
