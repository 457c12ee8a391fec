import type { FileStore } from '@aval/platform/files/files';
import type { Company, Image } from '@aval/prisma/generated/client';
import type { DocumentTenant } from './model';

/** Media types of images that a page can embed. */
const LOGO_TYPES = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml']);
/** Limit in bytes: the logo is printed 8 mm wide and is embedded in every document. */
const LARGEST_LOGO_BYTES = 512 * 1024;

/** Loads the company's name, colours and logo; without a usable logo the document draws the mark with its initials. */
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
