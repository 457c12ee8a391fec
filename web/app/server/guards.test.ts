import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROUTES = join(import.meta.dirname, '../routes');
const GUARD = /^(require[A-Z]\w*|publicRoute)$/;

/** Returns the name of the function called by the first statement, through `await`, destructuring and `return`. */
function firstCall(body: ts.ConciseBody | undefined): string | null {
  const first = body && ts.isBlock(body) ? body.statements[0] : body;
  if (!first) return null;
  let expression: ts.Node | undefined = first;
  if (ts.isVariableStatement(first)) expression = first.declarationList.declarations[0]?.initializer;
  else if (ts.isExpressionStatement(first) || ts.isReturnStatement(first)) expression = first.expression;
  while (expression && (ts.isAwaitExpression(expression) || ts.isParenthesizedExpression(expression))) {
    expression = expression.expression;
  }
  return expression && ts.isCallExpression(expression) && ts.isIdentifier(expression.expression)
    ? expression.expression.text
    : null;
}

function isExported(node: ts.HasModifiers): boolean {
  return node.modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

/** Returns each exported loader or action of a route file, and exports that may be one, with its first call. */
function guardedHandlers(source: string): { name: string; call: string | null }[] {
  const file = ts.createSourceFile('route.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return file.statements.flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement) && isExported(statement)) {
      const name = statement.name?.text ?? '';
      return isHandler(name) ? [{ name, call: firstCall(statement.body) }] : [];
    }
    if (ts.isVariableStatement(statement) && isExported(statement)) {
      return statement.declarationList.declarations.flatMap((declaration) => {
        const name = declaration.name.getText();
        const value = declaration.initializer;
        const isFunction = value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value));
        return isHandler(name) ? [{ name, call: isFunction ? firstCall(value.body) : null }] : [];
      });
    }
    if (!ts.isExportDeclaration(statement)) return [];
    // `export *` may contain a handler that is not visible here.
    if (!statement.exportClause) return [{ name: 'export *', call: null }];
    if (ts.isNamedExports(statement.exportClause)) {
      return statement.exportClause.elements
        .map((element) => element.name.text)
        .filter(isHandler)
        .map((name) => ({ name, call: null }));
    }
    return [];
  });
}

function isHandler(name: string): boolean {
  return name === 'loader' || name === 'action';
}

describe('every loader and action of every route begins with a guard', () => {
  const files = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)__/.test(file),
  );

  it('the test finds the routes', () => {
    expect(files.length).toBeGreaterThan(5);
  });

  it.each(files.sort())('%s', (file) => {
    for (const { name, call } of guardedHandlers(readFileSync(join(ROUTES, file), 'utf8'))) {
      expect(call, `the first call of ${name}`).toMatch(GUARD);
    }
  });
});

describe('the walk itself', () => {
  it.each([
    'export async function loader({ request }: Args) { const session = await requireUser(request); return session; }',
    'export const action = async ({ request }: Args) => { const { tenant } = await publicRoute(request); return tenant; };',
    'export async function loader({ request }: Args) { return (await requirePermission(request, "demands.create")); }',
    'export async function loader({ request }: Args) { await requireContext(request); return null; }',
  ])('accepts %s', (source) => {
    const [handler] = guardedHandlers(source);
    expect(handler?.call).toMatch(GUARD);
  });

  it.each([
    'export async function loader({ request }: Args) { const form = await request.formData(); await requireUser(request); }',
    'export async function action() { return null; }',
    'export const loader = guarded(() => null);',
    'export { loader } from "./other";',
    'export { other as action } from "./other";',
    'export * from "./other";',
    'export async function loader({ request }: Args) { if (x) await requireUser(request); }',
  ])('refuses %s', (source) => {
    const [handler] = guardedHandlers(source);
    expect(handler).toBeDefined();
    expect(handler?.call ?? '').not.toMatch(GUARD);
  });
});
