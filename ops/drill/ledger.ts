/** What users sent and what they were told: the drill's own account, held against the product's in the end. */

/** The kinds that are sent from the wizard's last step. */
export type WizardKind = 'submit' | 'resubmit' | 'continue' | 'change_dates' | 'save_administrative';
/** The kinds that are sent from a dialog. */
export type DialogKind =
  | 'manage'
  | 'comment'
  | 'upload'
  | 'increase_cycles'
  | 'take_over'
  | 'finish'
  | 'rollback'
  | 'cancel';
export type CommandKind = WizardKind | DialogKind;

/** Answers with which a person is content, or gives up: nothing is under way any more. */
export type FinalAnswer =
  | 'done'
  | 'accepted'
  | 'refused'
  | 'stale'
  | 'conflict'
  | 'invalid'
  | 'edited'
  | 'faulty'
  | 'forbidden'
  | 'not_found'
  | 'signed_out'
  /** Nobody answered for so long that the person went home. */
  | 'unanswered';

export interface SentCommand {
  id: string;
  demandId: string;
  companyId: number;
  email: string;
  kind: CommandKind;
  /** Words that stand in no other command; null where the form has none. */
  marker: string | null;
  /** Words that its sender typed in the wizard before; null where nothing was typed. */
  typed: string | null;
  files: number;
  /** Of `performance.now()`. */
  begunAt: number;
  settledAt: number | null;
  /** What each sending of it came to, and when (`performance.now()`). */
  tries: { told: string; at: number }[];
  /** One for each time that it was sent to its end: those who send twice get two. */
  answers: FinalAnswer[];
}

/** Words on their way into a demand's working copy, where the next person may write over them. */
export interface TypedText {
  demandId: string;
  text: string;
}

export class Ledger {
  readonly commands: SentCommand[] = [];
  /** In the order in which they were typed. */
  readonly typed: TypedText[] = [];

  begin(command: Omit<SentCommand, 'begunAt' | 'settledAt' | 'tries' | 'answers'>): SentCommand {
    const begun = { ...command, begunAt: performance.now(), settledAt: null, tries: [], answers: [] };
    this.commands.push(begun);
    return begun;
  }

  settle(command: SentCommand, answer: FinalAnswer): void {
    command.answers.push(answer);
    command.settledAt ??= performance.now();
  }
}

/** Told that it happened, or that it surely will. */
export function isAcknowledged({ answers }: Pick<SentCommand, 'answers'>): boolean {
  return answers.some((answer) => answer === 'done' || answer === 'accepted');
}
