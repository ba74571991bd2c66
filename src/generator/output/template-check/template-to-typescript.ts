// Translation of templates to TypeScript that type-checks only if the template matches its view.

import Handlebars from 'handlebars';
import { templateLanguage } from '../file-language.ts';

/** Position in a template; lines and columns are 1-based. */
export interface TemplateLocation {
  readonly template: string;
  readonly line: number;
  readonly column: number;
}

export interface TemplateProblem extends TemplateLocation {
  readonly message: string;
}

/** TypeScript with the template location of each line. */
export interface Translation {
  readonly text: string;
  readonly locations: readonly (TemplateLocation | undefined)[];
  /** Syntax that templates must not use. */
  readonly problems: readonly TemplateProblem[];
}

/** Variables in scope: the context at each depth, innermost first, and the block parameters. */
interface Scope {
  readonly values: readonly string[];
  /** Whether the innermost block is `{{#each}}`, which provides `@index`, `@first`, and `@last`. */
  readonly isInEach: boolean;
  readonly blockParameters: ReadonlyMap<string, string>;
}

/** Translates one template. The output uses the functions that `type-check-templates.ts` declares. */
export function translateTemplate(template: string, text: string): Translation {
  const lines: string[] = [];
  const locations: (TemplateLocation | undefined)[] = [];
  const problems: TemplateProblem[] = [];
  const language = templateLanguage(template);
  let variableCount = 0;

  const getLocation = ({ loc }: hbs.AST.Node): TemplateLocation => ({
    template,
    line: loc.start.line,
    column: loc.start.column + 1,
  });
  const emit = (line: string, node?: hbs.AST.Node): void => {
    lines.push(line);
    locations.push(node && getLocation(node));
  };
  const reject = (node: hbs.AST.Node, message: string): undefined => {
    problems.push({ ...getLocation(node), message });
    return undefined;
  };

  function translateStatements(program: hbs.AST.Program, scope: Scope): void {
    for (const statement of program.body) translateStatement(statement, scope);
  }

  function translateStatement(node: hbs.AST.Statement, scope: Scope): void {
    if (isMustache(node)) {
      if (!node.escaped) return reject(node, 'use `{{…}}` instead of `{{{…}}}`: templates do not escape');
      if (node.params.length > 0 || (node.hash as hbs.AST.Hash | undefined))
        return reject(node, 'helpers are not supported');
      const value = translateExpression(node.path, scope);
      if (value !== undefined) emit(`print<'${language}'>(${value});`, node.path);
    } else if (isBlock(node)) translateBlock(node, scope);
    else if (isPartial(node)) translatePartial(node, scope);
    else if (node.type !== 'ContentStatement' && node.type !== 'CommentStatement')
      reject(node, `${node.type} is not supported`);
  }

  function translateBlock(node: hbs.AST.BlockStatement, scope: Scope): void {
    const [argument, ...otherArguments] = node.params;
    const name = node.path.original;
    if (!['if', 'unless', 'each', 'with'].includes(name))
      return reject(node, `unknown block \`{{#${name}}}\`: helpers are not supported`);
    if (argument === undefined || otherArguments.length > 0 || (node.hash as hbs.AST.Hash | undefined))
      return reject(node, `\`{{#${name}}}\` requires exactly one path`);
    const value = translateExpression(argument, scope);
    if (value === undefined) return;
    const inverse = node.inverse as hbs.AST.Program | undefined;
    if (name === 'if' || name === 'unless') {
      emit(`condition(${value});`, argument);
      emit(name === 'if' ? `if (${value}) {` : `if (!${value}) {`, argument);
      translateStatements(node.program, scope);
      if (inverse) {
        emit('} else {');
        translateStatements(inverse, scope);
      }
    } else {
      const variableName = `v${String(++variableCount)}`;
      if (name === 'each') emit(`for (const ${variableName} of list(${value})) {`, argument);
      else {
        emit(`const ${variableName} = optional(${value});`, argument);
        emit(`if (${variableName}) {`);
      }
      const [parameterName, index] = (node.program.blockParams as string[] | undefined) ?? [];
      if (index !== undefined) reject(node, 'expected a single block parameter');
      const blockParameters =
        parameterName === undefined
          ? scope.blockParameters
          : new Map([...scope.blockParameters, [parameterName, variableName]]);
      translateStatements(node.program, {
        values: [variableName, ...scope.values],
        isInEach: name === 'each',
        blockParameters,
      });
      if (inverse) {
        emit(name === 'each' ? '} {' : '} else {');
        translateStatements(inverse, scope);
      }
    }
    emit('}');
  }

  function translatePartial(node: hbs.AST.PartialStatement, scope: Scope): void {
    if (!isPath(node.name)) return translateSelectedPartial(node, node.name, scope);
    const name = node.name.original;
    const [directory] = name.split('/', 1);
    if (directory !== 'shared' && directory !== template.split('/', 1)[0])
      return reject(node, `\`${name}\` belongs to another target`);
    if (templateLanguage(name) !== language)
      return reject(node, `\`${name}\` is a ${templateLanguage(name)} partial, but this template is ${language}`);
    const [argument] = node.params;
    const context = argument === undefined ? scope.values[0] : translateExpression(argument, scope);
    if (context === undefined) return;
    const hash = node.hash as hbs.AST.Hash | undefined;
    emit(`renderPartial<Templates['${name}']>(`, node);
    emit(hash ? `{ ...${context},` : context, argument ?? node);
    for (const pair of hash?.pairs ?? [])
      emit(`${JSON.stringify(pair.key)}: ${translateExpression(pair.value, scope) ?? 'undefined'},`, pair);
    emit(hash ? '});' : ');', node);
  }

  /** Translates `{{> (lookup path "partial") path}}`, which renders a view with the partial that it names. */
  function translateSelectedPartial(
    node: hbs.AST.PartialStatement,
    { path: { original: helper }, params }: hbs.AST.SubExpression,
    scope: Scope,
  ): void {
    const [selected, property, ...others] = params;
    const [view] = node.params;
    const isLookup =
      helper === 'lookup' &&
      others.length === 0 &&
      selected &&
      property &&
      isString(property) &&
      property.value === 'partial';
    if (!isLookup) return reject(node, 'expected `{{> (lookup . "partial")}}`');
    const name = translateExpression(selected, scope);
    const context = view === undefined ? scope.values[0] : translateExpression(view, scope);
    if (name === undefined || context === undefined) return;
    if (name !== context || (node.hash as hbs.AST.Hash | undefined))
      return reject(node, 'the view of a selected partial must be the path that is passed to `lookup`');
    emit(`${context}['partial'];`, selected);
    emit(`renderSelectedPartial<Mismatch<'${language}', typeof ${context}>>();`, node);
  }

  function translateExpression(expression: hbs.AST.Expression, scope: Scope): string | undefined {
    if (!isPath(expression)) {
      return reject(
        expression,
        expression.type === 'SubExpression' ? 'helpers are not supported' : 'literals are not supported',
      );
    }
    const parts = expression.parts as readonly string[];
    if (expression.data) {
      if (!scope.isInEach || !['first', 'last', 'index'].includes(parts[0] ?? ''))
        return reject(expression, `\`@${parts.join('.')}\` is not defined here`);
      return parts[0] === 'index' ? 'index' : 'isEdgeItem';
    }
    const [head = ''] = parts;
    const blockParameter =
      expression.depth === 0 && !/^(?:this\b|\.)/.test(expression.original)
        ? scope.blockParameters.get(head)
        : undefined;
    const start = blockParameter ?? scope.values[expression.depth];
    if (start === undefined) {
      const levels = expression.depth === 1 ? '1 level' : `${String(expression.depth)} levels`;
      return reject(expression, `no context exists ${levels} up`);
    }
    return [
      start,
      ...(blockParameter === undefined ? parts : parts.slice(1)).map((part) => `[${JSON.stringify(part)}]`),
    ].join('');
  }

  emit(`export function check(v0: Templates['${template}']): void {`, {
    type: '',
    loc: { source: '', start: { line: 1, column: 0 }, end: { line: 1, column: 0 } },
  });
  translateStatements(Handlebars.parse(text), { values: ['v0'], isInEach: false, blockParameters: new Map() });
  emit('}');
  return { text: lines.join('\n'), locations, problems };
}

function isMustache(node: hbs.AST.Node): node is hbs.AST.MustacheStatement {
  return node.type === 'MustacheStatement';
}

function isBlock(node: hbs.AST.Node): node is hbs.AST.BlockStatement {
  return node.type === 'BlockStatement';
}

function isPartial(node: hbs.AST.Node): node is hbs.AST.PartialStatement {
  return node.type === 'PartialStatement';
}

function isString(node: hbs.AST.Node): node is hbs.AST.StringLiteral {
  return node.type === 'StringLiteral';
}

function isPath(node: hbs.AST.Node): node is hbs.AST.PathExpression {
  return node.type === 'PathExpression';
}
