// What one generated module has so far: what it imports, its constants, the functions that it keeps to itself, its declarations.

import type { Code } from '../../code/branded-text.ts';
import { identifier } from '../../code/typescript/identifier.ts';
import { ts } from '../../code/typescript/template-literals.ts';
import { createNames, type Names } from './names.ts';
import { runtimeFiles, type RuntimeName } from './runtime-imports.ts';
import type { Stock } from './stock.ts';

export interface Import {
  readonly name: string;
  readonly from: string;
  readonly type: boolean;
  /** What it is called here, where its own name means something else. */
  readonly as?: string;
}

export interface ModuleStock {
  /** Below the target's sources, without an extension: `schemas/node-balancer`. */
  readonly path: string;
  readonly names: Names;
  /** What something of the runtime, or of another module, is called here. */
  runtime(name: RuntimeName, type: boolean): Code<'ts'>;
  import(name: string, from: string, type: boolean): Code<'ts'>;
  /** The name of a hoisted constant; equal values share one. */
  constant(name: string, value: Code<'ts'>, type?: Code<'ts'>): Code<'ts'>;
  declareConstant(code: Code<'ts'>): void;
  /** The function of this module alone under a key. */
  inner(key: string): Code<'ts'> | undefined;
  keepInner(key: string, name: Code<'ts'>): void;
  /** Keeps the next place for a declaration. */
  reserve(place: string): void;
  /** Fills a place; with what is known once all is made where `print` waits for that. */
  fill(place: string, print: () => Code<'ts'>): void;
  readonly imports: readonly Import[];
  readonly constants: readonly Code<'ts'>[];
  readonly declarations: readonly Code<'ts'>[];
}

/** An empty module. */
export function createModuleStock(path: string, stock: Pick<Stock, 'names'>): ModuleStock {
  const names = createNames(
    (name) => Object.hasOwn(runtimeFiles, name) || reserved.has(name) || stock.names.gave(name),
  );
  const imports = new Map<string, Import>();
  const constants = new Map<string, { readonly name: Code<'ts'>; readonly code: Code<'ts'> }>();
  const inner = new Map<string, Code<'ts'>>();
  const declarations = new Map<string, () => Code<'ts'>>();
  const bring = ({ name, from, type }: Import, isTaken: boolean): Code<'ts'> => {
    let as = isTaken ? `${name}_` : name;
    let known = imports.get(as);
    // A type of the document may be called as one of the runtime: whichever comes second has the other name.
    while (known && (known.name !== name || known.from !== from)) known = imports.get((as += '_'));
    imports.set(as, { name, from, type: type && (known?.type ?? true), ...(as !== name && { as }) });
    return identifier(as);
  };
  return {
    path,
    names,
    // A schema may be called as the runtime calls something: `Email` has an `isEmail` of its own.
    runtime: (name, type) => bring({ name, from: `runtime/${runtimeFiles[name]}`, type }, stock.names.gave(name)),
    // Something of this module may have been named before what all modules share.
    import: (name, from, type) => bring({ name, from, type }, names.gave(name)),
    constant(name, value, type) {
      const known = constants.get(value);
      if (known) return known.name;
      const free = names.exactly(name);
      constants.set(value, {
        name: free,
        code: ts`const ${free}${type === undefined ? ts`` : ts`: ${type}`} = ${isCall(value) ? ts`/* @__PURE__ */ ${value}` : value};`,
      });
      return free;
    },
    declareConstant: (code) => void constants.set(code, { name: code, code }),
    inner: (key) => inner.get(key),
    keepInner: (key, name) => void inner.set(key, name),
    reserve: (place) => void declarations.set(place, () => ts``),
    fill: (place, print) => void declarations.set(place, print),
    get imports() {
      return [...imports.values()];
    },
    get constants() {
      return [...constants.values()].map(({ code }) => code);
    },
    get declarations() {
      return [...declarations.values()].map((print) => print());
    },
  };
}

/** Whether a value is made by a call, which a bundler keeps unless it is told that the call does nothing else. */
function isCall(value: Code<'ts'>): boolean {
  return /^[A-Za-z_$][\w$]*\(/.test(value);
}

/** Names that every function has of its own. */
const reserved: ReadonlySet<string> = new Set(['value', 'problems', 'index', 'key', 'count', 'item', 'matched', 'now']);
