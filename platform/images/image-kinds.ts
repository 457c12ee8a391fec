/** What a picture is for; each has the shape in which it is kept. */
export const IMAGE_KINDS = ['avatar', 'logo', 'favicon'] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];

export const MEGABYTES_OF_AN_IMAGE = 5;
export const BYTES_OF_AN_IMAGE = MEGABYTES_OF_AN_IMAGE * 1024 * 1024;

/** As many points as a good camera's picture has, and few enough to be opened beside everything else. */
export const MEGAPIXELS_OF_AN_IMAGE = 16;
