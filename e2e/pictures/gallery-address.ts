/** Where the components are shown without a product while pictures are taken of them. */
export const GALLERY_ADDRESS = `http://127.0.0.1:${process.env.GALLERY_PORT ?? 5199}`;
