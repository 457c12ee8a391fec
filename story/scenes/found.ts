/**
 * Rules with a finding in each patient's request; patients not listed have congruent requests. Each incongruence is
 * intended and demonstrates one kind of finding.
 */
export const FOUND: Readonly<Record<string, readonly string[]>> = {
  // HER2-targeted drug in a HER2-negative tumour.
  'pac-002': ['MRK-01'],
  // Dose 30 % above the regimen, which the doctor justifies.
  'pac-033': ['DOS-01'],
  // Anthracyclines for a lymphoma years ago, which the doctor declares and justifies.
  'pac-013': ['CUM-01'],
  // Metastases in the note and in the stage, but not in M.
  'pac-055': ['STG-01'],
  // Wrong sex, entered when the patient was registered; no word of castration beside abiraterone.
  'pac-029': ['SEX-01', 'ACO-01'],
  // No word of castration beside darolutamide, nor of vitamins beside pemetrexed.
  'pac-052': ['ACO-01'],
  'pac-058': ['ACO-01'],
  // No creatinine, which the labels of methotrexate, cisplatin and pemetrexed ask for before each dose.
  'pac-016': ['CRE-03'],
  'pac-018': ['CRE-03'],
  'pac-030': ['CRE-03'],
  'pac-057': ['CRE-03'],
  // Etoposide at its full dose for kidneys that its label reduces it for.
  'pac-034': ['CRE-03'],
  // Moderately emetogenic drugs without antiemetics.
  'pac-023': ['EME-01'],
  // Immunotherapy that requires PD-L1, which is negative; the reason for the denial.
  'pac-079': ['MRK-18'],
  // Patient of small stature.
  'pac-085': ['PLA-01'],
  // Underweight patients.
  'pac-044': ['PLA-04'],
  'pac-049': ['PLA-04'],
};
