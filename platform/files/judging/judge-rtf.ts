import { setImmediate } from 'node:timers/promises';
import { refuseContent } from '../file-refused';
import { inMemory } from './content';
import { InstructionReader } from './instruction-reader';
import { judgeDocument } from './judge-document';
import { deeper, type JudgeFile, type Within } from './judging';
import { isWebLink, leadsOut } from './links';
import { type RtfToken, rtfTokens } from './rtf-tokens';

/** Destinations that embed or request other documents, and objects of other programs, whose words share a prefix. */
const ACTIVE =
  /^(obj.*|dde.*|template|subdocument|filetbl|file|nextfile|mailmerge|mm(connectstr|odso.*|datasource|headersource|query)|oleclsid)$/;

const OBJECT = /^(obj|oleclsid)/;

/** Destinations without text, where no program looks for a field's instruction. */
const NO_TEXT = new Set([
  'fonttbl',
  'colortbl',
  'stylesheet',
  'info',
  'pict',
  'header',
  'footer',
  'headerf',
  'footerf',
  'headerl',
  'headerr',
  'footerl',
  'footerr',
  'footnote',
  'annotation',
  'atnid',
  'atnauthor',
  'bkmkstart',
  'bkmkend',
  'xe',
  'tc',
  'listtext',
  'pntext',
  'sp',
  'shp',
  'shpinst',
  'nonshppict',
  'shppict',
  'datafield',
  'revtbl',
  'title',
  'author',
]);

/** Deepest nesting; programs write a few dozen levels. */
const DEEPEST = 1_000;

/** Flags of a picture whose file is linked instead of embedded. */
const LINKED_PICTURE = 4 | 8;
const PICTURE_NAMES = /^(pib|fillblip|lineblip|linefillblip)name$/i;
const PICTURE_FLAGS = /^(pib|fillblip|lineblip|linefillblip)flags$/i;

/** Programs also write the path of a picture on its author's disk, so only remote addresses count. */
const OTHER_MACHINE = /^([a-z]+:\/\/|[\\/]{2}|file:)/i;

/** Addresses of links that are no field: of a drawing or a text, and where the links of a document begin. */
const ADDRESSES = new Set(['hlsrc', 'hlinkbase']);
/** Place within the document to which a link leads. */
const PLACE = 'hlloc';

/** Destination that holds the theme as a document archive in hexadecimal digits. */
const PACKAGE = 'themedata';

type Role =
  | 'text'
  | 'field'
  | 'instruction'
  | 'result'
  | 'property_name'
  | 'property_value'
  | 'address'
  | 'place'
  | 'package';

interface Group {
  role: Role;
  /** Number of fields started in the group, all of which end with it. */
  fields: number;
  /** Whether the group is hidden from readers of the text. */
  isLeftOut: boolean;
  isPicture: boolean;
  /** Number of replacement characters after each `\u`, for programs that do not know it. */
  skips: number;
}

/**
 * Throws `FileRefused` unless an RTF has no objects and neither fetches nor starts anything, nor does its theme. Source:
 * docs/rules.md 8.15.
 */
export async function judgeRtf(content: Buffer, within: Within, judge: JudgeFile): Promise<void> {
  const reader = new RtfReader();
  let taken = 0;
  for (const token of rtfTokens(content)) {
    reader.take(token);
    taken += 1;
    // Lets other work of this process run.
    if (taken % AT_ONCE === 0) await setImmediate();
  }
  reader.end();
  for (const theme of reader.packages()) await judgeDocument(inMemory(theme), deeper(within), judge);
}

const AT_ONCE = 20_000;

class RtfReader {
  private readonly fields = new InstructionReader(refuseOutside);
  private readonly groups: Group[] = [{ role: 'text', fields: 0, isLeftOut: false, isPicture: false, skips: 1 }];
  private toSkip = 0;
  private property = '';
  private propertyValue = '';
  private address = '';
  private readonly digits: string[][] = [];

  take(token: RtfToken): void {
    if (token.kind === 'begin') this.begin();
    else if (token.kind === 'end') this.close();
    else if (token.kind === 'text') this.addText(token.text);
    else this.obey(token.word, token.number);
  }

  end(): void {
    while (this.groups.length > 1) this.close();
    this.fields.endText();
  }

  /** Returns the document archives that the RTF holds. Throws `FileRefused` for one that is not all digits. */
  packages(): Buffer[] {
    return this.digits.flatMap((pieces) => {
      const digits = pieces.join('').replace(/\s/g, '');
      if (digits === '') return [];
      const bytes = Buffer.from(digits, 'hex');
      // Node reads digits up to the first other sign, which a program may skip.
      return bytes.length * 2 === digits.length ? [bytes] : refuseContent('damaged');
    });
  }

