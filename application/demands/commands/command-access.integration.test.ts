import type { Actor } from '@aval/domain/access/actor';
import type { DemandCommandType } from '@aval/domain/demand/lifecycle/commands';
import { TRANSITIONS } from '@aval/domain/demand/transitions/transitions';
import { untilAnswered } from '@aval/testing/scenes/scenario';
import { newCommandId } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import { everybody, PEOPLE, PERSONS, type Person } from '@aval/testing/visitors/people';
import { describe, expect, it, test } from 'vitest';
import { retryDocument } from '../../documents/retry-document';
import { deleteDraft } from '../../drafts/delete-draft';
import { attachToWorkingCopy } from '../../drafts/files/attach-to-working-copy';
import { describeAttachment } from '../../drafts/files/describe-attachment';
import { removeFromWorkingCopy } from '../../drafts/files/remove-from-working-copy';
import { saveBasics } from '../../drafts/saving/save-basics';
import { saveDraftStep } from '../../drafts/saving/save-draft-step';
import { cancelDemand } from '../deciding/cancel-demand';
import { commentOnDemand } from '../deciding/comment-on-demand';
import { decideDemand } from '../deciding/decide-demand';
import { finishDemand } from '../deciding/finish-demand';
import { increaseCycles } from '../deciding/increase-cycles';
import { rollBackDemand } from '../deciding/roll-back-demand';
import { takeOverDemand } from '../deciding/take-over-demand';
import { uploadToDemand } from '../deciding/upload-to-demand';
import { changeDates } from '../filing/change-dates';
import { continueDemand } from '../filing/continue-demand';
import { resubmitDemand } from '../filing/resubmit-demand';
import { saveAdministrative } from '../filing/save-administrative';
import type { VersionInput } from '../filing/send-version';
import { submitDemand } from '../filing/submit-demand';
import { commandPlaces } from './command-places.test-support';
import { uploadForCommand } from './upload-for-command';

const engine = await engineForFile();
await engine.startWorker();

/** A file type that is refused, but only after the permission check. */
const TEXT = { filename: 'informe.txt', content: Buffer.from('Informe') };

interface Knock {
  actor: Actor;
  demandId: string;
  base: VersionInput;
}

interface CommandCase {
  command: string;
  /** Command of the lifecycle that it sends; none where drafts, files or documents are written beside it. */
  type?: DemandCommandType;
  place: keyof ReturnType<typeof commandPlaces>;
  send: (knock: Knock) => Promise<{ status: string; refusal?: string }>;
  expected: Record<Person, string>;
  /** The command leaves the demand in its state. */
  adds?: boolean;
}

/** Roles that see a submitted demand. Source: docs/rules.md 2.1. */
const OTHERS_WHO_SEE = 'superadmin admin manager groupManager representative consultant supervisor doctor assistant';
const FILERS = 'doctor assistant';
/** Roles that see drafts too. */
const ADMINS = 'superadmin admin';
const REASONS: Readonly<Record<string, object>> = {
  MANAGER: { decisionReason: 'AUTORIZADO' },
  REPRESENTATIVE: { finalReason: 'AUTORIZADO' },
};
const decisionOf = ({ role }: Actor) => ({ comment: 'Conforme', ...REASONS[role] });

