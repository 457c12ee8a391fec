import { reportFile } from '@aval/story/playing/report-file';

/** A file as people attach it. */
export function pdfFile(name: string): { name: string; mimeType: string; buffer: Buffer } {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(reportFile('Informe', ['Texto de prueba'])) };
}

/** What the product refuses whatever it is called: its type is read from its content. */
export function textFile(name: string): { name: string; mimeType: string; buffer: Buffer } {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from('nombre;dosis\nuno;dos\n') };
}

/** One point of a picture. */
export function pictureFile(name: string): { name: string; mimeType: string; buffer: Buffer } {
  const point = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  return { name, mimeType: 'image/png', buffer: Buffer.from(point, 'base64') };
}
