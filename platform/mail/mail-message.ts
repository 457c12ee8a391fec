/** Header field of a message (RFC 5322): its name without blanks, a colon, a value. */
const FIELD = /^([\x21-\x39\x3b-\x7e]+):/;
/** Longest head of a mail, in bytes. */
export const LONGEST_HEAD = 65_536;
/** Fields beside the two that RFC 5322 requires: those of the delivery, or recipient and subject. */
const OF_A_MESSAGE = ['message-id', 'mime-version', 'received', 'to', 'subject'];

/**
 * Whether a content is an e-mail as sent: a header with sender, date and one more message field, before its first empty
 * line.
 */
export function isMessage(content: Buffer): boolean {
  const [head = ''] = content.toString('latin1', 0, LONGEST_HEAD).split(/\r?\n\r?\n/, 1);
  const names = new Set<string>();
  for (const line of head.split(/\r?\n/)) {
    const name = FIELD.exec(line)?.[1]?.toLowerCase();
    if (name !== undefined) names.add(name);
    // A continuation line starts with a blank; any other line is no header.
    else if (names.size === 0 || !/^[ \t]/.test(line)) return false;
  }
  return names.has('from') && names.has('date') && OF_A_MESSAGE.some((name) => names.has(name));
}
