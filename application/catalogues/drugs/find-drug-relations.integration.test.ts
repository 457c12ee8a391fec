import { useCasesForFile } from '@aval/testing/stack/for-file';
import { expect, it } from 'vitest';
import { getEntry } from '../entries/get-entry';
import { DRUGS } from './drug-catalogue';
import { findDrugRelations } from './find-drug-relations';

const scene = await useCasesForFile();

async function relationsOf(name: string, email = 'admin@aval.test') {
  const actor = await scene.actorOf(email);
  const { id } = await scene.owner.drug.findFirstOrThrow({ where: { name } });
  const found = await getEntry(scene.services, await scene.actorOf('admin@aval.test'), DRUGS, id);
  if (!found) throw new Error(`there is no ${name}`);
  return findDrugRelations(scene.services, actor, found.entry);
}

it('a drug has its presentations, hidden ones too, and the regimens on offer with a line of it', async () => {
  const drug = await scene.owner.drug.findFirstOrThrow({ where: { name: 'Oxaliplatino' } });
  await scene.owner.presentation.create({
    data: { drugId: drug.id, presentation: 'Retirada', registerNumber: 'R-1', nationalCode: 'R-00000X', hidden: true },
  });
  const relations = await relationsOf('Oxaliplatino');
  expect(relations?.presentations).toContainEqual(
    expect.objectContaining({ presentation: 'Retirada', hidden: true, nationalCode: 'R-00000X' }),
  );
  expect(relations?.regimens.map(({ name }) => name)).toEqual(expect.arrayContaining(['mFOLFOX6 adyuvante']));

  const [regimen] = relations?.regimens ?? [];
  await scene.owner.regimen.update({ where: { id: regimen?.id ?? 0 }, data: { retired: true } });
  expect((await relationsOf('Oxaliplatino'))?.regimens).not.toContainEqual(regimen);
});

it('the relations of a drug are for admin roles', async () => {
  expect(await relationsOf('Oxaliplatino', 'manager@grupo.test')).toBeNull();
});
