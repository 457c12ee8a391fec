/**
 * Whether somebody has written in the copy of what is being written. Beside a demand that was sent it may lie without that: the save of files alone is
 * remembered in it, and the demand still goes on with what was filed.
 */
export function isBegun({ mode, revision }: { mode: string; revision: number }): boolean {
  return mode === 'draft' || revision > 0;
}