/** Expected answer per role and state. Source: docs/rules.md section 3, transcribed by hand. */
const CASES: CommandCase[] = [
  {
    command: 'submit',
    type: 'submit',
    place: 'draft',
    send: ({ actor, base }) => submitDemand(engine.services, actor, base),
    expected: everybody('not_found', ['superadmin admin', 'forbidden'], [FILERS, 'done']),
  },
  {
    command: 'save a step',
    place: 'draft',
    send: ({ actor, demandId }) =>
      saveDraftStep(engine.services, actor, { demandId, step: 'extras', form: { observations: 'x' }, revision: 0 }),
    expected: everybody('not_found', [ADMINS, 'forbidden'], [FILERS, 'saved']),
  },
  {
    command: 'save the patient',
    place: 'draft',
    send: async ({ actor, demandId }) => {
      const row = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } });
      const { prescriberCenterId, patientId } = row;
      return saveBasics(engine.services, actor, { demandId, form: { prescriberCenterId, patientId }, revision: 0 });
    },
    expected: everybody('not_found', [ADMINS, 'forbidden'], [FILERS, 'saved']),
  },
  {
    command: 'attach a file to what is written',
    place: 'draft',
    send: ({ actor, demandId }) => attachToWorkingCopy(engine.services, actor, { demandId, file: TEXT }),
    expected: everybody('not_found', [ADMINS, 'forbidden'], [FILERS, 'invalid']),
  },
  {
    command: 'say what a file is that there is not',
    place: 'draft',
    send: ({ actor, demandId }) =>
      describeAttachment(engine.services, actor, { demandId, attachmentId: 2_000_000_000, description: 'x' }),
    expected: everybody('not_found', [ADMINS, 'forbidden']),
  },
  {
    command: 'bring a file for a dialog',
    place: 'analysis',
    send: ({ actor, demandId }) => uploadForCommand(engine.services, actor, { demandId, file: TEXT }),
    expected: everybody('not_found', [OTHERS_WHO_SEE, 'invalid']),
  },
  {
    command: 'delete',
    place: 'draft',
    send: ({ actor, demandId }) => deleteDraft(engine.services, actor, demandId),
    expected: everybody('not_found', [ADMINS, 'forbidden'], [FILERS, 'deleted']),
  },
  {
    command: 'delete what is submitted',
    place: 'analysis',
    send: ({ actor, demandId }) => deleteDraft(engine.services, actor, demandId),
    expected: everybody('not_found', [OTHERS_WHO_SEE, 'forbidden'], [FILERS, 'closed']),
  },
  {
    command: 'save a step of what is submitted',
    place: 'evaluation',
    send: ({ actor, demandId }) =>
      saveDraftStep(engine.services, actor, { demandId, step: 'extras', form: { observations: 'x' }, revision: 0 }),
    expected: everybody('not_found', [OTHERS_WHO_SEE, 'forbidden'], [`${FILERS} manager groupManager`, 'closed']),
  },
  {
    command: 'attach a file to what is submitted',
    place: 'evaluation',
    send: ({ actor, demandId }) => attachToWorkingCopy(engine.services, actor, { demandId, file: TEXT }),
    expected: everybody('not_found', [OTHERS_WHO_SEE, 'forbidden'], [`${FILERS} manager groupManager`, 'closed']),
  },
  {
    command: 'take a file away from what is submitted',
    place: 'evaluation',
    send: ({ actor, demandId }) => removeFromWorkingCopy(engine.services, actor, { demandId, attachmentId: 1 }),
    expected: everybody('not_found', [OTHERS_WHO_SEE, 'forbidden'], [`${FILERS} manager groupManager`, 'closed']),
  },
  {
    command: 'decide, with the manager',
    type: 'decide',
    place: 'analysis',
    send: ({ actor, base }) =>
      decideDemand(engine.services, actor, { ...base, ...decisionOf(actor), decision: 'authorize' }),
    expected: everybody(
      'not_found',
      ['superadmin admin supervisor doctor assistant', 'forbidden'],
      ['representative', 'refused not_assigned_to_you'],
      ['consultant', 'refused not_allowed'],
      ['manager groupManager', 'done'],
    ),
  },
  {
    command: 'decide, with the consultant',
    type: 'decide',
    place: 'evaluation',
    send: ({ actor, base }) =>
      decideDemand(engine.services, actor, { ...base, comment: 'x', decision: 'propose_authorization' }),
    expected: everybody(
      'not_found',
      ['superadmin admin supervisor doctor assistant', 'forbidden'],
      ['manager groupManager representative', 'refused not_allowed'],
      ['consultant', 'done'],
    ),
  },
  {
    command: 'decide, with the representative',
    type: 'decide',
    place: 'companyAccept',
    send: ({ actor, base }) =>
      decideDemand(engine.services, actor, { ...base, ...decisionOf(actor), decision: 'authorize' }),
    expected: everybody(
      'not_found',
      ['superadmin admin supervisor doctor assistant', 'forbidden'],
      ['manager groupManager', 'refused not_assigned_to_you'],
      ['consultant', 'refused not_allowed'],
      ['representative', 'done'],
    ),
  },
  {
    command: 'comment',
    type: 'comment',
    place: 'analysis',
    send: ({ actor, base }) => commentOnDemand(engine.services, actor, { ...base, target: 'doctor', comment: 'x' }),
    expected: everybody('not_found', [OTHERS_WHO_SEE, 'done']),
    adds: true,
  },
  {
    command: 'upload nothing',
    type: 'upload',
    place: 'analysis',
    send: ({ actor, base }) => uploadToDemand(engine.services, actor, { ...base, attachments: [] }),
    expected: everybody('not_found', [OTHERS_WHO_SEE, 'forbidden'], ['manager groupManager', 'invalid']),
  },
  {
    command: 'cancel',
    type: 'cancel',
    place: 'analysis',
    send: ({ actor, base }) => cancelDemand(engine.services, actor, { ...base, reason: 'x' }),
    expected: everybody('not_found', [OTHERS_WHO_SEE, 'forbidden'], ['superadmin admin manager groupManager', 'done']),
  },
  {
    command: 'cancel, with the representative',
    type: 'cancel',
    place: 'companyAccept',
    send: ({ actor, base }) => cancelDemand(engine.services, actor, { ...base, reason: 'x' }),
    expected: everybody(
      'not_found',
      [OTHERS_WHO_SEE, 'forbidden'],
      ['manager groupManager', 'refused not_assigned_to_you'],
      ['superadmin admin', 'done'],
    ),
  },
  {
    command: 'finish, under treatment',
    type: 'finish',
    place: 'accepted',
    send: ({ actor, base }) => finishDemand(engine.services, actor, { ...base, closingReason: 'x' }),
    expected: everybody(
      'not_found',
      [OTHERS_WHO_SEE, 'forbidden'],
      [FILERS, 'refused not_finishable'],
      ['superadmin admin manager groupManager', 'done'],
    ),
  },
  {
    command: 'finish, when asked for more',
    type: 'finish',
    place: 'missingInfo',
    send: ({ actor, base }) => finishDemand(engine.services, actor, { ...base, closingReason: 'x' }),
    expected: everybody(
      'not_found',
      [OTHERS_WHO_SEE, 'forbidden'],
      ['superadmin admin manager groupManager', 'refused not_finishable'],
      [FILERS, 'done'],
    ),
  },
  {
    command: 'roll back',
    type: 'rollback',
    place: 'companyAccept',
    send: ({ actor, base }) => rollBackDemand(engine.services, actor, { ...base, reason: 'Se decidió por error' }),
    expected: everybody('not_found', [OTHERS_WHO_SEE, 'forbidden'], ['superadmin admin manager groupManager', 'done']),
  },
  {
    command: 'take over, while the doctor is active',
    type: 'take_over',
    place: 'analysis',
    send: async ({ actor, base }) =>
      takeOverDemand(engine.services, actor, {
        ...base,
        toDoctorId: (await engine.actor(PEOPLE.foreignDoctor)).userId,
      }),
    expected: everybody('not_found', [OTHERS_WHO_SEE, 'forbidden'], ['superadmin admin', 'refused doctor_active']),
  },
  {
    command: 'save administrative fields',
    type: 'save_administrative',
    place: 'corrected',
    send: ({ actor, base }) => saveAdministrative(engine.services, actor, base),
    expected: everybody('not_found', [OTHERS_WHO_SEE, 'forbidden'], ['manager groupManager', 'done']),
  },
  {
    command: 'submit again',
    type: 'resubmit',
    place: 'missingInfo',
    send: ({ actor, base }) => resubmitDemand(engine.services, actor, base),
    expected: everybody('not_found', [OTHERS_WHO_SEE, 'forbidden'], [FILERS, 'done']),
  },
  {
    command: 'submit again, unasked',
    type: 'resubmit',
    place: 'analysis',
    send: ({ actor, base }) => resubmitDemand(engine.services, actor, base),
    expected: everybody('not_found', [OTHERS_WHO_SEE, 'forbidden'], [FILERS, 'refused wrong_status']),
  },
  {
    command: 'change dates',
    type: 'change_dates',
    place: 'moved',
    send: ({ actor, base }) => changeDates(engine.services, actor, { ...base, changeDatesReason: 'x' }),
    expected: everybody('not_found', [OTHERS_WHO_SEE, 'forbidden'], [FILERS, 'done']),
  },
  {
    command: 'increase cycles by none',
    type: 'increase_cycles',
    place: 'accepted',
    send: ({ actor, base }) => increaseCycles(engine.services, actor, { ...base, by: 0 }),
    expected: everybody('not_found', [OTHERS_WHO_SEE, 'forbidden'], [FILERS, 'invalid']),
  },
  {
    command: 'continue before the cycle is over',
    type: 'continue',
    place: 'accepted',
    send: ({ actor, base }) => continueDemand(engine.services, actor, base),
    expected: everybody('not_found', [OTHERS_WHO_SEE, 'forbidden'], [FILERS, 'refused wrong_status']),
  },
  {
    command: 'have a document made again',
    place: 'analysis',
    send: async ({ actor, demandId }) => {
      const document = await engine.owner.pdfEdition.findFirstOrThrow({ where: { demandId } });
      return retryDocument(engine.services, actor, { demandId, documentId: document.id });
    },
    expected: everybody('not_found', [OTHERS_WHO_SEE, 'forbidden'], ['superadmin admin manager groupManager', 'done']),
    adds: true,
  },
];

