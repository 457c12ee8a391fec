import { ParseSpeeds, PDFDocument } from 'pdf-lib';

export interface DocumentProperties {
  title: string;
  language: string;
  /** ISO instant that the file gives as the time it was made: the edition's, never that of the printing. */
  madeAt: string;
}

/**
 * Replaces what Chromium writes about the moment and the machine by what the edition says, so that the same version gives the same bytes and
 * its sha-256 means something. The tags of the document stay as they are.
 */
export async function setDocumentProperties(printed: Uint8Array, properties: DocumentProperties): Promise<Uint8Array> {
  const document = await PDFDocument.load(printed, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
  const madeAt = new Date(properties.madeAt);
  document.setTitle(properties.title, { showInWindowTitleBar: true });
  document.setLanguage(properties.language);
  document.setCreator('Aval');
  document.setProducer('Aval');
  document.setCreationDate(madeAt);
  document.setModificationDate(madeAt);
  return document.save({
    addDefaultPage: false,
    updateFieldAppearances: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
  });
}
