/** Signs that are not seen, turn the direction of reading, or end a name for some programs; and those that mean something to a system. */
const WILD = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\\:*?"<>|]/u;
/** Names that a system takes for a device, whatever their ending, and folders that are opened as something else. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$|clock\$)(\.|$)/i;
const SHELL_FOLDER = /\.\{[0-9a-f-]*\}/i;
const LONGEST_SEGMENT = 255;

/** Whether a name in an archive stays in the folder where somebody unpacks it, and is there what it looks like here. */
export function isTameName(name: string): boolean {
  const segments = name.replace(/\/$/, '').split('/');
  return !/^~/.test(name) && segments.every(isTameSegment);
}

function isTameSegment(segment: string): boolean {
  if (segment === '' || segment.length > LONGEST_SEGMENT || WILD.test(segment)) return false;
  // Systems drop dots and blanks at the end, and with them the ending that was looked at.
  if (/^\s|[\s.]$/.test(segment)) return false;
  return !DEVICE.test(segment) && !SHELL_FOLDER.test(segment);
}

export function lastSegment(name: string): string {
  return name.split('/').at(-1) ?? '';
}
