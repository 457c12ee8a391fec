import { ROLES } from '@aval/domain/access/roles';
import { prescribes } from '@aval/domain/catalogue/center-types';
import { centerSchema } from '@aval/domain/validation/catalogues/center-schema';
import { raiseUsers } from '../../../users/relations/shared-relations';
import { CENTERS, type CenterEntry, type CenterInput, columnsOf } from '../../centers/center-catalogue';
import { tellDemandsOfCenters } from '../../centers/tell-demands-of-centers';
import { type CatalogueImport, NO_OTHERS } from '../catalogue-import';
import { ISSUES } from '../messages';
import type { WrittenTable } from '../written-table';
import { byName, cellOf, choiceField, plainField } from './read-fields';

const TABLE: WrittenTable<CenterInput, ReturnType<typeof columnsOf>> = {
  name: 'center',
  columns: {
    name: { column: 'name', type: 'text' },
    address: { column: 'address', type: 'text' },
    locality: { column: 'locality', type: 'text' },
    provinceId: { column: 'province_id', type: 'int' },
    type: { column: 'type', type: 'text' },
  },
  valuesOf: columnsOf,
};

/** Import of centers, identified by name and locality; their doctors are not imported. Source: docs/rules.md 5.37. */
export const CENTER_IMPORT: CatalogueImport<CenterInput, CenterEntry> = {
  catalogue: CENTERS,
  shape: centerSchema.shape,
  columns: [
    { name: 'name', label: 'common:label.name', aliases: ['centro', 'center'], fact: { name: 'name', say: 'text' } },
    { name: 'address', label: 'centers:field.address', fact: { name: 'address', say: 'text' } },
    {
      name: 'locality',
      label: 'centers:field.locality',
      aliases: ['municipio', 'población'],
      fact: { name: 'locality', say: 'text' },
    },
    {
      name: 'province',
      field: 'provinceId',
      label: 'common:label.province',
      fact: { name: 'provinceName', say: 'text' },
    },
    { name: 'type', label: 'common:label.type', fact: { name: 'type', say: 'centerType' } },
    { name: 'doctors', label: 'centers:field.doctorIds', fact: { name: 'doctors', say: 'list' } },
  ],
  keyColumns: [['name']],
  foldedColumns: ['name', 'locality', 'province'],
  foldedTexts: (entries, { provinces }) => [
    ...entries.flatMap(({ name, locality }) => [name, locality]),
    ...provinces.flatMap(({ name, officialName }) => [name, officialName]),
  ],
  async loadOthers(tx) {
    const provinces = await tx.province.findMany({ select: { id: true, name: true, officialName: true } });
    return { ...NO_OTHERS, provinces };
  },
  prepare: (cells) => cells,
  open({ entries, others, fold, words }) {
    const named = byName(entries, ({ name }) => [name], fold);
    const province = byName(others.provinces, ({ name, officialName }) => [name, officialName], fold);
    return {
      find(cells) {
        const name = cellOf(cells, 'name');
        if (name === null) return null;
        if (cells.locality === undefined) return { key: JSON.stringify([fold(name)]), entries: named(name) };
        const locality = fold(cellOf(cells, 'locality') ?? '');
        return {
          key: JSON.stringify([fold(name), locality]),
          entries: named(name).filter((entry) => fold(entry.locality) === locality),
        };
      },
      fields: {
        name: plainField('name'),
        address: plainField('address'),
        locality: plainField('locality'),
        provinceId(cells) {
          const typed = cellOf(cells, 'province');
          if (typed === null) return cells.province === undefined ? undefined : { value: null };
          const [found] = province(typed);
          return found ? { value: found.id } : { issue: { column: 'province', message: ISSUES.unknownProvince } };
        },
        type: choiceField(words, { column: 'type', set: 'centerType', stored: ({ type }) => type }),
        doctorIds: () => undefined,
      },
      after: ({ name, address, locality, provinceId, type }, entry) => ({
        name,
        companyId: null,
        facts: {
          name,
          address,
          locality: locality ?? '',
          provinceName: others.provinces.find(({ id }) => id === provinceId)?.name ?? null,
          type,
          doctors: prescribes(type) ? (entry?.doctors.map((doctor) => doctor.name) ?? []) : [],
        },
      }),
    };
  },
  defaults: { doctorIds: [] },
  stored: ({ name, address, locality, provinceId, type, doctors }) => ({
    name,
    address,
    locality,
    provinceId,
    type: type as CenterInput['type'],
    doctorIds: doctors.map(({ id }) => id),
  }),
  table: TABLE,
  async updated(tx, rows) {
    const idle = rows.filter(({ input }) => !prescribes(input.type)).map(({ entry }) => entry.id);
    const where = { centerId: { in: idle }, user: { roleId: ROLES.DOCTOR } };
    const leaving = await tx.userCenter.findMany({ where, select: { userId: true } });
    await tx.userCenter.deleteMany({ where });
    await raiseUsers(tx, [...new Set(leaving.map(({ userId }) => userId))]);
    const told = rows.filter(({ entry, input }) => input.name !== entry.name || input.provinceId !== entry.provinceId);
    if (told.length > 0)
      await tellDemandsOfCenters(
        tx,
        told.map(({ entry }) => entry.id),
      );
  },
};
