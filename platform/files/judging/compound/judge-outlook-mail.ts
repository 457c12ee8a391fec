import { refuseContent } from '../../file-refused';
import { endingOf, type TypedJudge } from '../judge-entry';
import { deeper, type Within } from '../judging';
import { judgeAttachment } from '../mails/judge-attachment';
import { judgeHtml } from '../mails/judge-html';
import type { Storage } from './compound-streams';

/** Storage of what is attached, with its streams by property (MS-OXMSG 2.2.2, MS-OXCMSG 2.2.2). */
const ATTACHMENT = '__attach_version1.0_#';
const PROPERTIES = '__properties_version1.0';
const stream = (property: string, type: string) => `__substg1.0_${property}${type}`;
const [BYTES, WIDE, NARROW, OBJECT] = ['0102', '001f', '001e', '000d'];
const [DATA, LONG_NAME, SHORT_NAME, ENDING, HTML] = ['3701', '3707', '3704', '3703', '1013'];

/**
 * Throws `FileRefused` unless everything that is attached to an e-mail of Outlook would be accepted in an archive, at
 * any depth, and its page neither runs anything nor leads to a disk or another machine. Source: docs/rules.md 8.15.
 */
export async function judgeOutlookMail(mail: Storage, within: Within, judge: TypedJudge): Promise<void> {
  if (!mail.streams.has(PROPERTIES)) refuseContent('damaged');
  const page = mail.streams.get(stream(HTML, BYTES))?.toString('latin1') ?? textOf(mail, HTML);
  if (page !== undefined) judgeHtml(page);
  for (const attached of mail.storages.filter(({ name }) => name.startsWith(ATTACHMENT)))
    await judgeAttached(attached, within, judge);
}

async function judgeAttached(attached: Storage, within: Within, judge: TypedJudge): Promise<void> {
  const inner = attached.storages.find(({ name }) => name === stream(DATA, OBJECT));
  const content = attached.streams.get(stream(DATA, BYTES));
  // An attachment without content or a mail is fetched from where it lies.
  if ((inner === undefined) === (content === undefined)) refuseContent('outside');
  if (inner) {
    within.allowance.take(1, 0);
    await judgeOutlookMail(inner, deeper(within), judge);
  }
  if (content) await judgeAttachment({ names: namesOf(attached), content }, within, judge);
}

/** Returns the names by which programs save what is attached. The short one has three signs of the long one's ending. */
function namesOf(attached: Storage): string[] {
  const [long, short] = [textOf(attached, LONG_NAME), textOf(attached, SHORT_NAME)];
  const ending = endingOf(long ?? short ?? '');
  const isSame = ending !== null && endingOf(short ?? '') === ending.slice(0, 3);
  const said = textOf(attached, ENDING)?.replace(/^\.?/, 'a.');
  return [long, isSame && long !== undefined ? undefined : short, said].filter((name) => name !== undefined);
}

function textOf({ streams }: Storage, property: string): string | undefined {
  const text =
    streams.get(stream(property, WIDE))?.toString('utf16le') ??
    streams.get(stream(property, NARROW))?.toString('latin1');
  return text?.replace(/\0$/, '');
}
