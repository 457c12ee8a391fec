/** Reads what is left of a body and keeps nothing: a browser that is still sending hears no answer, its connection would only break. */
export async function readToEnd(body: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  while (!(await body.read()).done);
}
