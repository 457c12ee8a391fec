/** One piece of work at a time, in the order in which it was asked for: commands of users and of the clock alike. Of two at once the first stands. Source: docs/rules.md 3.25. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve();

  take<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.last.then(work);
    this.last = turn.catch(() => undefined);
    return turn;
  }
}
