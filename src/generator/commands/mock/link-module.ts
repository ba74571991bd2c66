// Imports and exports of an ES module, rewritten to calls that a loader provides.

import { ts } from 'ts-morph';
import { applyEdits, typeEdits, type Edit } from './erase-types.ts';

/**
 * Returns the body of a function with the parameters `$exports` and `$link`, which runs a TypeScript module. `$link(path,
 * assign)` loads another module and calls `assign` with its exports. In a cycle, it calls `assign` again once all of them
 * exist. Functions are exported before anything else runs, as in an ES module.
 */
export function toFunctionBody(path: string, text: string): string {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022);
  const edits: Edit[] = [];
  const functions: string[] = [];
  const others: string[] = [];
  for (const statement of file.statements) {
    const start = statement.getStart(file);
    const replace = (replacement: string): void => void edits.push({ start, end: statement.end, text: replacement });
    if (ts.isImportDeclaration(statement)) replace(linkImport(statement));
    else if (ts.isExportDeclaration(statement)) replace(linkExport(statement));
    else if (ts.canHaveModifiers(statement)) {
      const exported = statement.modifiers?.find(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
      if (!exported) continue;
      edits.push({ start: exported.getStart(file), end: exported.end, text: '' });
      if (ts.isFunctionDeclaration(statement) && statement.body) functions.push(assignExport(statement.name?.text));
      else if (ts.isClassDeclaration(statement)) others.push(assignExport(statement.name?.text));
      else if (ts.isVariableStatement(statement))
        for (const { name } of statement.declarationList.declarations)
          others.push(assignExport(ts.isIdentifier(name) ? name.text : undefined));
    }
  }
  const body = applyEdits(text, [...edits, ...typeEdits(file)]);
  return `'use strict';${functions.join('')}${body}\n${others.join('')}`;
}

function assignExport(name: string | undefined): string {
  if (name === undefined) throw new Error('cannot link an export without a name');
  return `$exports.${name}=${name};`;
}

function linkImport({ importClause, moduleSpecifier }: ts.ImportDeclaration): string {
  const module = specifier(moduleSpecifier);
  if (!importClause) return `$link(${module},()=>{});`;
  const { namedBindings, phaseModifier } = importClause;
  if (phaseModifier === ts.SyntaxKind.TypeKeyword) return '';
  if (!namedBindings || !ts.isNamedImports(namedBindings) || importClause.name)
    throw new Error('cannot link an import of a default or a namespace');
  const values = namedBindings.elements.filter((element) => !element.isTypeOnly);
  if (values.length === 0) return '';
  const assignments = values.map(({ name, propertyName }) => `${name.text}=$module.${(propertyName ?? name).text};`);
  return `let ${values.map(({ name }) => name.text).join(',')};$link(${module},($module)=>{${assignments.join('')}});`;
}

function linkExport({ exportClause, moduleSpecifier, isTypeOnly }: ts.ExportDeclaration): string {
  if (isTypeOnly) return '';
  if (!moduleSpecifier) throw new Error('cannot link a list of local exports');
  const module = specifier(moduleSpecifier);
  if (!exportClause) return `$link(${module},($module)=>{Object.assign($exports,$module);});`;
  if (!ts.isNamedExports(exportClause)) throw new Error('cannot link an exported namespace');
  const values = exportClause.elements.filter((element) => !element.isTypeOnly);
  const assignments = values.map(
    ({ name, propertyName }) => `$exports.${name.text}=$module.${(propertyName ?? name).text};`,
  );
  return `$link(${module},($module)=>{${assignments.join('')}});`;
}

function specifier(expression: ts.Expression): string {
  if (!ts.isStringLiteral(expression)) throw new Error('cannot link a computed module');
  return JSON.stringify(expression.text);
}