test('each command that a person may give has a case', () => {
  const given = TRANSITIONS.filter(({ by }) => by.some((performer) => performer !== 'SYSTEM'));
  const withCase = new Set(CASES.map(({ type }) => type));
  expect(given.map(({ command }) => command).filter((type) => !withCase.has(type))).toEqual([]);
});

/** Statuses that change the demand: the next person needs a new one, unless the command only adds to it. */
const CHANGES = new Set(['done', 'deleted', 'saved']);

describe.each(CASES)('$command', ({ place, send, expected, adds = false }) => {
  it('answers each role as the rules say', { timeout: 300_000 }, async () => {
    const answers: Partial<Record<Person, string>> = {};
    let demandId: string | undefined;
    // Permitted persons come last, because their success takes the demand away from the others.
    const inOrder = [...PERSONS].sort(
      (one, other) => Number(CHANGES.has(expected[one])) - Number(CHANGES.has(expected[other])),
    );
    for (const person of inOrder) {
      const actor = await engine.actor(PEOPLE[person]);
      demandId ??= await commandPlaces(engine)[place]();
      const row = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId }, include: { drafts: true } });
      const revision = row.drafts[0]?.revision ?? 0;
      const base = { demandId, commandId: newCommandId(), expectedSequence: row.lastActionSequence, revision };
      const knock = { actor, demandId, base };
      const { status, refusal } = await untilAnswered(() => send(knock));
      answers[person] = refusal ? `${status} ${refusal}` : status;
      if (CHANGES.has(status) && !adds) demandId = undefined;
    }
    expect(answers).toEqual(expected);
  });
});

describe('a request made with another company in context, as when another tab has changed it', () => {
  it('lets managers and admins act on a demand under way, and nobody begin one', async () => {
    const demandId = await commandPlaces(engine).analysis();
    const comment = async (email: string) => {
      const { lastActionSequence } = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } });
      const base = { demandId, commandId: newCommandId(), expectedSequence: lastActionSequence };
      const actor = await engine.actor(email, 3);
      expect(actor.companyId).toBe(3);
      const note = { ...base, target: 'doctor', comment: 'x' } as const;
      return (await untilAnswered(() => commentOnDemand(engine.services, actor, note))).status;
    };
    expect(await comment(PEOPLE.groupManager)).toBe('done');
    expect(await comment(PEOPLE.admin)).toBe('done');
    expect(await comment(PEOPLE.foreignManager)).toBe('not_found');
    const document = await engine.owner.pdfEdition.findFirstOrThrow({ where: { demandId } });
    const manager = await engine.actor(PEOPLE.groupManager, 3);
    expect(await retryDocument(engine.services, manager, { demandId, documentId: document.id })).toEqual({
      status: 'done',
    });
  });
});
