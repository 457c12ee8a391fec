/** Targets that a reader may click: web pages, mails and places in the same document. */
const WEB_LINK = /^(https?:\/\/|mailto:|#|$)/i;

export function isWebLink(target: string): boolean {
  return WEB_LINK.test(target.trim());
}

/** Whether a target is a part of the same archive: no scheme, disk or other machine, in any notation. */
export function isPart(target: string): boolean {
  return !/[:\\]|^\s*\/\//.test(spelledOut(target));
}

/** A scheme, a disk, another machine, or a parent folder. */
const WAY_OUT =
  /^\s*([a-z][a-z\d+.-]*:[\\/]|(file|https?|ftps?|smb|davs?|javascript|vbscript|data|macro|vnd\.[a-z.]+):|[\\/]{2}|\\|\.\.[\\/])/i;

/** Whether a value that may be an address is one outside of the document. */
export function leadsOut(value: string): boolean {
  return WAY_OUT.test(spelledOut(value));
}

/** Decodes characters written as `%2e`. */
export function spelledOut(target: string): string {
  return target.replace(/%([\da-f]{2})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/**
 * Whether a style rule or property fetches: its address is neither a place in the document nor an embedded image or
 * font.
 */
export function fetchesByStyle(style: string): boolean {
  return /@import|\\[\da-f]/i.test(style) || /url\s*\(\s*(?:["']\s*)?(?!["'#\s]|data:image\/|data:font\/)/i.test(style);
}
