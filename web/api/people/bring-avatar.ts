import { storeImage } from '@aval/application/images/store-image';
import type { Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import { BYTES_OF_A_MEGABYTE } from '@aval/domain/validation/dialogs/attachment-limits';
import { BYTES_OF_AN_IMAGE } from '@aval/platform/images/image-kinds';
import { refuseOutcome } from '../answers/refuse-outcome';
import { base64File } from '../schemas/base64-file';

export const LARGEST_WITH_IMAGE = Math.ceil((BYTES_OF_AN_IMAGE * 4) / 3) + BYTES_OF_A_MEGABYTE;

/** Avatar within the input of a user. */
export const avatarImage = base64File.nullable().meta({ description: 'PNG, JPEG or WebP; null removes it.' });

/** Stores a sent avatar and returns its id; undefined when none was sent, null when it is removed. */
export async function bringAvatar(
  services: Services,
  actor: Actor,
  sent: Buffer | null | undefined,
): Promise<string | null | undefined> {
  if (!sent) return sent;
  const result = await storeImage(services, actor, { kind: 'avatar', content: sent });
  if (result.status === 'stored') return result.imageId;
  const issues = result.status === 'invalid' ? [{ path: 'avatarImage', message: result.errors.file }] : [];
  return refuseOutcome({ status: result.status, issues });
}
