import { type CommandOutcome, KNOWN_OUTCOMES } from '../contract';

/** The outcomes of the last commands by their ids: who sends a command again gets what it came to the first time. */
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

  /** Adds what the database knows and this run does not; it counts as older. */
  addOlder(outcomes: readonly CommandOutcome[]): void {
    const known = [...this.byId.values()];
    this.byId.clear();
    for (const outcome of [
      ...outcomes.filter(({ commandId }) => !known.some((other) => other.commandId === commandId)),
      ...known,
    ])
      this.remember(outcome);
  }

  /** Oldest first. */
  list(): CommandOutcome[] {
    return [...this.byId.values()];
  }
}
