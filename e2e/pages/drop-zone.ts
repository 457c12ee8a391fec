import { expect, type Page } from '../support/test';

interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** File that the browser pads to `size` bytes, so that large content is never sent to it. */
type DroppedFile = TestFile & { size?: number };

/** Builds the `DataTransfer` that the browser receives when files are dragged from a file manager. */
function transferOf(page: Page, files: readonly DroppedFile[]) {
  const sent = files.map(({ buffer, ...file }) => ({
    size: buffer.length,
    ...file,
    content: buffer.toString('base64'),
  }));
  return page.evaluateHandle(`{
    const transfer = new DataTransfer();
    for (const { name, mimeType, size, content } of ${JSON.stringify(sent)}) {
      const bytes = new Uint8Array(size);
      bytes.set(Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)));
      transfer.items.add(new File([bytes], name, { type: mimeType }));
    }
    transfer;
  }`);
}

type Place = Pick<Page, 'getByLabel' | 'getByRole' | 'getByText'>;

/** File drop zone of a page or a dialog. */
export class DropZone {
  constructor(readonly place: Place) {}

  /** Chooses one or more files through the file input. */
  async choose(...files: TestFile[]): Promise<void> {
    await this.place.getByLabel('Suelte aquí los ficheros o elíjalos').setInputFiles(files);
  }

  /** Drops files onto the zone as if dragged from a file manager. */
  async drop(page: Page, ...files: DroppedFile[]): Promise<void> {
    await this.place
      .getByText('Suelte aquí los ficheros')
      .dispatchEvent('drop', { dataTransfer: await transferOf(page, files) });
  }

  row(name: string) {
    return this.place.getByRole('list', { name: 'Ficheros' }).getByRole('listitem').filter({ hasText: name });
  }

  description(name: string) {
    return this.place.getByLabel(`Descripción de ${name}`);
  }

  /** Chooses a file, describes it and waits until it is uploaded. */
  async attach(description: string, file: TestFile): Promise<void> {
    await this.choose(file);
    await this.description(file.name).fill(description);
    await this.expectUp(file.name);
  }

  async expectUp(name: string): Promise<void> {
    await expect(this.row(name)).toContainText('Subido');
  }
}

/** Holds requests of `method` to a matching address until the returned function is called. */
export async function holdUploads(page: Page, address: RegExp, method: 'POST' | 'PUT' = 'POST'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    if (route.request().method() === method) await released;
    await route.continue();
  });
  return release;
}
