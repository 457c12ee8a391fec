import { refuseContent } from '../../file-refused';
import { type Content, wholeOf } from '../content';
import type { Within } from '../judging';
import { looksWhole } from './looks-whole';
import { openPdf } from './open-pdf';

/** Longer ones are not opened, which holds them in memory twice; uploads are shorter, entries of archives may be longer. */
const LONGEST = 32 * 1024 * 1024;

/**
 * Throws `FileRefused` for a PDF that its readers will not be able to open: under a password, cut off in the middle,
 * without pages or beyond repair. A PDF that shows by itself that it is whole is not opened; what a reader repairs, or
 * opens without a password, is accepted, and so is what takes too long to find out. Source: docs/rules.md 8.15.
 */
export async function judgePdf(content: Content, { allowance }: Within): Promise<void> {
  if (content.size > LONGEST) return;
  const bytes = await wholeOf(content);
  const look = looksWhole(bytes);
  if (look.isWhole || !allowance.mayOpen()) return;
  const opened = await openPdf(bytes);
  if (opened === 'unknown') return;
  if (opened === 'locked') refuseContent('locked');
  if (opened.pages === 0 && !opened.isBroken) refuseContent('no_pages');
  if (opened.isBroken && opened.readable === 0) refuseContent(look.hasEnd ? 'damaged' : 'cut_off');
  // Readers show what they find of it, which may be a few pages of many.
  if (!look.hasEnd && (look.breaksOff || opened.readable < opened.pages)) refuseContent('cut_off');
}
