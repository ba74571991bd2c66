// Validator libraries to measure in one process.

import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import type { Api } from '../../src/generator/model/types/api.ts';
import { loadValidators } from '../../test/unit/validators/load.ts';
import type { Judge } from './measure.ts';
import type { Schemas } from './subjects.ts';

/**
 * Validators of one schema: `is` returns a boolean, `all` collects every problem. The result for a valid value is
 * truthy.
 */
export interface Judges {
  readonly is?: Judge;
  readonly all: Judge;
}

export interface Contestant {
  readonly name: string;
  /** Keywords that are not supported. */
  readonly lacks: string;
  /** Schemas that are therefore checked less strictly; their times are shown, but not part of the mean. */
  readonly weaker: ReadonlySet<string>;
  readonly judges: Readonly<Record<string, Judges>>;
  /** Returns whether a result of `all` means that the value is valid. */
  readonly accepts: (answer: unknown) => boolean;
}

/** Ashlar's validators of these schemas, without the rules of the document, which the others do not support. */
export async function ashlar(model: Api, names: readonly string[]): Promise<Contestant> {
  const { exports } = await loadValidators(model, { rules: 'leave' });
  const judges = Object.fromEntries(
    names.map((name) => [name, { is: direct(exports, `is${name}`), all: direct(exports, `check${name}`) }]),
  );
  return {
    name: 'Ashlar',
    lacks: 'nothing',
    weaker: new Set(),
    judges,
    accepts: (answer) => Array.isArray(answer) && answer.length === 0,
  };
}

/** Returns the exported function, as a consumer would call it. */
function direct(exports: Readonly<Record<string, unknown>>, name: string): Judge {
  const found = exports[name];
  if (typeof found !== 'function') throw new Error(`nothing is exported as ${name}`);
  return found as Judge;
}

/** Ajv's validators of these schemas, compiled ahead of time. */
export function ajv(schemas: Schemas, names: readonly string[]): Contestant {
  const [all, is] = [loaded(ajvCode(schemas, names, true)), loaded(ajvCode(schemas, names, false))];
  const judge = (from: Readonly<Record<string, Judge>>, name: string): Judge => {
    const found = from[`validate${name}`];
    if (!found) throw new Error(`Ajv has no ${name}`);
    return found;
  };
  return {
    name: 'Ajv',
    lacks: 'nothing',
    weaker: new Set(),
    judges: Object.fromEntries(names.map((name) => [name, { is: judge(is, name), all: judge(all, name) }])),
    accepts: (answer) => answer === true,
  };
}

/** Returns the standalone code of Ajv, as an ES module that imports its runtime. */
export function ajvCode(schemas: Schemas, names: readonly string[], allErrors: boolean): string {
  const compiler = new Ajv2020({
    strict: false,
    allErrors,
    logger: false,
    code: { source: true, esm: true, lines: false, optimize: true },
  });
  addFormats.default(compiler);
  compiler.addSchema({ $id: 'doc', components: { schemas } });
  for (const name of names) compiler.addSchema({ $id: name, $ref: `doc#/components/schemas/${name}` });
  return standalone.default(compiler, Object.fromEntries(names.map((name) => [`validate${name}`, name])));
}

const nodeModules = join(import.meta.dirname, '..', '..', 'node_modules', '/');

function loaded(code: string): Readonly<Record<string, Judge>> {
  const file = join(mkdtempSync(join(tmpdir(), 'ajv-')), 'validators.cjs');
  writeFileSync(
    file,
    transformSync(code, { format: 'cjs', target: 'es2022' }).code.replaceAll('require("', `require("${nodeModules}`),
  );
  return createRequire(import.meta.url)(file) as Readonly<Record<string, Judge>>;
}
