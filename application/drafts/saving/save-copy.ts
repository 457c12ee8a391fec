import type { Actor } from '@aval/domain/access/actor';
import { readDescription } from '@aval/domain/validation/dialogs/file-description';
import { contentPathOf } from '@aval/domain/validation/fields/form-paths';
import { message } from '@aval/domain/validation/fields/message';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { findAttachable, writeAttachment } from '../../attachments/attach-to-working-copy';
import { writeDescription } from '../../attachments/describe-attachment';
import type { StoredMedia, Upload } from '../../attachments/keep-file';
import { writeRemoval } from '../../attachments/remove-from-working-copy';
import { storeUpload } from '../../attachments/store-upload';
import type { FormIssue } from '../../engine/outcomes';
import { allOrNothing, type TakeBack } from '../../health/all-or-nothing';
import type { Busy } from '../../health/or-busy';
import { readNumbering } from '../../history/read-numbering';
import type { Throttled } from '../../patients/numbers/number-attempts';
import type { Services } from '../../services';
import { readCopyNumber } from '../copy-number';
import { lockEditable } from '../editable-demand';
import { sideOf } from '../side';
import { DRAFT_STEPS, type DraftStep } from '../wizard/draft-forms';
import { isRepeatedSave, rememberedSave } from './repeated-save';
import { countBasics, type SaveBasicsInput, writeBasics } from './save-basics';
import { describeConflict } from './save-conflict';
import { type SaveResult, writeDraftStep } from './save-draft-step';

interface SentFile {
  /** Its number in what was sent. */
  at: number;
  description: string;
}

export interface SaveCopyInput {
  demandId: string;
  /** Number that was read (`readCopyNumber`). */
  number: number;
  /** All that the call says, by which its repetition is known. */
  said: string;
  /** The number of the last action when it was read, as its reader counts; without it nobody asks. */
  lastActionSequence?: number | undefined;
  basics?: SaveBasicsInput['form'] | undefined;
  /** As their pages would send them, valid or not. */
  steps: Partial<Record<DraftStep, unknown>>;
  /** Files that were not sent yet, by their ids. */
  removedFiles: readonly number[];
  files: readonly (SentFile & ({ file: Upload } | { attachmentId: number }))[];
}

/** Looks at what was written while it can still be taken back: an outcome takes it back, null leaves it. */
export type JudgeCopy<Refused> = (transaction: Transaction, revision: number) => Promise<Refused | null>;

/** Paths are `basics.`, those of the content, `files.0.file`, `.description` and `.attachmentId`, and `removedFiles.0`. */
export type SaveCopyResult =
  | { status: 'saved'; number: number }
  /** The demand has moved on, or what was read is not there. */
  | { status: 'stale' }
  | Exclude<SaveResult, { status: 'saved' }>
  | Throttled
  | Busy;

/** All that a program writes of a demand at once, as the pages save it piece by piece: all of it is kept, or nothing. Source: docs/rules.md 10.12. */
export async function saveCopy<Refused extends { status: string } = never>(
  services: Services,
  actor: Actor,
  input: SaveCopyInput,
  judge?: JudgeCopy<Refused>,
): Promise<SaveCopyResult | Refused> {
  const now = services.clock.now();
  const throttled = input.basics ? await countBasics(services, actor, input.basics) : null;
  if (throttled) return throttled;
  const uploads = input.files.flatMap((each) => ('file' in each ? [each] : []));
  const kept = new Map<number, StoredMedia>();
  if (uploads.length > 0) {
    // Nobody's files are kept for what is refused.
    const tried = await allOrNothing<SaveCopyResult>(services, actor, async (tx, takeBack) =>
      takeBack((await writeCopy(tx, { actor, input, now, takeBack, kept: null })).result),
    );
    if (tried.status !== 'saved') return tried;
    const open = await forActor(services.database, actor).read((tx) => findAttachable(tx, actor, input.demandId, now));
    if ('status' in open) return open;
    for (const { at, file } of uploads) {
      const demand = { companyId: open.companyId, demandId: input.demandId };
      const stored = await storeUpload(services, actor, demand, file);
      if ('refused' in stored) return invalid(`files.${at}.file`, stored.refused);
      kept.set(at, stored.media);
    }
  }
  let unnamed: readonly string[] = [];
  const saved = await allOrNothing<SaveCopyResult | Refused>(services, actor, async (tx, takeBack) => {
    const { result, revision, unnamed: removed } = await writeCopy(tx, { actor, input, now, takeBack, kept });
    const refused = result.status === 'saved' && judge ? await judge(tx, revision) : null;
    if (refused) return takeBack(refused);
    unnamed = removed;
    return result;
  });
  if (saved.status === 'saved') await Promise.all(unnamed.map((storageKey) => services.files.delete(storageKey)));
  return saved;
}

