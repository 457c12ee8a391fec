/**
 * Whether somebody has typed something into a working copy. Uploads alone create the copy of a sent demand without
 * starting it: the next submission then still begins from the filed version.
 */
export function isBegun({ mode, revision }: { mode: string; revision: number }): boolean {
  return mode === 'draft' || revision > 0;
}
