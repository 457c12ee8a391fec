import type { CenterRow } from '@aval/application/catalogues/centers/browse-centers';
import type { CenterEntry } from '@aval/application/catalogues/centers/center-catalogue';
import { prescribes } from '@aval/domain/catalogue/center-types';
import { OPTIONS } from '@aval/domain/catalogue/options';
import { z } from 'zod';
import { EDITED_CENTER, KNOWN_CENTER, NEW_CENTER } from '../examples/catalogue-examples';
import { refuseIdle } from '../requests/refuse-idle';
import { oneOf } from '../schemas/among';
import { rowId } from '../schemas/atoms';
import { editOf, overEntry, WHAT_STAYS } from '../schemas/edited-fields';

const place = 'Prescriptor: requests come from there; Realizador: treatments are given there; Ambos: both.';

const shape = {
  name: z.string().meta({ example: 'Hospital del Alba' }),
  address: z.string().meta({ example: 'Calle Mayor, 1' }),
  locality: z.string().meta({ example: 'Zaragoza' }),
  provinceId: rowId.nullable().meta({ description: 'The zone of the center.' }),
  type: z.enum(OPTIONS.centerType).meta({ description: place }),
};

export const centerFields = z
  .strictObject({ ...shape, locality: shape.locality.default(''), provinceId: shape.provinceId.default(null) })
  .meta({ id: 'CenterFields', example: NEW_CENTER });

export const editedCenter = editOf({
  ...shape,
  doctors: z.array(rowId).max(1000).meta({ description: 'Doctors who prescribe there; if omitted, unchanged.' }),
}).meta({ id: 'EditedCenter', example: EDITED_CENTER, description: WHAT_STAYS });

export const centerAnswer = z
  .object({
    id: rowId,
    name: z.string(),
    address: z.string(),
    locality: z.string(),
    provinceId: rowId.nullable(),
    type: oneOf(OPTIONS.centerType).meta({ description: place }),
    active: z.boolean().meta({ description: 'Whether it can be chosen in new requests.' }),
    province: z
      .object({ id: rowId, name: z.string() })
      .nullable()
      .optional()
      .meta({ description: 'Present with include=province.' }),
    doctors: z
      .array(z.object({ id: rowId, name: z.string() }))
      .optional()
      .meta({ description: 'Doctors who prescribe there; present with include=doctors.' }),
  })
  .meta({ id: 'Center', example: KNOWN_CENTER });

export function fromCenter(
  shown: CenterRow | CenterEntry,
  included: ReadonlySet<string>,
): z.input<typeof centerAnswer> {
  const { id, name, address, locality, provinceId, provinceName, type, hidden, doctors = [] } = shown;
  const province = provinceId === null ? null : { id: provinceId, name: provinceName ?? '' };
  return {
    id,
    name,
    address,
    locality,
    provinceId,
    type,
    active: !hidden,
    ...(included.has('province') ? { province } : {}),
    ...(included.has('doctors') ? { doctors: doctors.map((doctor) => ({ id: doctor.id, name: doctor.name })) } : {}),
  };
}

/**
 * Refuses doctors for a center that only performs treatments, whoever prescribed there under another type: the same
 * body always gets the same answer. Source: docs/rules.md 10.11.
 */
export function refuseIdleDoctors(sent: z.output<typeof editedCenter>, entry: Pick<CenterEntry, 'type'>): void {
  const idle = { doctors: !prescribes(sent.type ?? entry.type) && 'api:issue.nobody_prescribes' };
  refuseIdle(sent, { doctors: [] }, idle);
}

/** Maps the input to the form of the pages; an edit keeps what is left out. */
export function toCenterForm(
  { doctors, ...sent }: z.output<typeof editedCenter>,
  entry: Pick<CenterEntry, 'name' | 'address' | 'locality' | 'provinceId' | 'type' | 'doctors'> | null,
): object {
  return { ...overEntry(sent, entry), doctorIds: doctors ?? entry?.doctors.map(({ id }) => id) ?? [] };
}
