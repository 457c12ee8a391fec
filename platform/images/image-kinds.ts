/** Purpose of an image, which determines its stored shape. */
export const IMAGE_KINDS = ['avatar', 'logo', 'favicon'] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];

export const MEGABYTES_OF_AN_IMAGE = 5;
export const BYTES_OF_AN_IMAGE = MEGABYTES_OF_AN_IMAGE * 1024 * 1024;

/** Pixels of a good camera's image, and few enough to decode beside other work. */
export const MEGAPIXELS_OF_AN_IMAGE = 16;
