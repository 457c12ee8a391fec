/**
 * Characters that are invisible, change the reading direction, end a name for some programs, or are special to a
 * system. The mark that makes a picture of the sign before it is none, behind such a sign.
 */
const WILD = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\u2800\\:*?"<>|]|(?!\ufe0f)\p{DI}|^\ufe0f/u;
/**
 * Device names of a system, whatever their extension and the blanks before it, and folders that are opened as something
 * else. A superscript digit counts as one.
 */
const DEVICE = /^(con|prn|aux|nul|(com|lpt)[\d¹²³]|conin\$|conout\$|clock\$)\s*(\.|$)/iu;
const SHELL_FOLDER = /\.\{[0-9a-f-]*\}/i;
const LONGEST_SEGMENT = 255;

/** Whether a name in an archive stays in the folder where it is unpacked, under the name that it appears to have. */
export function isTameName(name: string): boolean {
  const segments = name.replace(/\/$/, '').split('/');
  return !/^~/.test(name) && segments.every(isTameSegment);
}

function isTameSegment(segment: string): boolean {
  if (segment === '' || segment.length > LONGEST_SEGMENT || WILD.test(segment)) return false;
  // Systems drop trailing dots and blanks, and with them the extension that was checked.
  if (/^\s|[\s.]$/.test(segment)) return false;
  return !DEVICE.test(segment) && !SHELL_FOLDER.test(segment);
}

export function lastSegment(name: string): string {
  return name.split('/').at(-1) ?? '';
}

const LONGEST_SHOWN = 100;

/** Returns a name as a message may show it, without its folders and hidden signs. */
export function shownName(name: string): string {
  const last = name.replace(/\/$/, '').split(/[/\\]/).at(-1) ?? '';
  return [...last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')].slice(0, LONGEST_SHOWN).join('').toWellFormed();
}
