/** Message keys for a file that is refused. */
export const PROBLEMS = {
  empty: 'catalogueImport:problem.empty',
  encoding: 'catalogueImport:problem.encoding',
  quotes: 'catalogueImport:problem.quotes',
  unreadable: 'catalogueImport:problem.unreadable',
  rowsTooMany: 'catalogueImport:problem.rowsTooMany',
  columnsTooMany: 'catalogueImport:problem.columnsTooMany',
  unpackedTooLarge: 'catalogueImport:problem.unpackedTooLarge',
  needsTooMuch: 'catalogueImport:problem.needsTooMuch',
  takesTooLong: 'catalogueImport:problem.takesTooLong',
  fileTooLarge: 'catalogueImport:problem.fileTooLarge',
  kind: 'catalogueImport:problem.kind',
  columnsMissing: 'catalogueImport:problem.columnsMissing',
  columnTwice: 'catalogueImport:problem.columnTwice',
  sheets: 'catalogueImport:problem.sheets',
  failed: 'catalogueImport:problem.failed',
} as const;

/** Message keys for a preview as a whole, or for an event since it was made. */
export const NOTICES = {
  columnsMissing: 'catalogueImport:notice.columnsMissing',
  changedMeanwhile: 'catalogueImport:notice.changedMeanwhile',
  busy: 'catalogueImport:notice.busy',
  failed: 'catalogueImport:notice.failed',
} as const;

/** Message keys for a cell or a row, besides those of the entry's form. */
export const ISSUES = {
  formula: 'catalogueImport:issue.formula',
  date: 'catalogueImport:issue.date',
  error: 'catalogueImport:issue.error',
  columnsMissing: 'catalogueImport:issue.columnsMissing',
  choice: 'catalogueImport:issue.choice',
  sameInFile: 'catalogueImport:issue.sameInFile',
  twiceInCatalogue: 'catalogueImport:issue.twiceInCatalogue',
  unknownDrug: 'catalogueImport:issue.unknownDrug',
  unknownPrinciple: 'catalogueImport:issue.unknownPrinciple',
  severalDrugs: 'catalogueImport:issue.severalDrugs',
  hiddenDrug: 'catalogueImport:issue.hiddenDrug',
  drugStays: 'catalogueImport:issue.drugStays',
  unknownCompany: 'catalogueImport:issue.unknownCompany',
  unknownProvince: 'catalogueImport:issue.unknownProvince',
  checkDigit: 'catalogueImport:issue.checkDigit',
  visibility: 'catalogueImport:issue.visibility',
  yesOrNo: 'catalogueImport:issue.yesOrNo',
} as const;

/** Builds a message with parameters, in the format in which schemas send theirs. */
export function said(key: string, params?: Readonly<Record<string, string | number>>): string {
  return params ? `${key} ${JSON.stringify(params)}` : key;
}
