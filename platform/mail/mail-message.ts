/** A field of a message's head (RFC 5322): its name without blanks, a colon, anything. */
const FIELD = /^([\x21-\x39\x3b-\x7e]+):/;
/** In bytes. */
export const LONGEST_HEAD = 65_536;
/** Beside the two that RFC 5322 asks for: what the way leaves, or whom it is for and what it is about. */
const OF_A_MESSAGE = ['message-id', 'mime-version', 'received', 'to', 'subject'];

/** Whether something is an e-mail as it was sent: a head with sender, date and one more field of a message's, before its first empty line. */
export function isMessage(content: Buffer): boolean {
  const [head = ''] = content.toString('latin1', 0, LONGEST_HEAD).split(/\r?\n\r?\n/, 1);
  const names = new Set<string>();
  for (const line of head.split(/\r?\n/)) {
    const name = FIELD.exec(line)?.[1]?.toLowerCase();
    if (name !== undefined) names.add(name);
    // A line that goes on begins with a blank; anything else is no head.
    else if (names.size === 0 || !/^[ \t]/.test(line)) return false;
  }
  return names.has('from') && names.has('date') && OF_A_MESSAGE.some((name) => names.has(name));
}
