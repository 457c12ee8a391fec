import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { PayloadKey } from './environment';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals a text for storage in a row: AES-256-GCM under the first of the installation's keys, which neither database nor
 * backup contains, bound to its owner. Each key opens the texts sealed under it.
 */
export class SecretBox {
  constructor(private readonly keys: readonly PayloadKey[]) {}

  private get current(): PayloadKey {
    const [current] = this.keys;
    if (!current) throw new RangeError('a secret box needs at least one key');
    return current;
  }

  /** Returns `id:base64`, whose bytes are the nonce, the tag and the text. */
  seal(text: string, belongsTo: string): string {
    const { id, key } = this.current;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, key, nonce);
    cipher.setAAD(Buffer.from(belongsTo));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `${id}:${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')}`;
  }

  /** Returns null for a text that was sealed under a missing key, was changed, or belongs to another owner. */
  open(sealed: string, belongsTo: string): string | null {
    const separator = sealed.lastIndexOf(':');
    const key = this.keys.find(({ id }) => id === sealed.slice(0, separator))?.key;
    if (!key) return null;
    const bytes = Buffer.from(sealed.slice(separator + 1), 'base64');
    try {
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(belongsTo));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString(
        'utf8',
      );
    } catch {
      return null;
    }
  }

  /** Whether it was sealed under another key than the current one, which may be removed one day. */
  isOld(sealed: string): boolean {
    return sealed.slice(0, sealed.lastIndexOf(':')) !== this.current.id;
  }
}