  private get group(): Group {
    return this.groups.at(-1) as Group;
  }

  private begin(): void {
    if (this.groups.length > DEEPEST) refuseContent('damaged');
    this.toSkip = 0;
    const { role, isLeftOut, isPicture, skips } = this.group;
    // A field's content beside its instruction and result is text.
    this.groups.push({ role: role === 'field' ? 'text' : role, fields: 0, isLeftOut, isPicture, skips });
  }

  private close(): void {
    this.toSkip = 0;
    if (this.groups.length === 1) return;
    const { role, fields } = this.groups.pop() as Group;
    for (let left = fields; left > 0; left -= 1) this.fields.end();
    if (role === this.group.role) return;
    if (role === 'instruction' && fields === 0) this.fields.judge();
    if (role === 'property_value') this.judgeProperty();
    this.judgeAddress(role);
  }

  private obey(word: string, number: number | null): void {
    if (ACTIVE.test(word)) refuseContent(OBJECT.test(word) ? 'objects' : 'outside');
    const { group } = this;
    if (word === 'bin') {
      if (!group.isPicture) refuseContent('objects');
    } else if (word === 'u') {
      this.addText(String.fromCharCode((number ?? 0) & 0xffff));
      this.toSkip = group.skips;
      return;
    } else if (this.toSkip > 0) this.toSkip -= 1;
    if (word === 'uc') group.skips = Math.max(0, Math.min(number ?? 1, 100));
    if (word === 'pict') group.isPicture = true;
    this.turn(word, group);
    if ((word === '*' || NO_TEXT.has(word)) && group.role === 'instruction') group.isLeftOut = true;
    if (BLANKS.has(word)) this.addText(' ');
  }

  private turn(word: string, group: Group): void {
    if (word === 'field') {
      this.fields.begin();
      group.fields += 1;
      group.role = 'field';
    }
    if (word === 'fldinst') {
      group.role = 'instruction';
      group.isLeftOut = false;
    }
    if (word === 'fldrslt') {
      if (group.role === 'instruction') this.fields.judge();
      group.role = 'result';
    }
    if (ADDRESSES.has(word) || word === PLACE) {
      this.judgeAddress(group.role);
      group.role = word === PLACE ? 'place' : 'address';
      this.address = '';
    }
    if (word === PACKAGE) {
      group.role = 'package';
      this.digits.push([]);
    }
    if (word === 'sn') {
      group.role = 'property_name';
      this.property = '';
    }
    if (word === 'sv') {
      group.role = 'property_value';
      this.propertyValue = '';
    }
  }

  private addText(text: string): void {
    const shown = text.slice(this.toSkip);
    this.toSkip = Math.max(0, this.toSkip - text.length);
    const { role, isLeftOut } = this.group;
    if (role === 'instruction') this.fields.add(shown, isLeftOut);
    if (role === 'package') this.digits.at(-1)?.push(shown);
    if (role === 'property_name' && this.property.length < LONGEST_PROPERTY) this.property += shown;
    if (role === 'property_value' && this.propertyValue.length < LONGEST_PROPERTY) this.propertyValue += shown;
    if ((role === 'address' || role === 'place') && this.address.length < LONGEST_PROPERTY) this.address += shown;
  }

  private judgeAddress(role: Role): void {
    if (role === 'address' && !isWebLink(this.address)) refuseOutside();
    if (role === 'place' && leadsOut(this.address)) refuseOutside();
  }

  /** Refuses a drawing's picture whose file is elsewhere, and a drawing's link that leads to a disk. */
  private judgeProperty(): void {
    const name = this.property.trim();
    const value = this.propertyValue.trim();
    if (name === 'pihlShape' && leadsOut(value) && !isWebLink(value)) refuseOutside();
    if (PICTURE_NAMES.test(name) && OTHER_MACHINE.test(value)) refuseOutside();
    if (PICTURE_FLAGS.test(name) && (Number.parseInt(value, 10) & LINKED_PICTURE) !== 0) refuseOutside();
  }
}

const LONGEST_PROPERTY = 10_000;
/** Control words that separate words. */
const BLANKS = new Set(['par', 'line', 'tab', 'cell', 'row', 'sect', 'page', '~']);

function refuseOutside(): never {
  return refuseContent('outside');
}
