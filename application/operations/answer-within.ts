import pTimeout from 'p-timeout';

/** The answer, or null where there is none in time or a fault: a page about what is broken must not break with it. */
export function answerWithin<Answer>(milliseconds: number, question: () => Promise<Answer>): Promise<Answer | null> {
  return pTimeout(question(), { milliseconds }).catch(() => null);
}
