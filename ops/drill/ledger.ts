// The drill's record of what users sent and were told, which is compared with the product's data at the end.

/** Commands sent from the wizard's last step. */
export type WizardKind = 'submit' | 'resubmit' | 'continue' | 'change_dates' | 'save_administrative';
/** Commands sent from a dialog. */
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

/** Answers after which the user stops sending the command. */
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
  /** The user gave up without an answer. */
  | 'unanswered';

export interface SentCommand {
  id: string;
  demandId: string;
  companyId: number;
  email: string;
  kind: CommandKind;
  /** Text unique to this command; null when its form has no text. */
  marker: string | null;
  /** Text that the sender typed in the wizard before; null when none was typed. */
  typed: string | null;
  files: number;
  /** Time of the first sending, in ms of `performance.now()`. */
  begunAt: number;
  settledAt: number | null;
  /** Result and time (`performance.now()`) of each sending. */
  tries: { told: string; at: number }[];
  /** Final answers, two when the command was sent twice in parallel. */
  answers: FinalAnswer[];
}

/** Text typed into a demand's working copy, which another user may overwrite. */
export interface TypedText {
  demandId: string;
  text: string;
}

export class Ledger {
  readonly commands: SentCommand[] = [];
  /** Texts in the order of typing. */
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

/** Returns whether a user was told that the command was applied or accepted. */
export function isAcknowledged({ answers }: Pick<SentCommand, 'answers'>): boolean {
  return answers.some((answer) => answer === 'done' || answer === 'accepted');
}
