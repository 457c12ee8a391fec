import { type FindText, translateSentence } from './made-texts';
import { SPANISH_TEXTS } from './spanish-texts';

/** Numbers, code, lines of tables: nothing that has a language. */
const IS_CODE = /^[\d\s-]*$|^(`[^`]+`(, )?)+$/;
/** Keys whose text is read by people. */
const TEXTS = ['summary', 'description'];
/** Keys with values as they are sent. */
const VALUES = ['const', 'default', 'enum', 'example', 'value'];

type Node = Readonly<Record<string, unknown>>;

interface Translated {
  info: Node & { contact: Node; license: Node };
  tags: readonly (Node & { name: string })[];
  'x-tagGroups': readonly (Node & { name: string })[];
}

/**
 * Returns the document in Spanish: every summary, description and name that people read. Names of operations, fields,
 * tags and choices stay, so clients and addresses are the same; tags get a name to show beside theirs
 * (`x-displayName`). A text without a translation stays in English.
 */
export function translateDocument<Document extends object>(
  document: Document,
  find: FindText = (english) => SPANISH_TEXTS.get(english),
): Document {
  const read = (text: string) => translateText(text, find);
  const { info, tags, 'x-tagGroups': groups, ...rest } = JSON.parse(JSON.stringify(document)) as Translated;
  return {
    ...(translateNode(rest, read) as object),
    info: {
      ...info,
      description: read(String(info.description)),
      contact: { ...info.contact, name: read(String(info.contact.name)) },
      license: { ...info.license, name: read(String(info.license.name)) },
    },
    tags: tags.map((tag) => ({ ...(translateNode(tag, read) as Node), 'x-displayName': read(tag.name) })),
    'x-tagGroups': groups.map((group) => ({ ...group, name: read(group.name) })),
  } as unknown as Document;
}

type Read = (text: string) => string;

function translateNode(node: unknown, read: Read): unknown {
  if (Array.isArray(node)) return node.map((each) => translateNode(each, read));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, each]) => {
      if (typeof each === 'string' && TEXTS.includes(key)) return [key, read(each)];
      if (key === 'properties') return [key, translateNamed(each as Node, read)];
      return [key, VALUES.includes(key) ? each : translateNode(each, read)];
    }),
  );
}

/** Translates schemas by the names of their fields, which may be any word. */
function translateNamed(fields: Node, read: Read): Node {
  return Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, translateNode(each, read)]));
}

/** Translates a text of several paragraphs and tables. */
function translateText(text: string, find: FindText): string {
  const say = (sentence: string) =>
    IS_CODE.test(sentence) ? sentence : (translateSentence(sentence, find) ?? sentence);
  return text
    .split('\n')
    .map((line) => {
      if (line.startsWith('| ')) return `| ${line.slice(2, -2).split(' | ').map(say).join(' | ')} |`;
      const [heading = ''] = /^#+ /.exec(line) ?? [];
      return heading + say(line.slice(heading.length));
    })
    .join('\n');
}
