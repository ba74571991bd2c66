// Evaluator for the subset of Handlebars that templates use: paths, the four block helpers, and partials. Compiles each
// template to a function once. The Handlebars runtime takes three times as long, and also starts more slowly.

/** A compiled template, partial, or block. */
type Render = (view: unknown, frame: Frame | undefined) => string;

/** Scope of a block: its context and the enclosing context. */
interface Frame {
  /** The context outside of the block, for `../`. */
  readonly view: unknown;
  readonly frame: Frame | undefined;
  /** The position of the item in `{{#each}}`. */
  readonly index: number;
  readonly count: number;
  /** The name of the context, for `as |name|`. */
  readonly parameter: string | undefined;
  readonly context: unknown;
}

/** Returns the partial with this name. */
export type FindPartial = (name: string) => (view: object) => string;

/** Compiles a parsed template. Partials are looked up when they are first rendered. */
export function compileProgram(program: hbs.AST.Program, findPartial: FindPartial): (view: object) => string {
  const render = compileBody(program);
  return (view) => render(view, undefined);

  function compileBody({ body }: hbs.AST.Program): Render {
    const parts = body.map(compileStatement).filter((part) => part !== '');
    const [only] = parts;
    if (parts.length === 1 && typeof only === 'function') return only;
    return (view, frame) => {
      let text = '';
      for (const part of parts) text += typeof part === 'string' ? part : part(view, frame);
      return text;
    };
  }

  function compileStatement(statement: hbs.AST.Statement): Render | string {
    switch (statement.type) {
      case 'ContentStatement':
        return (statement as hbs.AST.ContentStatement).value;
      case 'CommentStatement':
        return '';
      case 'MustacheStatement':
        return compileMustache((statement as hbs.AST.MustacheStatement).path);
      case 'BlockStatement':
        return compileBlock(statement as hbs.AST.BlockStatement);
      case 'PartialStatement':
        return compilePartial(statement as hbs.AST.PartialStatement);
      default:
        throw new Error(`${statement.type} is not supported`);
    }
  }

  function compileBlock({ path, params, program: block, inverse }: hbs.AST.BlockStatement): Render {
    const [argument] = params;
    if (!argument) throw new Error(`\`{{#${path.original}}}\` lacks a path`);
    const value = compilePath(argument);
    const then = compileBody(block);
    const otherwise = (inverse as hbs.AST.Program | undefined) ? compileBody(inverse) : renderNothing;
    switch (path.original) {
      case 'if':
        return (view, frame) => (isEmpty(value(view, frame)) ? otherwise : then)(view, frame);
      case 'unless':
        return (view, frame) => (isEmpty(value(view, frame)) ? then : otherwise)(view, frame);
      case 'with': {
        const enter = compileFrame(block);
        return (view, frame) => {
          const context = value(view, frame);
          return isEmpty(context) ? otherwise(view, frame) : then(context, enter(view, frame, context, 0, 1));
        };
      }
      case 'each': {
        const enter = compileFrame(block);
        return (view, frame) => {
          const items = value(view, frame);
          if (!Array.isArray(items) || items.length === 0) return otherwise(view, frame);
          let text = '';
          for (let index = 0; index < items.length; index++)
            text += then(items[index], enter(view, frame, items[index], index, items.length));
          return text;
        };
      }
      default:
        throw new Error(`unknown block \`{{#${path.original}}}\``);
    }
  }

  function compilePartial({ name, params, hash, ...statement }: hbs.AST.PartialStatement): Render {
    const { indent = '' } = statement as { readonly indent?: string };
    const [argument] = params;
    const context = argument ? compilePath(argument) : (view: unknown) => view;
    const pairs = (hash as hbs.AST.Hash | undefined)?.pairs.map(({ key, value }) => [key, compilePath(value)] as const);
    if (name.type === 'PathExpression') {
      const { original } = name;
      let partial: ((view: object) => string) | undefined;
      return (view, frame) => {
        partial ??= findPartial(original);
        const partialView = context(view, frame) as object;
        return (
          indent +
          partial(
            pairs
              ? { ...partialView, ...Object.fromEntries(pairs.map(([key, value]) => [key, value(view, frame)])) }
              : partialView,
          )
        );
      };
    }
    return (view, frame) => {
      const partialView = context(view, frame) as { readonly partial: string };
      return indent + findPartial(partialView.partial)(partialView);
    };
  }
}

