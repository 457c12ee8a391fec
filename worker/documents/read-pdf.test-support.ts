import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdf {
  /** Text of each page, header and footer included, as a user would copy it. */
  pages: string[];
  text: string;
  title: string;
  language: string;
  createdAt: string;
  tagged: boolean;
  /** Colours of text, lines and areas: `#rrggbb`. */
  colours: Set<string>;
  /** Element types of the structure tree, in order. */
  roles: string[];
  /** Number of characters drawn as the empty box of a font, which is its first glyph. */
  emptyBoxes: number;
}

/** Reads a printed document back, for tests. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  const roles: string[] = [];
  const colours = new Set<string>();
  let emptyBoxes = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const content = await page.getTextContent();
    pages.push(content.items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    collectRoles(await page.getStructTree(), roles);
    await collectColours(page, colours);
    emptyBoxes += await countEmptyBoxes(page);
  }
  const { info } = await document.getMetadata();
  const { Title, Language, CreationDate } = info as Record<string, unknown>;
  const mark = await document.getMarkInfo();
  await task.destroy();
  return {
    pages,
    text: pages.join('\n'),
    title: String(Title),
    language: String(Language),
    createdAt: String(CreationDate),
    tagged: mark?.Marked === true,
    colours,
    roles,
    emptyBoxes,
  };
}

type StructureNode = Awaited<ReturnType<PDFPageProxy['getStructTree']>>;

function collectRoles(node: StructureNode | null, roles: string[]): void {
  if (!node) return;
  roles.push(node.role);
  for (const child of node.children) if ('children' in child) collectRoles(child, roles);
}

async function collectColours(page: PDFPageProxy, colours: Set<string>): Promise<void> {
  const { fnArray, argsArray } = await page.getOperatorList();
  fnArray.forEach((operation, index) => {
    if (operation === OPS.setFillRGBColor || operation === OPS.setStrokeRGBColor)
      colours.add(String(argsArray[index][0]));
  });
}

async function countEmptyBoxes(page: PDFPageProxy): Promise<number> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const shown = argsArray.flatMap((args, index) => (fnArray[index] === OPS.showText ? args[0] : []));
  return shown.filter(
    (glyph: { originalCharCode?: number } | number) => glyph instanceof Object && glyph.originalCharCode === 0,
  ).length;
}
