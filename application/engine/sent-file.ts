/** Stored file as a form names it, with its description. */
export interface NewAttachment {
  mediaId: string;
  description: string;
}

export interface SentFile extends NewAttachment {
  sha256: string;
  originalFilename: string;
}