interface Writing {
  actor: Actor;
  input: SaveCopyInput;
  now: Date;
  takeBack: TakeBack<SaveCopyResult>;
  /** The new files, by their numbers; null where the rest is tried without them. */
  kept: ReadonlyMap<number, StoredMedia> | null;
}

interface Written {
  result: SaveCopyResult;
  /** Revision of what is typed. */
  revision: number;
  /** Stored files that nothing names from now on. */
  unnamed: readonly string[];
}

async function writeCopy(tx: Transaction, writing: Writing): Promise<Written> {
  const { actor, input, now, takeBack } = writing;
  const { demandId } = input;
  const search = await lockEditable(tx, actor, demandId, now);
  if (!search.found) return takeBack(search.refusal);
  const { row, draft, mode } = search.found;
  if (input.lastActionSequence !== undefined) {
    const numberOf = await readNumbering(tx, demandId, actor);
    if (input.lastActionSequence !== numberOf(row.lastActionSequence)) return takeBack({ status: 'stale' });
  }
  const side = sideOf(mode);
  const stands = await readCopyNumber(tx, demandId, side);
  const save = { from: input.number, sent: input.said };
  if (input.number !== stands) {
    if (!draft) return takeBack({ status: 'stale' });
    if (!isRepeatedSave(draft, stands, actor, save))
      return takeBack({ ...(await describeConflict(tx, draft)), revision: stands });
    return { result: { status: 'saved', number: stands }, revision: draft.revision, unnamed: [] };
  }
  const revision = await writeSteps(tx, writing, draft?.revision ?? 0);
  const unnamed = await removeFiles(tx, writing);
  await writeFiles(tx, writing);
  const number = await readCopyNumber(tx, demandId, side);
  await tx.demandDraft.updateMany({ where: { demandId, side }, data: rememberedSave(actor, save, number) });
  return { result: { status: 'saved', number }, revision, unnamed };
}

/** Each goes on from the revision of the one before. */
async function writeSteps(tx: Transaction, { actor, input, now, takeBack }: Writing, stands: number): Promise<number> {
  const { demandId, basics, steps } = input;
  let revision = stands;
  if (basics) {
    const saved = await writeBasics(tx, actor, { demandId, form: basics, revision }, now);
    if (saved.status !== 'saved') return takeBack(withPaths(saved, (path) => `basics.${path}`));
    revision = saved.revision;
  }
  for (const step of DRAFT_STEPS) {
    const form = steps[step];
    if (!form) continue;
    const saved = await writeDraftStep(tx, actor, { demandId, step, form, revision }, now);
    if (saved.status !== 'saved') return takeBack(withPaths(saved, (path) => contentPathOf(step, path)));
    revision = saved.revision;
  }
  return revision;
}

async function removeFiles(tx: Transaction, { actor, input, now, takeBack }: Writing): Promise<string[]> {
  const unnamed: string[] = [];
  for (const [at, attachmentId] of input.removedFiles.entries()) {
    const { result, storageKey } = await writeRemoval(tx, actor, { demandId: input.demandId, attachmentId }, now);
    if (result.status === 'not_found') return takeBack(invalid(`removedFiles.${at}`, UNKNOWN));
    if (result.status !== 'removed') return takeBack(result);
    if (storageKey !== null) unnamed.push(storageKey);
  }
  return unnamed;
}

async function writeFiles(tx: Transaction, { actor, input, now, takeBack, kept }: Writing): Promise<void> {
  const { demandId } = input;
  for (const sent of input.files) {
    const { at } = sent;
    const described = readDescription(sent.description);
    if ('refused' in described) return takeBack(invalid(`files.${at}.description`, described.refused));
    if ('attachmentId' in sent) {
      const describing = { demandId, attachmentId: sent.attachmentId, description: sent.description };
      const result = await writeDescription(tx, actor, describing, now);
      if (result.status === 'not_found') return takeBack(invalid(`files.${at}.attachmentId`, UNKNOWN));
      if (result.status === 'invalid') return takeBack(invalid(`files.${at}.description`, result.errors.description));
      if (result.status !== 'described') return takeBack(result);
      continue;
    }
    const media = kept?.get(at);
    if (!media) continue;
    const result = await writeAttachment(tx, actor, { demandId, media, description: described.text }, now);
    if (result.status === 'invalid') return takeBack(invalid(`files.${at}.file`, result.errors.file ?? ''));
    if (result.status !== 'attached') return takeBack(result);
  }
}

/** A file that is not among those that are to be sent. */
const UNKNOWN = message('fileUnknown');

function invalid(path: string, said: string): SaveCopyResult {
  return { status: 'invalid', issues: [{ path, message: said }] };
}

function withPaths<Refused extends { status: string }>(
  refused: Refused | { status: 'invalid'; issues: readonly FormIssue[] },
  toPath: (path: string) => string,
): Refused | { status: 'invalid'; issues: readonly FormIssue[] } {
  if (!('issues' in refused)) return refused;
  return { ...refused, issues: refused.issues.map(({ path, message }) => ({ path: toPath(path), message })) };
}
