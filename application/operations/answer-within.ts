import pTimeout from 'p-timeout';

/** The answer, or null where there is none in time or a fault: a page about what is broken must not break with it. */
export async function answerWithin<Answer>(
  milliseconds: number,
  question: () => Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await pTimeout(question(), { milliseconds });
  } catch {
    return null;
  }
}
