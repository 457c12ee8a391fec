import { isTakenInstruction, NESTED_FIELD } from './field-instructions';

interface OpenField {
  /** What every program reads. */
  plain: string;
  /** With what some of them leave out: deleted text, destinations that they do not know. */
  whole: string;
  /** Its result has begun: what stands there is no instruction. */
  isJudged: boolean;
}

/**
 * Puts the instructions of a text's fields together, which may be split over many runs, and hears whether each is taken. A text within the text
 * (a box, one of two alternatives) has fields of its own: those of the text around it cannot go on in there.
 */
export class InstructionReader {
  private texts: OpenField[][] = [[]];

  constructor(private readonly refuse: () => never) {}

  begin(): void {
    const outer = this.field;
    if (outer && !outer.isJudged) append(outer, NESTED_FIELD, false);
    this.fields.push({ plain: '', whole: '', isJudged: false });
  }

  /** A piece of the instruction; what stands in no field or behind a whole instruction is none to a program, and nobody writes it. */
  add(text: string, isLeftOut = false): void {
    const { field } = this;
    if (field && !field.isJudged) append(field, text, isLeftOut);
    else if (text.trim() !== '') this.refuse();
  }

  /** The instruction is whole: its result begins, or the field ends. Each is judged once, however often a document says so. */
  judge(): void {
    const { field } = this;
    if (!field || field.isJudged) return;
    field.isJudged = true;
    if (!(isTakenInstruction(field.plain) && isTakenInstruction(field.whole))) this.refuse();
  }

  end(): void {
    this.judge();
    this.fields.pop();
  }

  beginText(): void {
    this.texts.push([]);
  }

  endText(): void {
    while (this.fields.length > 0) this.end();
    if (this.texts.length > 1) this.texts.pop();
  }

  private get fields(): OpenField[] {
    return this.texts.at(-1) ?? [];
  }

  private get field(): OpenField | undefined {
    return this.fields.at(-1);
  }
}

const LONGEST_INSTRUCTION = 1024 * 1024;

function append(field: OpenField, text: string, isLeftOut: boolean): void {
  // What is longer has been judged by how it begins, and a program reads no further either.
  if (field.whole.length > LONGEST_INSTRUCTION) return;
  field.whole += text;
  if (!isLeftOut) field.plain += text;
}
