/** Where a picture is shown. */
export function imageAddress(imageId: string): string {
  return `/images/${imageId}`;
}
