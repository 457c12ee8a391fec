import { refuseContent } from '../file-refused';
import type { Content } from './content';
import { judgeStart } from './judge-start';

/** Length of the preamble of a DICOM file (PS3.10, 7.1), and the mark behind it. */
const PREAMBLE = 128;
const MARK = Buffer.from('DICM');

/** Whether a content is a DICOM file, whatever its preamble holds: some begin as a TIFF or PNG for other viewers. */
export async function isDicom(content: Content): Promise<boolean> {
  return (await content.read(PREAMBLE, MARK.length)).equals(MARK);
}

/** Throws `FileRefused` for a DICOM file whose preamble makes a system run or show it: a program, a script, a page. */
export async function judgeDicom(content: Content): Promise<void> {
  await judgeStart(content);
}

/** Start of a script without a mark: systems run any text as one when its file has no ending and may run. */
const TEXT = /^[\s!-~]{8}/;

/** Does the same for a DICOM file without an ending, as discs have them. */
export async function judgeNamelessDicom(content: Content): Promise<void> {
  await judgeDicom(content);
  if (TEXT.test((await content.read(0, PREAMBLE)).toString('latin1'))) refuseContent('disguised');
}
