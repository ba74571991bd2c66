// Content of one generated module: imports, constants, private functions, declarations.

import type { SafeText } from '../../code/branded-text.ts';
import { identifier } from '../../code/typescript/identifier.ts';
import { ts } from '../../code/typescript/template-literals.ts';
import { createNames, type Names } from './names.ts';
import { runtimeFiles, type RuntimeName } from './runtime-imports.ts';
import type { Stock } from './stock.ts';

export interface Import {
  readonly name: string;
  readonly from: string;
  readonly type: boolean;
  /** The local alias, if the name is taken in this module. */
  readonly as?: string;
}

export interface ModuleStock {
  /** The path below the target source directory, without extension: `schemas/node-balancer`. */
  readonly path: string;
  readonly names: Names;
  /** Imports a name from the runtime or from another module; returns its local name. */
  runtime(name: RuntimeName, type: boolean): SafeText<'ts'>;
  import(name: string, from: string, type: boolean): SafeText<'ts'>;
  /** Returns the name of a hoisted constant; equal values share one. */
  constant(name: string, value: SafeText<'ts'>, type?: SafeText<'ts'>): SafeText<'ts'>;
  declareConstant(code: SafeText<'ts'>): void;
  /** The private function of this module for a key, if declared. */
  inner(key: string): SafeText<'ts'> | undefined;
  keepInner(key: string, name: SafeText<'ts'>): void;
  /** Reserves the next declaration slot. */
  reserve(place: string): void;
  /** Fills a slot; `print` runs after all functions are declared. */
  fill(place: string, print: () => SafeText<'ts'>): void;
  readonly imports: readonly Import[];
  readonly constants: readonly SafeText<'ts'>[];
  readonly declarations: readonly SafeText<'ts'>[];
}

/** Creates an empty module. */
export function createModuleStock(path: string, stock: Pick<Stock, 'names'>): ModuleStock {
  const names = createNames(
    (name) => Object.hasOwn(runtimeFiles, name) || reserved.has(name) || stock.names.gave(name),
  );
  const imports = new Map<string, Import>();
  const constants = new Map<string, { readonly name: SafeText<'ts'>; readonly code: SafeText<'ts'> }>();
  const inner = new Map<string, SafeText<'ts'>>();
  const declarations = new Map<string, () => SafeText<'ts'>>();
  const bring = ({ name, from, type }: Import, isTaken: boolean): SafeText<'ts'> => {
    let as = isTaken ? `${name}_` : name;
    let known = imports.get(as);
    // A type of the document and a runtime name can be equal: the second import gets an alias.
    while (known && (known.name !== name || known.from !== from)) known = imports.get((as += '_'));
    imports.set(as, { name, from, type: type && (known?.type ?? true), ...(as !== name && { as }) });
    return identifier(as);
  };
  return {
    path,
    names,
    // The name of a schema function can equal a runtime name: a schema `Email` has its own `isEmail`.
    runtime: (name, type) => bring({ name, from: `runtime/${runtimeFiles[name]}`, type }, stock.names.gave(name)),
    // A local name can have been assigned before the shared name was imported.
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

/** Returns whether the value is a call, which a bundler keeps unless it is marked as pure. */
function isCall(value: SafeText<'ts'>): boolean {
  return /^[A-Za-z_$][\w$]*\(/.test(value);
}

/** Names that every validator function declares itself. */
const reserved: ReadonlySet<string> = new Set(['value', 'problems', 'index', 'key', 'count', 'item', 'matched', 'now']);
