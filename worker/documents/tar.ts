const BLOCK = 512;
const REGULAR_FILE = new Set(['0', '\0']);

/** The regular files of a tar archive in memory, by path; enough for the one archive of fonts that comes with Chromium. */
export function filesOfTar(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let offset = 0;
  while (offset + BLOCK <= archive.length) {
    const header = archive.subarray(offset, offset + BLOCK);
    const path = text(header, 0, 100);
    if (path === '') break;
    const size = Number.parseInt(text(header, 124, 12), 8) || 0;
    const start = offset + BLOCK;
    if (REGULAR_FILE.has(String.fromCharCode(header[156] ?? 0))) files.set(path, archive.subarray(start, start + size));
    offset = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}

function text(header: Buffer, start: number, length: number): string {
  const field = header.subarray(start, start + length);
  const end = field.indexOf(0);
  return field.toString('utf8', 0, end === -1 ? length : end).trim();
}
