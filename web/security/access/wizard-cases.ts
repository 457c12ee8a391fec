import { randomUUID } from 'node:crypto';
import type { AccessScene } from '@aval/testing/scenes/access-scene';
import { everybody } from '@aval/testing/visitors/people';
import type { WebVisitor } from '@aval/testing/visitors/web-visitor';
import { list, MANAGERS, type RouteCase, SEE_DEMAND, WRITE_DRAFT } from './route-case';

/** Forms with one malformed field each. */
const BROKEN_FORMS: readonly Readonly<Record<string, string>>[] = [
  { commandId: 'x' },
  { expectedSequence: '-1' },
  { revision: '1.5' },
  { files: '[[[[' },
  { files: '[1,null,{}]' },
  { files: '{}' },
];

/** Access to open a wizard, save in it and submit it. Source: docs/rules.md 1.4, 3.27. */
export const WIZARD_CASES: RouteCase[] = [
  {
    route: 'app+/demands+/$demandId_+/edit',
    what: 'the wizard of a draft',
    ask: (visitor, { draftId }) => visitor.get(`${list}/${draftId}/edit?step=1`),
    expected: everybody('302 /app/demands', [WRITE_DRAFT, '200']),
  },
  {
    route: 'app+/demands+/$demandId_+/edit',
    what: 'the wizard of what is with the manager',
    ask: (visitor, { demandId }) => visitor.get(`${list}/${demandId}/edit?step=1`),
    expected: everybody('302 /app/demands', [MANAGERS, '200']),
  },
  {
    route: 'app+/demands+/$demandId_+/draft-analysis',
    what: 'what the analysis says of a draft',
    ask: (visitor, { draftId }) => visitor.get(`${list}/${draftId}/draft-analysis`),
    expected: everybody('404', ['superadmin admin', '403'], [WRITE_DRAFT, '200']),
  },
  {
    route: 'app+/demands+/$demandId_+/draft-analysis',
    what: 'what the analysis says of what is with the manager',
    ask: (visitor, { demandId }) => visitor.get(`${list}/${demandId}/draft-analysis`),
    expected: everybody('404', [SEE_DEMAND, '403'], [WRITE_DRAFT, '409'], [MANAGERS, '200']),
  },
  {
    route: 'app+/demands+/$demandId_+/regimens',
    what: 'the regimens for a draft',
    ask: (visitor, { draftId }) => visitor.post(`${list}/${draftId}/regimens`, { tumour: 'mama', cycle: '1' }),
    expected: everybody('404', ['superadmin admin', '403'], [WRITE_DRAFT, '200']),
  },
  {
    route: 'app+/demands+/$demandId_+/save',
    what: 'a step of what is with the manager, with a field that is not theirs to write',
    ask: (visitor, { demandId }) =>
      visitor.post(`${list}/${demandId}/save?step=extras&revision=999`, { observations: 'x' }),
    expected: everybody('404', [SEE_DEMAND, '403'], [WRITE_DRAFT, '409'], [MANAGERS, '422']),
  },
  {
    route: 'app+/demands+/$demandId_+/save',
    what: 'a step of a draft, from an old page',
    ask: (visitor, { draftId }) =>
      visitor.post(`${list}/${draftId}/save?step=extras&revision=999`, { observations: 'x' }),
    expected: everybody('404', ['superadmin admin', '403'], [WRITE_DRAFT, '409']),
  },
  {
    route: 'app+/demands+/$demandId_+/save',
    what: 'the same patient for a draft, from an old page',
    ask: (visitor, { draftId, patientId, centerId }) =>
      visitor.post(`${list}/${draftId}/save?step=patient&revision=0`, {
        patientId: String(patientId),
        prescriberCenterId: String(centerId),
      }),
    expected: everybody('404', ['superadmin admin', '403'], [WRITE_DRAFT, '200']),
  },
  {
    route: 'app+/demands+/$demandId_+/submit',
    what: 'a submitted demand once more',
    intent: 'draft',
    ask: (visitor, { demandId }) =>
      visitor.post(`${list}/${demandId}/submit`, {
        commandId: randomUUID(),
        expectedSequence: '0',
        revision: '0',
        mode: 'draft',
      }),
    expected: everybody('404', [SEE_DEMAND, '403'], [WRITE_DRAFT, '409']),
  },
  ...(['missing_info', 'edit_active', 'continue', 'change_dates'] as const).map((mode) => ({
    route: 'app+/demands+/$demandId_+/submit',
    what: `what the doctor's side sends, from an old page: ${mode}`,
    intent: mode,
    ask: (visitor: WebVisitor, { demandId }: AccessScene) =>
      visitor.post(`${list}/${demandId}/submit`, {
        commandId: randomUUID(),
        expectedSequence: '999',
        revision: '0',
        mode,
        changeDatesReason: 'x',
      }),
    expected: everybody('404', [SEE_DEMAND, '403'], [WRITE_DRAFT, '409']),
  })),
  {
    route: 'app+/demands+/$demandId_+/submit',
    what: 'administrative data, from an old page',
    intent: 'administrative',
    ask: (visitor, { demandId }) =>
      visitor.post(`${list}/${demandId}/submit`, {
        commandId: randomUUID(),
        expectedSequence: '999',
        revision: '0',
        mode: 'administrative',
      }),
    expected: everybody('404', [SEE_DEMAND, '403'], [MANAGERS, '409']),
  },
  {
    route: 'app+/demands+/$demandId_+/submit',
    what: 'a way to finish that there is not',
    ask: (visitor, { demandId }) =>
      visitor.post(`${list}/${demandId}/submit`, {
        commandId: randomUUID(),
        expectedSequence: '999',
        revision: '0',
        mode: 'everything',
      }),
    expected: everybody('404', [SEE_DEMAND, '400']),
  },
  ...BROKEN_FORMS.map((broken) => ({
    route: 'app+/demands+/$demandId_+/submit',
    what: `a form that no page makes: ${JSON.stringify(broken)}`,
    ask: (visitor: WebVisitor, { demandId }: AccessScene) =>
      visitor.post(`${list}/${demandId}/submit`, {
        commandId: randomUUID(),
        expectedSequence: '999',
        revision: '0',
        mode: 'draft',
        ...broken,
      }),
    expected: everybody('404', [SEE_DEMAND, '400']),
  })),
  ...['step=nope&revision=0', 'step=protocol&revision=abc', 'step=protocol&revision=-1', 'step=protocol', ''].map(
    (search) => ({
      route: 'app+/demands+/$demandId_+/save',
      what: `a step that no page saves: ${search}`,
      ask: (visitor: WebVisitor, { demandId }: AccessScene) => visitor.post(`${list}/${demandId}/save?${search}`, {}),
      expected: everybody('404', [SEE_DEMAND, '400']),
    }),
  ),
];
