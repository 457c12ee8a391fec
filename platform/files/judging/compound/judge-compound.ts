import { refuseContent } from '../../file-refused';
import { type Content, wholeOf } from '../content';
import type { TypedJudge } from '../judge-entry';
import type { Within } from '../judging';
import { readCompound, type Storage, storagesIn } from './compound-streams';
import { judgeOlderText } from './judge-older-text';
import { judgeOlderWorkbook } from './judge-older-workbook';
import { judgeOutlookMail } from './judge-outlook-mail';

export type CompoundKind = 'text' | 'workbook' | 'mail';

/** Streams at the top by which programs tell what a compound file is. */
const KINDS: ReadonlyMap<string, CompoundKind | 'other'> = new Map([
  ['worddocument', 'text'],
  ['workbook', 'workbook'],
  ['book', 'other'],
  ['powerpoint document', 'other'],
  ['encryptedpackage', 'other'],
  ['__properties_version1.0', 'mail'],
]);

/** Streams and storages with an object of another program. */
const OBJECT_STREAMS = new Set(['\x01ole10native', 'package']);
const OBJECT_STORAGE = /^(mbd|lnk)[0-9a-f]+$/;
/** Storage in which a text keeps its objects; without any it stays there empty. */
const OBJECT_POOL = 'objectpool';

/**
 * Throws `FileRefused` unless an older document or an e-mail of Outlook can be read as what it is, and nothing in it
 * acts or fetches. Source: docs/rules.md 8.15.
 */
export async function judgeCompound(
  content: Content,
  kind: CompoundKind,
  { within, judge }: { within: Within; judge: TypedJudge },
): Promise<void> {
  within.allowance.takeRead(content.size);
  const root = readCompound(await wholeOf(content));
  if (!root) return refuseContent('damaged');
  if ([...storagesIn(root)].some(hasObject)) refuseContent('objects');
  const kinds = [...root.streams.keys()].flatMap((name) => KINDS.get(name) ?? []);
  if (kinds.length !== 1 || kinds[0] !== kind) refuseContent('ambiguous');
  if (kind === 'text') judgeOlderText(root);
  else if (kind === 'workbook') judgeOlderWorkbook(root.streams.get('workbook') as Buffer);
  else await judgeOutlookMail(root, within, judge);
}

function hasObject({ name, streams, storages }: Storage): boolean {
  if ([...streams.keys()].some((stream) => OBJECT_STREAMS.has(stream))) return true;
  return OBJECT_STORAGE.test(name) || (name === OBJECT_POOL && storages.length > 0);
}
