// What the printed TypeScript of a rule answers: it is run as a consumer would run it.

import { compileFunction } from 'node:vm';
import ts from 'typescript';
import { stringLiteral } from '../../../../src/generator/code/typescript/string-literal.ts';
import { identifier } from '../../../../src/generator/code/typescript/identifier.ts';
import { ts as code } from '../../../../src/generator/code/typescript/template-literals.ts';
import type { TypedExpression } from '../../../../src/generator/cel/checker-context.ts';
import { ruleToTypeScript, type NameProvider } from '../../../../src/generator/targets/expressions/to-typescript.ts';
import { runtimeFunctions } from '../../../../src/generator/targets/expressions/runtime-functions.ts';

const modules = new Map(
  await Promise.all(
    [...new Set(Object.values(runtimeFunctions))].map(async (path) => [path, await loaded(path)] as const),
  ),
);

async function loaded(path: string): Promise<object> {
  return (await import(new URL(`../../../../src/runtime/${path}.ts`, import.meta.url).href)) as object; // a module is an object
}

/** Names as they are, patterns where they are used. */
export const plainNames: NameProvider = {
  variable: identifier,
  runtime: identifier,
  pattern: (source) => code`new RegExp(${stringLiteral(source)}, 'u')`,
};

/** The rule as TypeScript over variables of the same names. */
export function printed(rule: TypedExpression): string {
  return ruleToTypeScript(rule, plainNames);
}

/** What has been made of each text: the same rule is asked for again and again. */
const bodies = new Map<string, string>();

function bodyOf(source: string): string {
  const { outputText } = ts.transpileModule(`function judge() { ${source} }`, {
    compilerOptions: { target: ts.ScriptTarget.ES2022 },
  });
  return `${outputText}; return judge();`;
}

/** The rule as a function of its variables. */
export function compiled(rule: TypedExpression): (variables: Readonly<Record<string, unknown>>) => unknown {
  const names = Object.keys(runtimeFunctions);
  const functions = Object.entries(runtimeFunctions).map(([name, path]): unknown =>
    Reflect.get(modules.get(path) ?? {}, name),
  );
  const source = `return (${printed(rule)});`;
  const body = bodies.get(source) ?? bodyOf(source);
  bodies.set(source, body);
  return (variables) => {
    const judge = compileFunction(body, [...names, ...Object.keys(variables)]) as (
      ...given: readonly unknown[]
    ) => unknown; // Node says no more than Function
    return judge(...functions, ...Object.values(variables));
  };
}
