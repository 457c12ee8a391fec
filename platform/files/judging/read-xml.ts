import { TextDecoder } from 'node:util';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { refuseContent } from '../file-refused';

/** Callbacks of the XML reader; they throw `FileRefused` for forbidden content. */
export interface XmlListener {
  open(element: SaxesTagNS): void;
  close?(element: SaxesTagNS): void;
  text?(text: string): void;
  instruction?(target: string): void;
  /** The document type as it is written; without this every document type is refused. */
  documentType?(type: string): void;
}

export type Encodings = 'unicode' | 'latin_too';

/** Deepest nesting; no program writes that many levels, and each costs memory. */
const DEEPEST = 500;
/** Longest text, tag or comment in bytes, since it is held in memory until it ends. */
const LONGEST_RUN = 16 * 1024 * 1024;

/** Attributes per element, each of which is compared with the others. */
const MOST_ATTRIBUTES = 10_000;

/** Declared encodings with their decoders. */
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
 * Reads XML strictly to its end. Refuses documents that are malformed, have a document type (whose entities could spell
 * anything) or use another encoding, since their own program would read something else. Throws `FileRefused`.
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
  parser.on('doctype', (type) => (listener.documentType ?? refuse)(type));
  // The first bytes do not always reveal the encoding.
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
  return refuseContent('damaged');
}
