import { createDocumentRenderer, type RendererOptions } from '@aval/worker/documents/browser/browser';
import { sampleChemotherapy, sampleHistory, sampleModel } from '@aval/worker/documents/sample-model.test-support';
import { renderDocumentHtml } from '@aval/worker/documents/template/document';
import { type Comparison, compare } from './samples';

type Browser = Parameters<NonNullable<RendererOptions['onLaunch']>>[0];

export interface DocumentMeasurement extends Comparison {
  bytes: number;
}

const WARM_UP = 3;

/**
 * Compares rendering the PDF of a large demand, including its HTML, with a bare loop that prints the same HTML in the same
 * browser: open a tab, set the content, print, close.
 */
export async function measureDocuments(rounds: number): Promise<DocumentMeasurement> {
  const launched: Browser[] = [];
  const renderer = createDocumentRenderer({
    logger: { warn: (fields: object) => console.warn(fields) },
    documentsPerBrowser: Number.POSITIVE_INFINITY,
    onLaunch: (browser) => launched.push(browser),
  });
  const { content } = sampleModel();
  const model = sampleModel({
    content: { ...content, treatment: { ...content.treatment, chemotherapy: sampleChemotherapy(12, 6) } },
    history: sampleHistory(40),
  });
  const makeRendition = async () =>
    renderer.renderHtmlToPdf(await renderDocumentHtml(model), { madeAt: model.edition.madeAt });
  try {
    const { length: bytes } = await makeRendition();
    const [browser] = launched;
    if (!browser) throw new Error('no browser was started');
    const html = await renderDocumentHtml(model);
    const printBare = () => printPage(browser, html);
    await compare(WARM_UP, makeRendition, printBare);
    return { bytes, ...(await compare(rounds, makeRendition, printBare)) };
  } finally {
    await renderer.close();
  }
}

async function printPage(browser: Browser, html: string): Promise<Uint8Array> {
  const page = await browser.newPage();
  try {
    await page.setContent(html);
    return await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  } finally {
    await page.close();
  }
}
