/** Tells whether the demand is submitted and still on its way to the engine. */
export function isBeingDelivered(row: { submissionCommandId: string | null; sequence: number }): boolean {
  return row.submissionCommandId !== null && row.sequence === 0;
}
