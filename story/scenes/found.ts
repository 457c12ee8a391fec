/**
 * What rules find in the requests of the story, by patient; whoever is not here asks for what is congruent. What is not is
 * meant so: each shows one thing that the analysis says.
 */
export const FOUND: Readonly<Record<string, readonly string[]>> = {
  // A drug against HER2 without HER2.
  'pac-002': ['MRK-01'],
  // 30 % above the regimen, which the doctor answers.
  'pac-033': ['DOS-01'],
  // Anthracyclines of a lymphoma years ago, which the doctor declares and answers.
  'pac-013': ['CUM-01'],
  // Metastases in the note and in the stage, and none in M.
  'pac-055': ['STG-01'],
  // The sex on record is a slip of whoever registered the patient.
  'pac-029': ['SEX-01'],
  // Moderately emetogenic, and nothing against it.
  'pac-023': ['EME-01'],
  // Immunotherapy that asks for PD-L1 without it: this is why it is denied.
  'pac-079': ['MRK-18'],
  // Oxaliplatin over the planned cycles comes to where its label asks to look at nerves.
  ...Object.fromEntries(
    ['pac-001', 'pac-006', 'pac-019', 'pac-028', 'pac-036', 'pac-041', 'pac-078'].map((slug) => [slug, ['CUM-01']]),
  ),
  // The same in somebody small.
  'pac-085': ['CUM-01', 'PLA-01'],
  // Thin patients.
  'pac-044': ['PLA-04'],
  'pac-049': ['PLA-04'],
};
