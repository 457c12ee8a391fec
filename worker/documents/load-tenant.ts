import type { FileStore } from '@aval/platform/files/files';
import type { Company, Image } from '@aval/prisma/generated/client';
import type { DocumentTenant } from './model';

/** Pictures that a page can show from within itself. */
const LOGO_TYPES = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml']);
/** A mark of 8 mm needs no more, and it lies within every document. */
const LARGEST_LOGO_BYTES = 512 * 1024;

/** The company's name, colours and mark; a logo that cannot be shown gives way to the mark of its initials. */
export async function loadTenant(company: Company, logo: Image | null, files: FileStore): Promise<DocumentTenant> {
  const { name, slogan, primaryColor, secondaryColor, tertiaryColor } = company;
  const usable = logo && LOGO_TYPES.has(logo.mediaType) && logo.size <= LARGEST_LOGO_BYTES;
  return {
    name,
    slogan,
    primaryColor,
    secondaryColor,
    tertiaryColor,
    logo: usable
      ? {
          mediaType: logo.mediaType,
          base64: Buffer.from(await files.getBytes(logo.storageKey)).toString('base64'),
        }
      : null,
  };
}
