// Translation of a template to TypeScript that type-checks exactly if the template matches its view.

import Handlebars from 'handlebars';
import { languageOfTemplate } from '../file-language.ts';

/** Position in a template; lines and columns are 1-based. */
export interface TemplatePlace {
  readonly template: string;
  readonly line: number;
  readonly column: number;
}

export interface Problem extends TemplatePlace {
  readonly message: string;
}

/** TypeScript with the template location of each line. */
export interface Translation {
  readonly text: string;
  readonly places: readonly (TemplatePlace | undefined)[];
  /** Syntax that templates must not use. */
  readonly refused: readonly Problem[];
}

/** Variables in scope: the context at each depth, innermost first, and the block parameters. */
interface Scope {
  readonly values: readonly string[];
  readonly inEach: boolean;
  readonly names: ReadonlyMap<string, string>;
}

/** Translates one template. The output uses the declarations in `type-check-templates.ts`. */
export function translate(template: string, text: string): Translation {
  const lines: string[] = [];
  const places: (TemplatePlace | undefined)[] = [];
  const refused: Problem[] = [];
  const language = languageOfTemplate(template);
  let variables = 0;

  const place = ({ loc }: hbs.AST.Node): TemplatePlace => ({
    template,
    line: loc.start.line,
    column: loc.start.column + 1,
  });
  const emit = (line: string, node?: hbs.AST.Node): void => {
    lines.push(line);
    places.push(node && place(node));
  };
  const refuse = (node: hbs.AST.Node, message: string): undefined => {
    refused.push({ ...place(node), message });
    return undefined;
  };

  function statements(program: hbs.AST.Program, scope: Scope): void {
    for (const statement of program.body) statementOf(statement, scope);
  }

  function statementOf(node: hbs.AST.Statement, scope: Scope): void {
    if (isMustache(node)) {
      if (!node.escaped) return refuse(node, '{{{…}}} is written {{…}}: nothing is escaped here');
      if (node.params.length > 0 || (node.hash as hbs.AST.Hash | undefined))
        return refuse(node, 'a template calls no helper');
      const value = valueOf(node.path, scope);
      if (value !== undefined) emit(`print<'${language}'>(${value});`, node.path);
    } else if (isBlock(node)) block(node, scope);
    else if (isPartial(node)) partial(node, scope);
    else if (node.type !== 'ContentStatement' && node.type !== 'CommentStatement')
      refuse(node, `a template holds no ${node.type}`);
  }

  function block(node: hbs.AST.BlockStatement, scope: Scope): void {
    const [argument, ...more] = node.params;
    const name = node.path.original;
    if (!['if', 'unless', 'each', 'with'].includes(name))
      return refuse(node, `a template calls no helper, so there is no {{#${name}}}`);
    if (argument === undefined || more.length > 0 || (node.hash as hbs.AST.Hash | undefined))
      return refuse(node, `{{#${name}}} takes one path`);
    const value = valueOf(argument, scope);
    if (value === undefined) return;
    const inverse = node.inverse as hbs.AST.Program | undefined;
    if (name === 'if' || name === 'unless') {
      emit(`condition(${value});`, argument);
      emit(name === 'if' ? `if (${value}) {` : `if (!${value}) {`, argument);
      statements(node.program, scope);
      if (inverse) {
        emit('} else {');
        statements(inverse, scope);
      }
    } else {
      const variable = `v${String(++variables)}`;
      if (name === 'each') emit(`for (const ${variable} of list(${value})) {`, argument);
      else {
        emit(`const ${variable} = optional(${value});`, argument);
        emit(`if (${variable}) {`);
      }
      const [own, index] = (node.program.blockParams as string[] | undefined) ?? [];
      if (index !== undefined) refuse(node, 'a block has one parameter');
      const names = own === undefined ? scope.names : new Map([...scope.names, [own, variable]]);
      statements(node.program, { values: [variable, ...scope.values], inEach: name === 'each', names });
      if (inverse) {
        emit(name === 'each' ? '} {' : '} else {');
        statements(inverse, scope);
      }
    }
    emit('}');
  }

  function partial(node: hbs.AST.PartialStatement, scope: Scope): void {
    if (!isPath(node.name)) return refuse(node, 'a partial is named, not computed');
    const name = node.name.original;
    const [folder] = name.split('/', 1);
    if (folder !== 'shared' && folder !== template.split('/', 1)[0])
      return refuse(node, `${name} is a partial of another target`);
    if (languageOfTemplate(name) !== language)
      return refuse(node, `${name} is written in ${languageOfTemplate(name)}, this template in ${language}`);
    const [argument] = node.params;
    const context = argument === undefined ? scope.values[0] : valueOf(argument, scope);
    if (context === undefined) return;
    const hash = node.hash as hbs.AST.Hash | undefined;
    emit(`given<Templates['${name}']>(`, node);
    emit(hash ? `{ ...${context},` : context, argument ?? node);
    for (const pair of hash?.pairs ?? [])
      emit(`${JSON.stringify(pair.key)}: ${valueOf(pair.value, scope) ?? 'undefined'},`, pair);
    emit(hash ? '});' : ');', node);
  }

  function valueOf(expression: hbs.AST.Expression, scope: Scope): string | undefined {
    if (!isPath(expression)) {
      return refuse(
        expression,
        expression.type === 'SubExpression'
          ? 'a template calls no helper'
          : 'a template prints and compares no literal',
      );
    }
    const parts = expression.parts as readonly string[];
    if (expression.data) {
      if (!scope.inEach || !['first', 'last', 'index'].includes(parts[0] ?? ''))
        return refuse(expression, `there is no @${parts.join('.')} here`);
      return parts[0] === 'index' ? 'index' : 'flag';
    }
    const [head = ''] = parts;
    const named =
      expression.depth === 0 && !/^(?:this\b|\.)/.test(expression.original) ? scope.names.get(head) : undefined;
    const start = named ?? scope.values[expression.depth];
    if (start === undefined) return refuse(expression, `nothing is ${String(expression.depth)} levels up`);
    return [start, ...(named === undefined ? parts : parts.slice(1)).map((part) => `[${JSON.stringify(part)}]`)].join(
      '',
    );
  }

  emit(`export function check(v0: Templates['${template}']): void {`, {
    type: '',
    loc: { source: '', start: { line: 1, column: 0 }, end: { line: 1, column: 0 } },
  });
  statements(Handlebars.parse(text), { values: ['v0'], inEach: false, names: new Map() });
  emit('}');
  return { text: lines.join('\n'), places, refused };
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

function isPath(node: hbs.AST.Node): node is hbs.AST.PathExpression {
  return node.type === 'PathExpression';
}
