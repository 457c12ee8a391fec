import { everybody, type Person } from '@aval/testing/visitors/people';
import { FILERS, MANAGERS, SEE_DEMAND, SEE_DRAFT, WRITE_DRAFT } from '../../security/access/route-case';
import type { OperationCase, OperationScene } from './operation-case';

type Answered = OperationCase['expected'][Person];

/** Revision of a reader who has missed another user's last action. */
const OUTDATED = { 'If-Match': '"999"' };
const ADMINS = 'superadmin admin';

interface Command {
  operation: string;
  name: string;
  body: object;
  /** People with the permission among those who see the demand: they get `stale`, the others `forbidden`. */
  may: string;
}

/** Commands that would succeed with the current revision. */
const COMMANDS: readonly Command[] = [
  {
    operation: 'manageDemand',
    name: 'manage',
    may: `${MANAGERS} representative consultant`,
    body: { toRoleId: 4, action: 'ACCEPT', comment: 'x' },
  },
  { operation: 'sendDecision', name: 'send', may: 'representative', body: { action: 'ACCEPT', comment: 'x' } },
  { operation: 'commentOnDemand', name: 'add-comment', may: SEE_DEMAND, body: { toRoleId: 7, comment: 'x' } },
  { operation: 'uploadToDemand', name: 'attachments', may: MANAGERS, body: { ficherosAdjuntos: [] } },
  { operation: 'increaseCycles', name: 'cycles', may: WRITE_DRAFT, body: { quimioterapicoNumeroCiclos: 1 } },
  { operation: 'cancelDemand', name: 'cancel', may: `${ADMINS} ${MANAGERS}`, body: { comment: 'x' } },
  { operation: 'finishDemand', name: 'finish', may: `${ADMINS} ${MANAGERS} ${WRITE_DRAFT}`, body: { comment: 'x' } },
  { operation: 'rollBackDemand', name: 'rollback', may: `${ADMINS} ${MANAGERS}`, body: { comment: 'x' } },
  { operation: 'takeOverDemand', name: 'take-over', may: ADMINS, body: { doctorId: 1 } },
  { operation: 'sendDemand', name: 'active', may: `${MANAGERS} ${WRITE_DRAFT}`, body: {} },
  { operation: 'continueDemand', name: 'continue', may: WRITE_DRAFT, body: {} },
  { operation: 'changeDates', name: 'dates', may: WRITE_DRAFT, body: { changeDatesReason: 'x' } },
];

const path = ({ demandId }: OperationScene) => `/demands/${demandId}`;

/** A demand of the first insurer's first doctor that is with the manager, and a draft of the same. */
export const DEMAND_CASES: readonly OperationCase[] = [
  { operation: 'listDemands', path: () => '/demands', expected: everybody(200) },
  { operation: 'listDemandChanges', path: () => '/demands/changes', expected: everybody(200) },
  { operation: 'getDemand', path, expected: everybody(404, [SEE_DEMAND, 200]) },
  {
    operation: 'getDemand',
    path: ({ draftId }) => `/demands/${draftId}`,
    expected: everybody(404, [SEE_DRAFT, 200]),
  },
  {
    // The PDF is still being rendered.
    operation: 'getVersionPdf',
    path: (scene) => `${path(scene)}/versions/1/pdf`,
    expected: everybody(404, [SEE_DEMAND, 503]),
  },
  {
    operation: 'getCheckData',
    path: (scene) => `${path(scene)}/checkData`,
    expected: everybody(404, [SEE_DEMAND, 403], [`${ADMINS} ${MANAGERS}`, 200]),
  },
  {
    operation: 'getCongruence',
    path: (scene) => `${path(scene)}/congruence?again=true`,
    expected: everybody(404, [SEE_DEMAND, 200]),
  },
  {
    operation: 'rehearseSending',
    path: ({ draftId }) => `/demands/${draftId}/dry-run`,
    expected: everybody(404, [ADMINS, 403], [WRITE_DRAFT, 200]),
  },
  {
    // Drafts have no stored report.
    operation: 'getCongruence',
    path: ({ draftId }) => `/demands/${draftId}/congruence`,
    expected: everybody(404, [SEE_DRAFT, 200]),
  },
  {
    operation: 'analyseCongruence',
    path: () => '/congruence/analyse',
    body: { nothing: 1 },
    expected: everybody(403, ['doctor otherDoctor assistant foreignDoctor foreignAssistant', 422]),
  },
  ...[
    ['bringFile', 'files'],
    ['attachFile', 'attachments'],
  ].map(
    ([operation = '', name]): OperationCase => ({
      operation,
      path: (scene) => `${path(scene)}/${name}`,
      body: {},
      expected: everybody(404, [SEE_DEMAND, 415]),
    }),
  ),
  ...[
    ['bringFile', 'files'],
    ['attachFile', 'attachments'],
  ].map(
    ([operation = '', name]): OperationCase => ({
      operation,
      path: (scene) => `${path(scene)}/${name}`,
      emptyForm: true,
      expected: everybody(404, [SEE_DEMAND, 422]),
    }),
  ),
  {
    // Unreadable input reveals nothing about invisible objects.
    operation: 'manageDemand',
    path: (scene) => `${path(scene)}/manage`,
    body: { nothing: 1 },
    expected: everybody(404, [SEE_DEMAND, 422]),
  },
  {
    // The manager's file, which the doctor side does not have yet.
    operation: 'getMedia',
    path: ({ demandFileId }) => `/medias/${demandFileId}`,
    expected: everybody(404, [SEE_DEMAND, 200], [FILERS, 404]),
  },
  {
    operation: 'createDemand',
    path: () => '/demands',
    body: { nothing: 1 },
    expected: everybody(403, ['doctor otherDoctor assistant foreignDoctor foreignAssistant', 422]),
  },
  {
    operation: 'updateDemand',
    path,
    body: {},
    expected: everybody<Answered>(404, [SEE_DEMAND, 403], [WRITE_DRAFT, 'refused'], [MANAGERS, 200]),
  },
  {
    operation: 'updateDraft',
    path: (scene) => `${path(scene)}/draft`,
    body: {},
    expected: everybody<Answered>(404, [SEE_DEMAND, 403], [`${MANAGERS} ${WRITE_DRAFT}`, 'refused']),
  },
  {
    operation: 'updateDraft',
    path: ({ draftId }) => `/demands/${draftId}/draft`,
    body: {},
    expected: everybody(404, [ADMINS, 403], [WRITE_DRAFT, 200]),
  },
  {
    operation: 'deleteDraft',
    path: (scene) => `${path(scene)}/draft`,
    expected: everybody<Answered>(404, [SEE_DEMAND, 403], [WRITE_DRAFT, 'refused']),
  },
  {
    operation: 'duplicateDemand',
    path: (scene) => `${path(scene)}/duplicate`,
    body: {},
    expected: everybody<Answered>(404, [SEE_DEMAND, 403], [WRITE_DRAFT, 'refused']),
  },
  ...COMMANDS.map(
    ({ operation, name, body, may }): OperationCase => ({
      operation,
      body,
      headers: OUTDATED,
      path: (scene) => `${path(scene)}/${name}`,
      expected: everybody<Answered>(404, [SEE_DEMAND, 403], [may, 'stale']),
    }),
  ),
];
