import type { SeenCopy } from '@aval/application/demands/filing/seen-copy';
import type { NotEditable } from '@aval/application/drafts/editable-demand';
import type { PendingAttachment } from '@aval/application/drafts/files/attach-to-working-copy';
import type { DescribeResult } from '@aval/application/drafts/files/describe-attachment';
import type { RemoveResult } from '@aval/application/drafts/files/remove-from-working-copy';
import type { Wizard } from '@aval/application/drafts/wizard/get-wizard';
import { readDescription } from '@aval/domain/validation/dialogs/file-description';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { sendFile } from '../../../components/drop-zone/send-file';
import { attachmentIdOf, type MissingPart, type UploadEntry } from '../../../components/drop-zone/upload-entry';
import { descriptionId, placeOfMissing } from '../../../components/drop-zone/upload-ids';
import { createUploads, type DescribedFile, type Uploads } from '../../../components/drop-zone/uploads';
import { useFileCount, useMissingParts, useUploads } from '../../../components/drop-zone/use-uploads';
import { focusControl } from '../../../components/fields/focus-field';
import { answerOf, type NoAnswer } from '../../../components/notices/answer-of';
import { useWhenOnline } from '../../../components/notices/use-when-online';
import { useWhenSignedIn } from '../../../components/notices/use-when-signed-in';
import { useOwnAddress } from '../../../shell/use-own-address';
import { isRetriedAlone, retryPauseMs } from '../frame/retry-pause';
import { createSavePause } from '../frame/save-pause';
import { createDescriptionKeeper, type DescriptionProblem, type PutDescription } from './description-keeper';

/** Files of the demand in the wizard, kept above the steps so that changing the step aborts no upload. */
export interface Attachments {
  /** Prefix of the rows' ids. */
  zone: string;
  address: string;
  uploads: Uploads;
  /** Problems by row key: a description that could not be saved, or a file that could not be removed. */
  problems: Readonly<Record<number, string>>;
  /** Sends unsaved descriptions; resolves to false when one could not be saved. */
  keep: () => Promise<boolean>;
  /** Like `keep`, and focuses the first description that could not be saved. */
  bring: () => Promise<boolean>;
  /** The user has tried to go on, so missing descriptions are marked. */
  isRevealed: boolean;
  /** Marks missing parts and focuses the given one. */
  lookAt: (missing: MissingPart | undefined) => void;
  /** Marks missing parts and focuses a stored file once the page shows it. */
  lookAtKept: (attachmentId: number) => void;
  /** Files that the page shows, as submitted with the demand. */
  shown: () => NonNullable<SeenCopy['files']>;
  /** Returns whether descriptions are unsaved. */
  owes: () => boolean;
  /** State version of `owes`, updated with each key press. */
  isOwed: boolean;
}

const PAUSE_MS = 1_000;

export function useWizardAttachments({ demandId, attachments }: Wizard): Attachments {
  const zone = useId();
  const ownAddress = useOwnAddress();
  const address = `/app/demands/${demandId}/attachments`;
  const [notDescribed, tellDescribed] = useProblems();
  // Kept apart, so that a description stored meanwhile takes no word from a removal that failed.
  const [notRemoved, tellRemoved] = useProblems();
  const problems = useMemo(() => ({ ...notDescribed, ...notRemoved }), [notDescribed, notRemoved]);
  const uploads = useUploads(() =>
    createUploads({
      kept: attachments.map(describedFile),
      send: (file, options) => sendFile(ownAddress(`${address}?place=${options.place}`), file, options),
      async discard({ attachmentId }, key) {
        const place = ownAddress(`${address}?attachmentId=${attachmentId}`);
        const answer = await answerOf<RemoveResult>(place, { method: 'DELETE' });
        const isGone = answer.status === 'removed' || answer.status === 'not_found';
        tellRemoved(key, isGone ? null : problemOf(answer.status, 'wizard:attachments.removeFailed'));
        return isGone;
      },
    }),
  );
  const failures = useRef(0);
  const [descriptions] = useState(() =>
    createDescriptionKeeper({
      stored: attachments,
      async put(attachmentId, description) {
        const put = await describe(ownAddress(address), { attachmentId, description, failures: failures.current + 1 });
        failures.current = 'before' in put ? 0 : failures.current + 1;
        return put;
      },
      entries: uploads.entries,
      show: uploads.describe,
      onKept: tellDescribed,
    }),
  );
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    descriptions.follow(attachments);
    uploads.follow(attachments.map(describedFile));
    const row = uploads.entries().find((entry) => attachmentIdOf(entry) === awaited.current);
    if (awaited.current !== null && row) focusControl(descriptionId(zone, row.key));
    awaited.current = null;
  }, [zone, attachments, descriptions, uploads]);

  // Changed descriptions restart the pause; upload progress does not.
  const readOwed = useCallback(
    () => JSON.stringify(descriptions.owed().map(({ key, description }) => [key, description])),
    [descriptions],
  );
  const owed = useSyncExternalStore(uploads.subscribe, readOwed, readOwed);
  const isOwed = owed !== '[]';
  const [pause] = useState(() => createSavePause(() => void descriptions.keep()));
  const answered = useRef(notDescribed);
  useEffect(() => {
    const isAnswered = answered.current !== notDescribed;
    answered.current = notDescribed;
    if (owed === '[]') return pause.end();
    const left = descriptions.owed();
    if (!isAnswered || left.some((entry) => isUntried(entry, notDescribed))) return pause.begin(PAUSE_MS);
    pause.end();
    if (!left.some(({ key }) => notDescribed[key] === NOT_DESCRIBED)) return;
    const again = setTimeout(() => void descriptions.keep(), retryPauseMs(failures.current));
    return () => clearTimeout(again);
  }, [owed, notDescribed, descriptions, pause]);
  const isThere = (...sought: string[]) => Object.values(notDescribed).some((problem) => sought.includes(problem));
  useWhenOnline(isThere(NOT_DESCRIBED), () => void descriptions.keep());
  useWhenSignedIn(isThere(SESSION_ENDED, OBLIGED), () => void descriptions.keep());
  useEffect(() => pause.end, [pause]);

  const [isRevealed, setRevealed] = useState(false);
  const lookAt = useCallback(
    (missing: MissingPart | undefined) => {
      setRevealed(true);
      if (missing) focusControl(placeOfMissing(zone, missing));
    },
    [zone],
  );
  const lookAtKept = useCallback((attachmentId: number) => {
    setRevealed(true);
    awaited.current = attachmentId;
  }, []);
  const bring = useCallback(async () => {
    const [isKept] = await Promise.all([descriptions.keep(), uploads.settled()]);
    const [first] = descriptions.owed();
    if (!isKept && first) focusControl(descriptionId(zone, first.key));
    return isKept;
  }, [zone, descriptions, uploads]);
  return useMemo(
    () => ({
      zone,
      address,
      uploads,
      problems,
      keep: descriptions.keep,
      bring,
      isRevealed,
      lookAt,
      lookAtKept,
      shown: () => uploads.entries().flatMap(shownFile),
      owes: () => descriptions.owed().length > 0,
      isOwed,
    }),
    [zone, address, uploads, problems, descriptions, bring, isRevealed, lookAt, lookAtKept, isOwed],
  );
}

