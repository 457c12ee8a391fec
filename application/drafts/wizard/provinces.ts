interface Placed {
  provinceId: number | null;
}

/** Returns the provinces of both centers, by which lists and representatives' zones find a demand. */
export function provincesOf(prescriberCenter: Placed, performingCenter: Placed | null): number[] {
  const provinces = [prescriberCenter.provinceId, performingCenter?.provinceId ?? null];
  return [...new Set(provinces)].filter((province) => province !== null);
}
