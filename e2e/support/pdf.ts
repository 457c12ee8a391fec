import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Returns the text of a PDF, with whitespace collapsed. */
export async function textOfPdf(content: Buffer): Promise<string> {
  return (await pagesOfPdf(content)).join('\n').replace(/\s+/g, ' ');
}

/** Returns the text of each page of a PDF. */
export async function pagesOfPdf(content: Buffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await document.destroy();
  return pages;
}