type Problems = Readonly<Record<number, string>>;

/** Problems by row key, and a function that sets or clears one. */
function useProblems(): [Problems, (key: number, problem: DescriptionProblem) => void] {
  const [problems, setProblems] = useState<Problems>({});
  const tell = useCallback((key: number, problem: DescriptionProblem) => {
    setProblems(({ [key]: _before, ...others }) => (problem === null ? others : { ...others, [key]: problem }));
  }, []);
  return [problems, tell];
}

export const AttachmentsContext = createContext<Attachments | null>(null);

export function useAttachments(): Attachments {
  const value = useContext(AttachmentsContext);
  if (!value) throw new Error('files are drawn inside an AttachmentsContext');
  return value;
}

/** Changed dates are submitted with their reason only, without files. */
export function mayAttach({ mode }: Wizard): boolean {
  return mode !== 'change_dates';
}

const NOTHING: readonly MissingPart[] = [];

/** Returns what the files still need before the demand can be submitted. */
export function useMissingAttachments(wizard: Wizard): readonly MissingPart[] {
  const missing = useMissingParts(useAttachments().uploads);
  return mayAttach(wizard) ? missing : NOTHING;
}

/** Number of attachments of earlier versions and of this one. */
export function useAttachmentCount({ sentAttachments }: Wizard): number {
  return useFileCount(useAttachments().uploads) + sentAttachments.length;
}

function describedFile({ id, ...file }: PendingAttachment): DescribedFile {
  return { ...file, attachmentId: id };
}

function shownFile(entry: UploadEntry): NonNullable<SeenCopy['files']> {
  const id = attachmentIdOf(entry);
  return id === undefined ? [] : [{ id, description: entry.description }];
}

/** Returns whether a description can be sent and no attempt has failed yet. */
function isUntried({ key, description }: UploadEntry, problems: Readonly<Record<number, string>>): boolean {
  return problems[key] === undefined && !('refused' in readDescription(description));
}

interface Describing {
  attachmentId: number;
  description: string;
  /** Number of consecutive failures if this attempt fails too. */
  failures: number;
}

async function describe(address: string, { attachmentId, description, failures }: Describing): Promise<PutDescription> {
  const body = new URLSearchParams({ attachmentId: String(attachmentId), description });
  const answer = await answerOf<DescribeResult>(address, { method: 'PUT', body });
  if (answer.status === 'described') return { before: answer.before };
  if (answer.status === 'invalid') return { problem: answer.errors.description, isForGood: true };
  const isAlone = answer.status === 'failed' && isRetriedAlone(answer.answeredWith, failures);
  const problem = problemOf(answer.status, isAlone ? NOT_DESCRIBED : WAITS);
  return { problem, isForGood: problem === CLOSED };
}

const NOT_DESCRIBED = 'wizard:attachments.notDescribed';
/** Refused by the server for now: sent again when it is edited or the user goes on. */
const WAITS = 'wizard:attachments.descriptionWaits';
const SESSION_ENDED = 'errors:sessionEnded';
const OBLIGED = 'errors:obliged';
const CLOSED = 'errors:closed';

function problemOf(status: (NoAnswer | NotEditable)['status'], otherwise: string): string {
  if (status === 'signed_out') return SESSION_ENDED;
  if (status === 'obliged') return OBLIGED;
  return status === 'closed' ? CLOSED : otherwise;
}
