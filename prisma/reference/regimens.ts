import type { Regimen } from '@aval/domain/reference/regimen';
import { tumourTypeId } from '@aval/domain/reference/tumour-type-id';
import regimensFile from './regimens.json' with { type: 'json' };

/** Published regimens. */
export const regimens: readonly Regimen[] = regimensFile.map((regimen) => ({
  ...(regimen as unknown as Omit<Regimen, 'tumourType'>),
  tumourType: tumourTypeId(regimen.tumourType),
}));
