// Removal of types and linking of modules, compared with the TypeScript compiler.

import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ts as morphTs } from 'ts-morph';
import { applyEdits, typeEdits } from '../../../src/generator/commands/mock/erase-types.ts';
import { createModuleLoader } from '../../../src/generator/commands/mock/module-loader.ts';
import { listFiles, readProjectFile } from '../../architecture/files.ts';

/** Returns JavaScript in the layout of the compiler, without comments, redundant parentheses, and trailing commas. */
function print(javaScript: string): string {
  const file = ts.createSourceFile('module.js', javaScript, ts.ScriptTarget.ESNext);
  const removeParentheses = (context: ts.TransformationContext): ((node: ts.SourceFile) => ts.SourceFile) => {
    const visit = (node: ts.Node): ts.Node =>
      ts.isParenthesizedExpression(node) ? visit(node.expression) : ts.visitEachChild(node, visit, context);
    return (node) => ts.visitEachChild(node, visit, context);
  };
  const [transformed = file] = ts.transform(file, [removeParentheses]).transformed;
  return ts.createPrinter({ removeComments: true }).printFile(transformed).replaceAll(/, \}/g, ' }');
}

function erase(text: string): string {
  return applyEdits(text, typeEdits(morphTs.createSourceFile('module.ts', text, morphTs.ScriptTarget.ES2022)));
}

function compile(text: string): string {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext, verbatimModuleSyntax: true },
  });
  // The compiler adds this to a module that has only types.
  return outputText.replace(/^export \{\};\n$/m, '');
}

const runtimeFiles = listFiles('src/runtime', (path) => path.endsWith('.ts') && !path.startsWith('src/runtime/docs/'));
const generatedFiles = listFiles(
  'generated',
  (path) => /^generated\/(?:server|validators)\/src\/(?!runtime\/).*\.ts$/.test(path) && !path.endsWith('.d.ts'),
);

describe('the removal of types', () => {
  it.each([
    'const a = <T,>(value: T): T => value;',
    'export async function f<A extends string = "b">(a: A, b?: number, ...c: readonly A[]): Promise<A>\n{ return a as A; }',
    'function f(a: string): string; function f(a: unknown) { return a!; }',
    'const a: Map<string, { b: number }> = new Map<string, { b: number }>(); let b!: string;',
    'class A<T> extends B<T> implements C, D { readonly a: T; private b?: string = "x"; declare c: string; get d(): T { return this.a; } [key: string]: unknown; }',
    'abstract class A { abstract f(): void; protected static g(): void {} override h(): void {} }',
    'const a = { b: 1 } as const satisfies { readonly b: number }; const c = a.b! + (a as any).c;',
    'if (((a): a is string => a === "a:b")(x)) { f<string>(g(y as unknown as Z)); }',
    'import { type A, b, type C as D } from "./a.js"; export { type E, f } from "./b.js"; export type { G } from "./c.js";',
    'type A = string; interface B { c: A } export type { A }; export interface D {} const e = 1;',
    'const a = (b: { c?: string }, { d, e = 1 }: { d: string; e?: number }): void => {};',
    'try { a(); } catch (error: unknown) { b(error); } for (const c of d as string[]) {}',
  ])('from %j leaves what the compiler emits', (text) => {
    expect(print(erase(text))).toBe(print(compile(text)));
  });

  it.each(['enum A { B }', 'namespace A { export const b = 1; }', 'class A { constructor(readonly b: string) {} }'])(
    'reports %j',
    (text) => {
      expect(() => erase(text)).toThrow('cannot remove types from');
    },
  );

  it('from the runtime leaves what the compiler emits', () => {
    expect(runtimeFiles.length).toBeGreaterThan(100);
    // The compiler takes long, so that the gate compares a part.
    for (const path of runtimeFiles.filter((_, index) => index % 8 === 0)) {
      const text = readProjectFile(path);
      expect(print(erase(text)), path).toBe(print(compile(text)));
    }
  });

  it('from generated modules leaves what the compiler emits', () => {
    expect(generatedFiles.length).toBeGreaterThan(100);
    for (const path of generatedFiles.filter((_, index) => index % 24 === 0)) {
      const text = readProjectFile(path);
      expect(print(erase(text)), path).toBe(print(compile(text)));
    }
  });
});

describe('the module loader', () => {
  const load = (modules: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> =>
    createModuleLoader(new Map(Object.entries(modules)))('index.ts');

  it('links named imports and exports, with other names, and modules of Node.js', () => {
    expect(
      load({
        'index.ts':
          "import { b as c } from './lib/a.js'; import { posix } from 'node:path'; export const d = posix.join(c, 'e'); export { b as f, type G } from './lib/a.js'; export * from './h.js';",
        'lib/a.ts': "export const b: string = 'b'; export type G = 1;",
        'h.ts': 'export class H {} export function i(): number { return 1; }',
      }),
    ).toMatchObject({ d: 'b/e', f: 'b' });
  });

  it('links cycles', () => {
    const { isEven } = load({
      'index.ts':
        "import { isOdd, zero } from './odd.js'; export const one = 1; export const isEven = (n: number): boolean => n === zero || isOdd(n - one);",
      'odd.ts':
        "import { isEven, one } from './index.js'; export const zero = 0; export function isOdd(n: number): boolean { return n !== zero && isEven(n - one); }",
    });
    expect([4, 5].map(isEven as (n: number) => boolean)).toEqual([true, false]);
  });

  it('reports a missing module', () => {
    expect(() => load({ 'index.ts': "import { a } from './a.js'; export const b = a;" })).toThrow(
      'the generated server has no module a.ts',
    );
  });
});
