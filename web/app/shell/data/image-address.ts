export function imageAddress(imageId: string): string {
  return `/images/${imageId}`;
}
