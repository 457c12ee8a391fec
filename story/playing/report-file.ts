/** Builds an A4 page with a title and lines of text, as hospitals attach them: uncompressed PDF 1.4. */
export function reportFile(title: string, lines: readonly string[]): Uint8Array {
  const text = [`/F1 16 Tf (${escaped(title)}) Tj`, ...lines.map((line) => `0 -24 Td /F1 10 Tf (${escaped(line)}) Tj`)];
  const stream = `BT 60 770 Td ${text.join('\n')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  // Write one byte per character: the font uses a Western European encoding, and the offsets above count characters.
  return Buffer.from(file, 'latin1');
}

function escaped(text: string): string {
  return text.replace(/[\\()]/g, '\\$&');
}
