import type { Actor } from '@aval/domain/access/actor';
import { SCHEMA_NUMBER } from '@aval/domain/demand/content/stored-content';
import { readDescription } from '@aval/domain/validation/dialogs/file-description';
import { contentPathOf } from '@aval/domain/validation/fields/form-paths';
import { message } from '@aval/domain/validation/fields/message';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { storeUpload } from '../../attachments/store-upload';
import { sideOf } from '../../demand-rows/side';
import type { FormIssue } from '../../engine/outcomes';
import { describeTakenExternalId, isExternalIdTaken } from '../../external-ids/demand-external-id';
import type { StoredMedia, Upload } from '../../files/keep-file';
import { allOrNothing, type TakeBack } from '../../health/all-or-nothing';
import type { Busy } from '../../health/or-busy';
import { readNumbering } from '../../history/read-numbering';
import type { Throttled } from '../../patients/numbers/number-attempts';
import type { Services } from '../../services';
import { raiseFileChanges, readCopyNumber } from '../copy-number';
import { type EditableDemand, lockEditable } from '../editable-demand';
import { findAttachable, writeAttachment } from '../files/attach-to-working-copy';
import { writeDescription } from '../files/describe-attachment';
import { writeRemoval } from '../files/remove-from-working-copy';
import { DRAFT_STEPS, type DraftStep } from '../wizard/draft-forms';
import { isRepeatedSave, rememberedSave } from './repeated-save';
import { countBasics, type SaveBasicsInput, writeBasics } from './save-basics';
import { describeConflict } from './save-conflict';
import { type SaveResult, writeDraftStep } from './save-draft-step';

interface SentFile {
  /** Index of the file in the request. */
  at: number;
  description: string;
}

export interface SaveCopyInput {
  demandId: string;
  /** Number that the client read (`readCopyNumber`). */
  number: number;
  /** Everything that the request says, by which its repetition is recognized. */
  said: string;
  /** Number of the last action when the client read it, as that reader counts; not compared when missing. */
  lastActionSequence?: number | undefined;
  basics?: SaveBasicsInput['form'] | undefined;
  /** Steps as their pages would send them, valid or not. */
  steps: Partial<Record<DraftStep, unknown>>;
  /** Identifier that a system of the prescribing center has for the demand; null removes it, undefined keeps it. */
  externalId?: string | null | undefined;
  /** Ids of pending files to remove. */
  removedFiles: readonly number[];
  files: readonly (SentFile & ({ file: Upload } | { attachmentId: number }))[];
}

/** Judges the written copy while it can still be rolled back: a result rolls it back, null keeps it. */
export type JudgeCopy<Refused> = (transaction: Transaction, revision: number) => Promise<Refused | null>;

/**
 * Paths are `basics.`, those of the content, `files.0.file`, `.description` and `.attachmentId`, and `removedFiles.0`.
 */
export type SaveCopyResult =
  | { status: 'saved'; number: number }
  /** The demand has moved on, or the copy that was read does not exist. */
  | { status: 'stale' }
  | Exclude<SaveResult, { status: 'saved' }>
  | Throttled
  | Busy;

/**
 * Saves everything that an API client writes of a demand at once, which pages save piece by piece: all of it is kept or
 * nothing. Source: docs/rules.md 10.12.
 */
export async function saveCopy<Refused extends { status: string } = never>(
  services: Services,
  actor: Actor,
  input: SaveCopyInput,
  judge?: JudgeCopy<Refused>,
): Promise<SaveCopyResult | Refused> {
  try {
    return await saveOnce(services, actor, input, judge);
  } catch (error) {
    if (!isExternalIdTaken(error)) throw error;
    const { demandId, externalId, basics } = input;
    return describeTakenExternalId(services, actor, { demandId, externalId, centerId: basics?.prescriberCenterId });
  }
}

async function saveOnce<Refused extends { status: string }>(
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
    // Dry run first, so that no files are kept for a refused save.
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
  /** Stored files by their index in the request; null in the dry run without files. */
  kept: ReadonlyMap<number, StoredMedia> | null;
}

interface Written {
  result: SaveCopyResult;
  /** Revision of the typed form. */
  revision: number;
  /** Keys of stored files that nothing refers to after this write. */
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
    const copy = row.drafts.find((each) => each.side === side);
    if (copy && isRepeatedSave(copy, stands, actor, save))
      return { result: { status: 'saved', number: stands }, revision: copy.revision, unnamed: [] };
    return takeBack(draft ? { ...(await describeConflict(tx, draft)), revision: stands } : { status: 'stale' });
  }
  const { found } = search;
  const revision = await writeExternalId(tx, writing, found, () => writeSteps(tx, writing, found));
  const unnamed = await removeFiles(tx, writing);
  await writeFiles(tx, writing);
  const number = await readCopyNumber(tx, demandId, side);
  const remembered = rememberedSave(actor, save, number);
  const { companyId } = row;
  await tx.demandDraft.upsert({
    where: { demandId_side: { demandId, side } },
    create: {
      demandId,
      side,
      companyId,
      mode,
      schemaNumber: SCHEMA_NUMBER,
      updatedAt: now,
      updatedById: actor.userId,
      ...remembered,
    },
    update: remembered,
  });
  return { result: { status: 'saved', number }, revision, unnamed };
}

/**
 * Writes the identifier after the center, for which it is unique; the former one is given up before, so that it hinders
 * no
 * move. The company's side has none. Source: docs/rules.md 10.27.
 */
async function writeExternalId(
  tx: Transaction,
  { input: { externalId }, takeBack }: Writing,
  { row, mode }: EditableDemand,
  move: () => Promise<number>,
): Promise<number> {
  const { id, externalId: stored } = row;
  // The insurer may not read external identifiers, so the answer is the same whether one is stored or not.
  if (sideOf(mode) !== 'doctor')
    return typeof externalId === 'string' ? takeBack(invalid('externalId', message('locked'))) : move();
  if (externalId === undefined || externalId === stored) return move();
  const write = (written: string | null) =>
    tx.demand.update({ where: { id }, data: { externalId: written }, select: { id: true } });
  if (stored !== null) await write(null);
  const revision = await move();
  await write(externalId);
  await raiseFileChanges(tx, id, 'doctor');
  return revision;
}

/** Writes each step on top of the revision of the one before. */
async function writeSteps(
  tx: Transaction,
  { actor, input, now, takeBack }: Writing,
  { row, draft, mode }: EditableDemand,
): Promise<number> {
  const { demandId, basics, steps } = input;
  let revision = draft?.revision ?? 0;
  if (basics && mode !== 'draft') {
    const issues = lockedBasics(row, basics);
    if (issues.length > 0) return takeBack({ status: 'invalid', issues });
  } else if (basics) {
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

/**
 * Reports center and patient of a sent demand that differ from those that it has; sent as they stand, they are kept.
 */
function lockedBasics(row: EditableDemand['row'], basics: SaveBasicsInput['form']): FormIssue[] {
  return (['prescriberCenterId', 'patientId'] as const).flatMap((name) =>
    basics[name] === row[name] ? [] : [{ path: `basics.${name}`, message: message('locked') }],
  );
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

/** Message for a file that is not among the pending ones. */
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
