/** Address of the component gallery, which is served without the product while screenshots are taken. */
export const GALLERY_ADDRESS = `http://127.0.0.1:${process.env.GALLERY_PORT ?? 5199}`;
