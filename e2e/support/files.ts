import { reportFile } from '@aval/story/playing/report-file';

/** Returns a valid PDF file. */
export function pdfFile(name: string): { name: string; mimeType: string; buffer: Buffer } {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(reportFile('Informe', ['Texto de prueba'])) };
}

/** Returns a text file declared as PDF, which the product refuses because it reads the type from the content. */
export function textFile(name: string): { name: string; mimeType: string; buffer: Buffer } {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from('nombre;dosis\nuno;dos\n') };
}

/** Returns a PNG image of one pixel. */
export function pictureFile(name: string): { name: string; mimeType: string; buffer: Buffer } {
  const point = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  return { name, mimeType: 'image/png', buffer: Buffer.from(point, 'base64') };
}
