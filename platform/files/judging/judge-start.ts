import { refuseContent } from '../file-refused';
import { beginsWith, type Content } from './content';

/** Bytes that suffice to recognize what a content starts as. */
const LENGTH = 256;

/** Heads of programs of Windows, Linux and macOS, classes of Java, archives and compound files. */
const HEADS = [
  '4d5a',
  '7f454c46',
  'feedface',
  'feedfacf',
  'cefaedfe',
  'cffaedfe',
  'cafebabe',
  '504b0304',
  '4d534346',
  'd0cf11e0',
].map((head) => Buffer.from(head, 'hex'));

/** Scripts, markup and RTF, behind byte order marks and blanks. */
const TEXTS = /^[^!-~]*(#!|@echo\b|<[!?/a-z]|\{\\rtf)/i;

/** Throws `FileRefused` for a content that is recognized further in, but starts as something that a system runs or opens. */
export async function judgeStart(content: Content): Promise<void> {
  for (const head of HEADS) if (await beginsWith(content, head)) refuseContent('disguised');
  if (TEXTS.test((await content.read(0, LENGTH)).toString('latin1'))) refuseContent('disguised');
}