const renderNothing: Render = () => '';

/** Returns whether a value is falsy in a template condition. */
function isEmpty(value: unknown): boolean {
  return (!value && value !== 0) || (Array.isArray(value) && value.length === 0);
}

function getOwn(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

/** Compiles `{{path}}`, which throws if a property does not exist. */
function compileMustache(expression: hbs.AST.Expression): Render {
  const value = compilePath(expression, true);
  return (view, frame) => {
    const text = value(view, frame);
    if (typeof text === 'string' || text instanceof String) return text.toString();
    if (typeof text === 'object' && text !== null)
      throw new Error(`"${(expression as hbs.AST.PathExpression).original}" is an object, not a string`);
    return text === undefined || text === null ? '' : JSON.stringify(text);
  };
}

/** Compiles a path to a function that returns its value. */
function compilePath(
  expression: hbs.AST.Expression,
  isStrict = false,
): (view: unknown, frame: Frame | undefined) => unknown {
  if (expression.type !== 'PathExpression') throw new Error(`${expression.type} is not supported`);
  const { data, depth, parts: segments, original } = expression as hbs.AST.PathExpression;
  const parts = segments as readonly string[];
  const [first = ''] = parts;
  if (data) return (_, frame) => readData(frame, first);
  const get = (value: unknown, name: string): unknown => {
    if (isStrict && (typeof value !== 'object' || value === null || !(name in value)))
      throw new Error(`"${name}" not defined in ${String(value)}`);
    return getOwn(value, name);
  };
  if (depth > 0)
    return (view, frame) => {
      let [context, outer] = [view, frame];
      for (let level = 0; level < depth; level++) [context, outer] = [outer?.view, outer?.frame];
      return parts.reduce(get, context);
    };
  const canBeParameter = parts.length > 0 && !/^(?:this\b|\.)/.test(original);
  if (parts.length === 1 && canBeParameter)
    return (view, frame) => {
      const named = frame && findParameter(frame, first);
      return named ? named.context : get(view, first);
    };
  return (view, frame) => {
    const named = frame && canBeParameter ? findParameter(frame, first) : undefined;
    return named ? parts.slice(1).reduce(get, named.context) : parts.reduce(get, view);
  };
}

function findParameter(start: Frame, name: string): Frame | undefined {
  for (let frame: Frame | undefined = start; frame; frame = frame.frame) if (frame.parameter === name) return frame;
  return undefined;
}

function readData(frame: Frame | undefined, name: string): unknown {
  if (name === 'index') return frame?.index;
  return name === 'first' ? frame?.index === 0 : frame?.index === (frame?.count ?? 0) - 1;
}

/** Returns a function that creates the frame of a block, which only some blocks read. */
function compileFrame(
  block: hbs.AST.Program,
): (view: unknown, frame: Frame | undefined, context: unknown, index: number, count: number) => Frame | undefined {
  const [parameter] = (block.blockParams as readonly string[] | undefined) ?? [];
  if (parameter === undefined && !readsFrame(block)) return () => undefined;
  return (view, frame, context, index, count) => ({ view, frame, index, count, parameter, context });
}

/** Returns whether a node contains `../`, `@`, or a block parameter. */
function readsFrame(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const { type, data, depth, blockParams } = node as Partial<hbs.AST.PathExpression & hbs.AST.Program>;
  return (
    (type === 'PathExpression' && (data === true || (depth ?? 0) > 0)) ||
    blockParams !== undefined ||
    Object.entries(node).some(([key, value]) => key !== 'loc' && readsFrame(value))
  );
}
