import type { Regimen } from '@aval/domain/reference/regimen';
import { tumourTypeId } from '@aval/domain/reference/tumour-type-id';
import regimensFile from './regimens.json' with { type: 'json' };

/** Published regimens with their sources. */
export const regimens: readonly Regimen[] = regimensFile.map(({ tumourType, source, ...regimen }) => ({
  ...(regimen as unknown as Omit<Regimen, 'tumourType' | 'source'>),
  tumourType: tumourTypeId(tumourType),
  source: { citation: source.citation, where: source.doi && `doi ${source.doi}` },
}));
