import { type CommandOutcome, KNOWN_OUTCOMES } from '../contract';

/** Outcomes of the last commands by id: a command sent again gets its first outcome. */
export class KnownOutcomes {
  private readonly byId = new Map<string, CommandOutcome>();

  constructor(outcomes: readonly CommandOutcome[]) {
    for (const outcome of outcomes) this.remember(outcome);
  }

  find(commandId: string): CommandOutcome | undefined {
    return this.byId.get(commandId);
  }

  remember(outcome: CommandOutcome): void {
    this.byId.set(outcome.commandId, outcome);
    for (const oldest of this.byId.keys()) {
      if (this.byId.size <= KNOWN_OUTCOMES) break;
      this.byId.delete(oldest);
    }
  }

  /** Adds outcomes that only the database knows, as older ones. */
  addOlder(outcomes: readonly CommandOutcome[]): void {
    const known = [...this.byId.values()];
    this.byId.clear();
    for (const outcome of [
      ...outcomes.filter(({ commandId }) => !known.some((other) => other.commandId === commandId)),
      ...known,
    ])
      this.remember(outcome);
  }

  /** Returns the outcomes, oldest first. */
  list(): CommandOutcome[] {
    return [...this.byId.values()];
  }
}
