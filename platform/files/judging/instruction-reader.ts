import { isTakenInstruction, NESTED_FIELD } from './field-instructions';

interface OpenField {
  /** Text that every program reads. */
  plain: string;
  /** Includes text that some programs omit: deleted text, unknown destinations. */
  whole: string;
  /** Whether its result has started; text from there on is no instruction. */
  isJudged: boolean;
}

/**
 * Assembles the instructions of a text's fields, which may span many runs, and refuses those that are not accepted. A
 * text within the text (a box, one of two alternatives) has its own fields: those of the surrounding text cannot
 * continue there.
 */
export class InstructionReader {
  private texts: OpenField[][] = [[]];

  constructor(private readonly refuse: () => never) {}

  begin(): void {
    const outer = this.field;
    if (outer && !outer.isJudged) append(outer, NESTED_FIELD, false);
    this.fields.push({ plain: '', whole: '', isJudged: false });
  }

  /**
   * Adds a piece of an instruction. Text outside of a field or after a complete instruction is refused, since no
   * program writes it.
   */
  add(text: string, isLeftOut = false): void {
    const { field } = this;
    if (field && !field.isJudged) append(field, text, isLeftOut);
    else if (text.trim() !== '') this.refuse();
  }

  /**
   * Judges a complete instruction, when its result starts or the field ends: once, however often a document ends it.
   */
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
  // A longer instruction was judged by its beginning, and programs read no further either.
  if (field.whole.length > LONGEST_INSTRUCTION) return;
  field.whole += text;
  if (!isLeftOut) field.plain += text;
}
