import { TextDecoder } from 'node:util';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { FileRefused } from '../file-refused';

/** What a reader of XML is told; it throws FileRefused for what may not be there. */
export interface XmlListener {
  open(element: SaxesTagNS): void;
  close?(element: SaxesTagNS): void;
  text?(text: string): void;
  instruction?(target: string): void;
}

export type Encodings = 'unicode' | 'latin_too';

/** No program nests this deep; each level costs memory. */
const DEEPEST = 500;
/** One text, tag or remark: it is held whole until it ends. */
const LONGEST_RUN = 16 * 1024 * 1024;

/** Of one element; each has to be held against the others. */
const MOST_ATTRIBUTES = 10_000;

/** Names as they are declared, with the decoder for each. */
const DECODERS: Readonly<Record<Encodings, ReadonlyMap<string, string>>> = {
  unicode: new Map([
    ['utf-8', 'utf-8'],
    ['us-ascii', 'utf-8'],
  ]),
  latin_too: new Map([
    ['utf-8', 'utf-8'],
    ['us-ascii', 'utf-8'],
    ['iso-8859-1', 'windows-1252'],
    ['iso-8859-15', 'iso-8859-15'],
    ['windows-1252', 'windows-1252'],
  ]),
};

/**
 * Reads XML to its end, as the standard asks: what is not well-formed, has a document type (entities of its own could spell anything) or is
 * written in another encoding would say something else to the program that it is meant for. Throws FileRefused.
 */
export async function readXml(
  pieces: AsyncIterable<Buffer>,
  listener: XmlListener,
  encodings: Encodings = 'unicode',
): Promise<void> {
  const parser = new SaxesParser({ xmlns: true, fragment: false });
  const used: { decoder?: TextDecoder } = {};
  let [depth, run, attributes] = [0, 0, 0];
  const heard = () => {
    run = 0;
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  // The first bytes may not show it.
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (DECODERS[encodings].get(encoding.toLowerCase()) !== used.decoder?.encoding) refuse();
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > MOST_ATTRIBUTES) refuse();
  });
  parser.on('opentag', (element) => {
    heard();
    attributes = 0;
    depth += 1;
    if (depth > DEEPEST) refuse();
    listener.open(element);
  });
  parser.on('closetag', (element) => {
    heard();
    depth -= 1;
    listener.close?.(element);
  });
  for (const event of ['text', 'cdata'] as const) {
    parser.on(event, (text) => {
      heard();
      listener.text?.(text);
    });
  }
  parser.on('comment', heard);
  parser.on('processinginstruction', ({ target }) => {
    heard();
    listener.instruction?.(target);
  });
  for await (const text of decoded(pieces, encodings, used)) {
    run += text.length;
    if (run > LONGEST_RUN) refuse();
    parser.write(text);
  }
  parser.close();
}

async function* decoded(
  pieces: AsyncIterable<Buffer>,
  encodings: Encodings,
  used: { decoder?: TextDecoder },
): AsyncGenerator<string> {
  for await (const piece of pieces) {
    used.decoder ??= decoderFor(piece, encodings);
    yield decode(used.decoder, piece);
  }
  if (used.decoder) yield decode(used.decoder);
}

function decoderFor(head: Buffer, encodings: Encodings): TextDecoder {
  const [, declared = 'utf-8'] = DECLARATION.exec(head.toString('latin1', 0, 1024)) ?? [];
  const name = DECODERS[encodings].get(declared.toLowerCase());
  return name === undefined ? refuse() : new TextDecoder(name, { fatal: true });
}

const DECLARATION = /^(?:\xef\xbb\xbf)?<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/;

function decode(decoder: TextDecoder, piece?: Buffer): string {
  try {
    return piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
  } catch {
    return refuse();
  }
}

function refuse(): never {
  throw new FileRefused('forbidden_content');
}
