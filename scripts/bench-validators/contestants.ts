// The validators that run against each other in one process, by name, each with what it can be asked.

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

/** Judges of one schema; `is` answers the verdict alone, `all` collects every problem. Both are truthy or a list for what is valid. */
export interface Judges {
  readonly is?: Judge;
  readonly all: Judge;
}

export interface Contestant {
  readonly name: string;
  /** Which keywords it leaves out. */
  readonly lacks: string;
  /** The schemas that it therefore judges by less than others do; its times for them are told, and are in no mean. */
  readonly weaker: ReadonlySet<string>;
  readonly judges: Readonly<Record<string, Judges>>;
  /** Whether an answer of `all` says that the value is valid. */
  readonly accepts: (answer: unknown) => boolean;
}

/** Ashlar's validators of these schemas, without the document's rules, which no other knows. */
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

/** Called as it is, as a consumer would. */
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

/** The standalone code of Ajv, as an ES module that requires its runtime. */
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
