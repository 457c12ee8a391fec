import { describe, expect, it } from 'vitest';
import { describeProblem, problemType } from './answer-problem';
import { PROBLEM_CODES, Problem, type ProblemCode, problemSchema, typeOf } from './problem';

describe('a problem', () => {
  it('is plain JSON for those alone who ask for that by name', () => {
    for (const accept of [undefined, '*/*', 'application/*', 'application/problem+json, application/json', 'text/html'])
      expect([accept, problemType(accept)]).toEqual([accept, 'application/problem+json']);
    for (const accept of ['application/json', 'Application/JSON;q=0.9', 'application/json, text/plain, */*'])
      expect([accept, problemType(accept)]).toEqual([accept, 'application/json']);
  });

  it.each(['es', 'en'] as const)('has a type, a title and its status, whatever its code, in %s', async (language) => {
    const codes = Object.keys(PROBLEM_CODES) as ProblemCode[];
    const all = await Promise.all(codes.map((code) => describeProblem(new Problem(code), language)));
    for (const said of all) {
      expect(problemSchema.strict().parse(said)).toEqual(said);
      expect(said).toMatchObject({ type: typeOf(said.code), status: PROBLEM_CODES[said.code] });
      expect(said.title).not.toMatch(/title|_|\{\{/);
    }
    expect(new Set(all.map(({ title }) => title)).size).toBe(codes.length);
  });

  it('has a code beside the sentence of each wrong field, once', async () => {
    const issues = [
      { path: 'name', message: 'validation:nameTaken' },
      { path: 'name', message: 'validation:nameTaken' },
      { path: 'name', message: 'api:issue.too_big' },
      { path: 'birthday', message: 'api:issue.day' },
      { path: 'x', message: 'validation:colour' },
    ];
    const said = await describeProblem(new Problem('invalid', { issues }), 'en');
    expect(said.issues?.map(({ path, code }) => [path, code])).toEqual([
      ['name', 'taken'],
      ['name', 'out_of_range'],
      ['birthday', 'wrong_format'],
      ['x', 'invalid'],
    ]);
    expect(said.issues?.[0]?.message).toBe('There is another entry with this name.');
    // Clients of before know these codes alone.
    expect(said.errorCodes).toEqual({ name: ['taken', 'invalid'], birthday: ['invalid'], x: ['invalid'] });
  });
});
