// Printer of converted rules outside of linked modules, with unique names for the variables of macros.

import type { SafeText } from '../../code/branded-text.ts';
import { visitSymbols } from '../../code/typescript/inspect-tree.ts';
import { printExpression, type NameOf } from '../../code/typescript/print-expression.ts';
import type { Expression, LocalSymbol, Symbol } from '../../code/typescript/tree.ts';
import { isFreeIdentifier } from '../../code/typescript/unique-names.ts';
import { runtimeFunctions } from './conversion-context.ts';

/**
 * Prints a rule with the variables of its scope. `nameOf` names imports and constants. A macro variable gets
 * underscores if its name is reserved, or taken outside the macro.
 */
export function printRuleExpression(rule: Expression, scope: Iterable<LocalSymbol>, nameOf: NameOf): SafeText<'ts'> {
  const names = new Map<Symbol, string>([...scope].map((variable) => [variable, variable.name]));
  const reserved = new Set([...names.values(), ...Object.keys(runtimeFunctions)]);
  visitSymbols(rule, (symbol) => {
    if (symbol.kind !== 'local') reserved.add(nameOf(symbol));
  });
  visitSymbols(rule, (symbol, enclosingParameters) => {
    if (symbol.kind !== 'local' || names.has(symbol)) return;
    const outer = enclosingParameters.map((each) => names.get(each));
    let name = symbol.name;
    while (!isFreeIdentifier(name) || reserved.has(name) || outer.includes(name)) name += '_';
    names.set(symbol, name);
  });
  return printExpression(rule, (symbol) => names.get(symbol) ?? nameOf(symbol));
}
