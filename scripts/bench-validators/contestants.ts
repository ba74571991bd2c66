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
import { loadValidators } from '../../test/targets/validators/load.ts';
import type { Validator } from './measure.ts';
import type { Schemas } from './benchmark-schemas.ts';

/**
 * Validators for one schema: `is` returns a boolean, and `check` collects every problem. The result for a valid value
 * is truthy, so that `measure` can count valid values.
 */
export interface Validators {
  readonly is?: Validator;
  readonly check: Validator;
}

export interface Contestant {
  readonly name: string;
  /** Keywords that the library does not support; `nothing` if it supports all. */
  readonly unsupportedKeywords: string;
  /** Schemas that are therefore checked less strictly. Their times are shown but excluded from the mean. */
  readonly weakerSchemas: ReadonlySet<string>;
  readonly validators: Readonly<Record<string, Validators>>;
  /** Returns whether a result of `check` means that the value is valid. */
  readonly accepts: (result: unknown) => boolean;
}

/** Ashlar's validators for these schemas, without the document's rules, which the other libraries do not support. */
export async function createAshlarContestant(model: Api, names: readonly string[]): Promise<Contestant> {
  const { exports } = await loadValidators(model, { rules: 'skip' });
  const validators = Object.fromEntries(
    names.map((name) => [name, { is: findExport(exports, `is${name}`), check: findExport(exports, `check${name}`) }]),
  );
  return {
    name: 'Ashlar',
    unsupportedKeywords: 'nothing',
    weakerSchemas: new Set(),
    validators,
    accepts: (result) => Array.isArray(result) && result.length === 0,
  };
}

/** Returns the exported function, as a consumer would call it. */
function findExport(exports: Readonly<Record<string, unknown>>, name: string): Validator {
  const validate = exports[name];
  if (typeof validate !== 'function') throw new Error(`the module does not export ${name}`);
  return validate as Validator;
}

/** Ajv's validators for these schemas, compiled ahead of time. */
export function createAjvContestant(schemas: Schemas, names: readonly string[]): Contestant {
  const [checkModule, isModule] = [
    loadModule(generateAjvCode(schemas, names, true)),
    loadModule(generateAjvCode(schemas, names, false)),
  ];
  const findValidator = (exports: Readonly<Record<string, Validator>>, name: string): Validator => {
    const validate = exports[`validate${name}`];
    if (!validate) throw new Error(`Ajv has no validator for ${name}`);
    return validate;
  };
  return {
    name: 'Ajv',
    unsupportedKeywords: 'nothing',
    weakerSchemas: new Set(),
    validators: Object.fromEntries(
      names.map((name) => [name, { is: findValidator(isModule, name), check: findValidator(checkModule, name) }]),
    ),
    accepts: (result) => result === true,
  };
}

/** Returns Ajv's standalone code as an ES module that imports the Ajv runtime. */
export function generateAjvCode(schemas: Schemas, names: readonly string[], allErrors: boolean): string {
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

const nodeModules = join(import.meta.dirname, '../../node_modules');

function loadModule(code: string): Readonly<Record<string, Validator>> {
  const file = join(mkdtempSync(join(tmpdir(), 'ajv-')), 'validators.cjs');
  writeFileSync(
    file,
    transformSync(code, { format: 'cjs', target: 'es2022' }).code.replaceAll('require("', `require("${nodeModules}/`),
  );
  return createRequire(import.meta.url)(file) as Readonly<Record<string, Validator>>;
}
