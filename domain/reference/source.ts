/** As it was published, the same for every reader; where the words are ours, in each of their languages. */
export type Wording = string | Readonly<Record<'es' | 'en', string>>;

/** Where a row of the reference data can be looked up. Source: docs/rules.md 11.13. */
export interface Source {
  citation: Wording;
  /** What was opened to compare; null where the statement is well established and no text was compared. */
  where: Wording | null;
}

/** The source of a regimen, as somebody wrote it for the library. */
export interface WrittenSource extends Source {
  citation: string;
  where: string | null;
}

/** Two sources that are cited alike are one. */
export function citationKey({ citation }: Pick<Source, 'citation'>): string {
  return typeof citation === 'string' ? citation : citation.en;
}

/** Compared with a text; well established without one; a choice of the data set; computed from other rows. */
export type Checked = 'text' | 'knowledge' | 'choice' | 'computed';
