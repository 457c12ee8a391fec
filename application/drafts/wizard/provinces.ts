interface Placed {
  provinceId: number | null;
}

/** The provinces by which lists and representatives' zones find a demand: those of its centers. */
export function provincesOf(prescriberCenter: Placed, performingCenter: Placed | null): number[] {
  const provinces = [prescriberCenter.provinceId, performingCenter?.provinceId ?? null];
  return [...new Set(provinces)].filter((province) => province !== null);
}
