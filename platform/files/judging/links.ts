/** What a reader may be led to by a click: pages, mails and places in the same document. */
const WEB_LINK = /^(https?:\/\/|mailto:|#|$)/i;

export function isWebLink(target: string): boolean {
  return WEB_LINK.test(target.trim());
}

/** Whether a target is a part of the same archive: no scheme, no disk, no other machine. */
export function isPart(target: string): boolean {
  return !/[:\\]|^\s*\/\//.test(target);
}
