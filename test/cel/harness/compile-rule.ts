// Compiles rules to functions via the same TypeScript that generated code contains.

import { compileFunction } from 'node:vm';
import ts from 'typescript';
import { imported } from '../../../src/generator/code/typescript/build-tree.ts';
import { createModulePrinter } from '../../../src/generator/code/typescript/module-printer.ts';
import type { TypedExpression } from '../../../src/generator/cel/checker-context.ts';
import { runtimeFunctions } from '../../../src/generator/targets/expressions/conversion-context.ts';
import { ruleToTypeScript, type ProvidedNames } from '../../../src/generator/targets/expressions/to-typescript.ts';

/** Modules with runtime functions, by path. */
const runtimeModules = new Map(
  await Promise.all(
    [...new Set(Object.values(runtimeFunctions))].map(async (path) => [path, await importModule(path)] as const),
  ),
);

async function importModule(path: string): Promise<object> {
  return (await import(new URL(`../../../src/runtime/${path}.ts`, import.meta.url).href)) as object; // a module is an object
}

/** Prints a rule as TypeScript, with inline patterns. `nameVariable` renames its variables. */
export function printRule(
  rule: TypedExpression,
  options: Pick<ProvidedNames, 'bigintVariables'> & { readonly nameVariable?: (variable: string) => string } = {},
): string {
  const { nameVariable = (variable: string) => variable, ...bigints } = options;
  const printer = createModulePrinter({
    path: 'rule',
    declaredNames: [],
    specifierOf: (_module, source) => source,
  });
  const expression = ruleToTypeScript(rule, {
    variable: (variable) => imported(nameVariable(variable), 'scope'),
    runtime: (name) => imported(name, runtimeFunctions[name]),
    pattern: (source) => ({ kind: 'regex', source, flags: 'u' }),
    ...bigints,
  });
  return printer.expression(expression);
}

/** Transpiled function bodies by source, cached because the same rule is compiled many times. */
const bodies = new Map<string, string>();

function transpile(source: string): string {
  const { outputText } = ts.transpileModule(`function evaluate() { ${source} }`, {
    compilerOptions: { target: ts.ScriptTarget.ES2022 },
  });
  return `${outputText}; return evaluate();`;
}

/** Compiles a rule to a function of its variables. */
export function compileRule(rule: TypedExpression): (variables: Readonly<Record<string, unknown>>) => unknown {
  const names = Object.keys(runtimeFunctions);
  const functions = Object.entries(runtimeFunctions).map(([name, path]): unknown =>
    Reflect.get(runtimeModules.get(path) ?? {}, name),
  );
  const source = `return (${printRule(rule)});`;
  const body = bodies.get(source) ?? transpile(source);
  bodies.set(source, body);
  return (variables) => {
    const evaluate = compileFunction(body, [...names, ...Object.keys(variables)]) as (
      ...values: readonly unknown[]
    ) => unknown; // typed as Function by Node.js
    return evaluate(...functions, ...Object.values(variables));
  };
}
