import type { TypedJustification } from '@aval/domain/validation/steps/extras-schema';
import { expect, test } from 'vitest';
import { createKeptAnswers } from './kept-answers';

const answer = (text: string, rule = 'STG-01'): TypedJustification => ({
  rule,
  field: 'protocol.stage',
  drugId: null,
  text,
});
const sentBy = (changed: ReturnType<ReturnType<typeof createKeptAnswers>['changed']>) =>
  changed && Object.fromEntries([...changed.form].filter(([name]) => /\.(rule|text)$/.test(name)));

test('only answers changed on the page are sent, under their field names in step 5', () => {
  const stored = [answer('de antes'), answer('de otra', 'STG-02')];
  const { changed } = createKeptAnswers(stored);
  expect(changed(stored)).toBeNull();
  const said = [answer('de antes'), answer('nueva', 'STG-02')];
  const sent = changed(said);
  expect(sentBy(sent)).toEqual({ 'justifications[1].rule': 'STG-02', 'justifications[1].text': 'nueva' });
  sent?.onKept();
  expect(changed(said)).toBeNull();
});

test('a removed answer is sent once as an empty one', () => {
  const { changed } = createKeptAnswers([answer('de antes')]);
  const sent = changed([]);
  expect(sentBy(sent)).toEqual({ 'justifications[0].rule': 'STG-01', 'justifications[0].text': '' });
  sent?.onKept();
  expect(changed([])).toBeNull();
});

test('an answer with an unknown save result is sent again, even when it was reverted or removed', () => {
  const { changed } = createKeptAnswers([answer('de antes')]);
  changed([answer('otra'), answer('nueva', 'STG-02')]);
  expect(sentBy(changed([answer('de antes')]))).toEqual({
    'justifications[0].rule': 'STG-01',
    'justifications[0].text': 'de antes',
    'justifications[1].rule': 'STG-02',
    'justifications[1].text': '',
  });
});

test('an answer of another drug whose line took the place of the first leaves that one taken off', () => {
  const ofDrug = (drugId: number, text: string): TypedJustification => ({
    rule: 'DOS-01',
    field: 'treatment.chemotherapy.drugs.0.dose',
    drugId,
    text,
  });
  const { changed } = createKeptAnswers([ofDrug(7, 'de antes')]);
  const sent = changed([ofDrug(8, 'de antes')]);
  expect([...(sent?.form ?? [])].filter(([name]) => /\.(drugId|text)$/.test(name))).toEqual([
    ['justifications[0].drugId', '8'],
    ['justifications[0].text', 'de antes'],
    ['justifications[1].drugId', '7'],
    ['justifications[1].text', ''],
  ]);
});
