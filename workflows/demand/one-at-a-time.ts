/**
 * Runs one piece of work at a time, in the order of request, for commands of users and of the clock alike. The first of
 * two concurrent commands wins. Source: docs/rules.md 3.25.
 */
export class OneAtATime {
  private last: Promise<unknown> = Promise.resolve();

  take<Result>(work: () => Promise<Result>): Promise<Result> {
    const handling = this.last.then(work);
    this.last = handling.catch(() => undefined);
    return handling;
  }
}
