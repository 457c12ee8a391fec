import { randomUUID } from 'node:crypto';
import { everybody } from '@aval/testing/visitors/people';
import { list, MANAGERS, type RouteCase, SEE_DEMAND, WRITE_DRAFT } from './route-case';

/** Command of a dialog with an outdated sequence. */
function command(intent: string, fields: Readonly<Record<string, string>> = {}): Record<string, string> {
  return { intent, commandId: randomUUID(), expectedSequence: '999', ...fields };
}

interface Dialog {
  intent: string;
  what: string;
  /**
   * Roles that may send it: they are answered that the demand has changed (409), other roles that see the demand are
   * refused (403).
   */
  may: string;
  fields?: Readonly<Record<string, string>>;
}

/** Source: docs/rules.md section 3, transcribed by hand. */
const DIALOGS: Dialog[] = [
  { intent: 'comment', what: 'a comment', may: SEE_DEMAND, fields: { target: 'doctor', comment: 'x' } },
  {
    intent: 'manage',
    what: 'a decision',
    may: `${MANAGERS} representative consultant`,
    fields: { decision: 'authorize', comment: 'x' },
  },
  { intent: 'answer', what: 'an answer', may: WRITE_DRAFT, fields: { answer: 'x' } },
  { intent: 'begin_answer', what: 'an answer for the wizard', may: WRITE_DRAFT, fields: { answer: 'x' } },
  { intent: 'upload', what: 'a file for nobody', may: MANAGERS },
  {
    intent: 'finish',
    what: 'the end',
    may: `superadmin admin ${MANAGERS} ${WRITE_DRAFT}`,
    fields: { closingReason: 'x' },
  },
  { intent: 'cancel', what: 'closing it', may: `superadmin admin ${MANAGERS}`, fields: { reason: 'x' } },
  { intent: 'rollback', what: 'undoing', may: `superadmin admin ${MANAGERS}`, fields: { reason: 'x' } },
  { intent: 'take_over', what: 'another doctor', may: 'superadmin admin', fields: { toDoctorId: '1' } },
  { intent: 'change_dates', what: 'the reason for other dates', may: WRITE_DRAFT, fields: { changeDatesReason: 'x' } },
  { intent: 'increase_cycles', what: 'more cycles', may: WRITE_DRAFT, fields: { by: '1' } },
];

/** Forms of the demand's page, by role: refused (403), not visible (404), changed meanwhile (409). */
export const INTENT_CASES: RouteCase[] = [
  ...DIALOGS.flatMap(({ intent, what, may, fields }): RouteCase[] => [
    {
      route: 'app+/demands+/$demandId._index',
      what: `${what}, from an old page`,
      intent,
      ask: (visitor, { demandId }) => visitor.post(`${list}/${demandId}?index`, command(intent, fields)),
      expected: everybody('404', [SEE_DEMAND, '403'], [may, '409']),
    },
    {
      route: 'app+/demands+/$demandId._index',
      what: `${what}, sent by a script of the page`,
      intent,
      ask: (visitor, { demandId }) =>
        visitor.post(`${list}/${demandId}.data?index`, command(intent, fields), { 'Sec-Fetch-Mode': 'cors' }),
      expected: everybody('404', [SEE_DEMAND, '403'], [may, '409']),
      anonymous: '202 /login',
    },
  ]),
  {
    route: 'app+/demands+/$demandId._index',
    what: 'something that there is not',
    ask: (visitor, { demandId }) => visitor.post(`${list}/${demandId}?index`, command('everything')),
    expected: everybody('404', [SEE_DEMAND, '400']),
  },
  {
    route: 'app+/demands+/$demandId._index',
    what: 'deleting what is submitted',
    intent: 'delete',
    ask: (visitor, { demandId }) => visitor.post(`${list}/${demandId}?index`, { intent: 'delete' }),
    expected: everybody('404', [SEE_DEMAND, '403'], [WRITE_DRAFT, '409']),
  },
  {
    route: 'app+/demands+/$demandId._index',
    what: 'duplicating what is not decided',
    intent: 'duplicate',
    ask: (visitor, { demandId }) =>
      visitor.post(`${list}/${demandId}?index`, { intent: 'duplicate', newDemandId: randomUUID(), doctorId: '1' }),
    expected: everybody('404', [SEE_DEMAND, '403'], [WRITE_DRAFT, '409']),
  },
  {
    route: 'app+/demands+/$demandId._index',
    what: 'a document that there is not, once more',
    intent: 'retry_document',
    ask: (visitor, { demandId }) =>
      visitor.post(`${list}/${demandId}?index`, { intent: 'retry_document', documentId: '2000000000' }),
    expected: everybody('404'),
  },
];
