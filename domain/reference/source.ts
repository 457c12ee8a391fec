/** Where a row of the reference data can be looked up. Source: docs/rules.md 11.13. */
export interface Source {
  citation: string;
  /** What was opened to compare; null where the statement is well established and no text was compared. */
  where: string | null;
}

/** Compared with a text; well established without one; a choice of the data set; computed from other rows. */
export type Checked = 'text' | 'knowledge' | 'choice' | 'computed';
