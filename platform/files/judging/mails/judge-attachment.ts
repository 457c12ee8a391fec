import { FileRefused, refuseContent } from '../../file-refused';
import { isTameName, shownName } from '../archive-names';
import { beginsWith, inMemory } from '../content';
import { endingOf, type Judge, judgeOf, type TypedJudge } from '../judge-entry';
import { deeper, type Within } from '../judging';

export interface Attached {
  /** Names that programs may give it, of which each has to be one of its kind. */
  names: readonly string[];
  content: Buffer;
}

/** Signs that systems do not keep in names; mail programs write another in their place. */
const REPLACED = /[\\/:*?"<>|]/g;

/** Types that are taken with mails only: pictures that move, and the signature of a mail. */
const OF_MAILS: ReadonlyMap<string, Judge> = new Map<string, Judge>([
  [
    'gif',
    async (content) => {
      if ((await content.mediaType()) !== 'image/gif') refuseContent('misnamed');
    },
  ],
  [
    'p7s',
    async (content) => {
      const isKnown = (await content.mediaType()) !== undefined;
      if (isKnown || !(await beginsWith(content, SIGNATURE_HEAD))) refuseContent('misnamed');
    },
  ],
]);

/** Beginning of a signature: a sequence whose length has one more byte, or more. */
const SIGNATURE_HEAD = Buffer.from([0x30]);

/** Throws `FileRefused` unless what is attached to a mail would be accepted as an entry of an archive. */
export async function judgeAttachment({ names, content }: Attached, within: Within, judge: TypedJudge): Promise<void> {
  if (names.length === 0) refuseContent('type');
  within.allowance.take(1, content.length);
  for (const name of new Set(names.map((written) => written.replace(REPLACED, '_')))) {
    if (!isTameName(name)) throw new FileRefused('forbidden_content', 'name', shownName(name));
    const look = OF_MAILS.get(endingOf(name) ?? '') ?? judgeOf(name, judge);
    await look(inMemory(content), deeper(within)).catch((error: unknown) => asAttached(error, name));
  }
}

/** Names what is attached, unless something within it is named; limits are those of the whole upload. */
function asAttached(error: unknown, name: string): never {
  if (!(error instanceof FileRefused)) throw error;
  const { code, reason, holding } = error;
  throw new FileRefused(code, reason ?? 'type', reason === 'too_large' ? null : (holding ?? shownName(name)));
}
