// How fast and how large generated validators are beside Ajv's standalone ones: collecting all problems, and the verdict alone.

import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { transformSync } from 'esbuild';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { understand } from '../src/generator/generate.ts';
import { createReport } from '../src/generator/report/report.ts';
import { diskFiles } from '../src/generator/source/load.ts';
import { plain } from '../src/generator/emit/code/json.ts';
import { printDocument } from '../src/generator/targets/spec/document.ts';
import { bundle, loadValidators, validatorTexts } from '../test/unit/validators/load.ts';
import { documentOf, modelOf } from '../test/unit/validators/model.ts';
import { cases, type Case } from './bench-validators/cases.ts';
import { table } from './table.ts';

type Judge = (value: unknown) => unknown;

/** Nanoseconds for one call, the median of several batches, alternating between the contestants. */
function measure(judges: ReadonlyMap<string, Judge>, value: unknown, batches: number): ReadonlyMap<string, number> {
  const times = new Map<string, number[]>([...judges.keys()].map((name) => [name, []]));
  const calls = new Map<string, number>();
  for (const [name, judge] of judges) {
    let count = 16;
    for (;;) {
      const ns = batch(judge, value, count);
      if (ns > 4e6) break;
      count *= 2;
    }
    calls.set(name, count);
  }
  for (let run = 0; run < batches; run++) {
    for (const [name, judge] of judges) {
      const count = calls.get(name) ?? 1;
      times.get(name)?.push(batch(judge, value, count) / count);
    }
  }
  return new Map([...times].map(([name, all]) => [name, all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0]));
}

const nodeModules = join(import.meta.dirname, '..', 'node_modules', '/');
/** What the loops count, so that no engine leaves the calls out. */
let sink = 0;

/** Nanoseconds of the processor's time, which others on the machine do not lengthen. */
function batch(judge: Judge, value: unknown, count: number): number {
  const start = process.cpuUsage();
  for (let call = 0; call < count; call++) if (judge(value)) sink++;
  const { user, system } = process.cpuUsage(start);
  return (user + system) * 1000;
}

function geometricMean(ratios: readonly number[]): number {
  return Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
}

/** The table of times and sizes. */
export async function benchValidators(markdown: boolean): Promise<string> {
  const report = createReport();
  const { api } = await understand({ document: 'spec/openapi.yaml', overlays: [] }, diskFiles(), report);
  if (!api) throw new Error('spec/ has errors');
  const document = plain(printDocument(api)) as { readonly components: { readonly schemas: Readonly<Record<string, unknown>> } };
  const all = { ...bare(document.components.schemas), ...extra };
  const model = await modelOf(documentOf(all));
  const loaded = await loadValidators(model, { rules: 'leave' });
  const names = [...new Set(cases.map(({ schema }) => schema))];
  const ajv = ajvJudges(all, names, true);
  const verdict = ajvJudges(all, names, false);
  const rows: string[][] = [];
  const collecting: number[] = [];
  const judging: number[] = [];
  for (const each of cases) {
    const ours = loaded.schema(typeOf(each));
    const theirs = ajv.judges.get(each.schema);
    const theirVerdict = verdict.judges.get(each.schema);
    if (!theirs || !theirVerdict) throw new Error(`Ajv has no ${each.schema}`);
    if ((ours.check(each.value).length === 0) !== theirs(each.value)) throw new Error(`${each.name}: the verdicts differ`);
    const check = direct(loaded.exports, `check${typeOf(each)}`);
    const is = direct(loaded.exports, `is${typeOf(each)}`);
    const times = measure(new Map([['check', check], ['ajv all', theirs], ['is', is], ['ajv', theirVerdict]]), each.value, 15);
    const at = (name: string): number => times.get(name) ?? 0;
    collecting.push(at('ajv all') / at('check'));
    judging.push(at('ajv') / at('is'));
    rows.push([each.name, ...['check', 'ajv all'].map((name) => at(name).toFixed(0)), (at('ajv all') / at('check')).toFixed(2), ...['is', 'ajv'].map((name) => at(name).toFixed(0)), (at('ajv') / at('is')).toFixed(2)]);
  }
  rows.push(['geometric mean', '', '', geometricMean(collecting).toFixed(2), '', '', geometricMean(judging).toFixed(2)]);
  const schemaNames = Object.keys(document.components.schemas);
  const sizes = await sizesOf(model, all, schemaNames);
  return `${table(['ns', 'check', 'Ajv all errors', '×', 'is', 'Ajv', '×'], rows, markdown)}\n${table(['bytes, minified', 'ours', 'Ajv', 'ours ÷ Ajv'], sizes, markdown)}`;
}

function typeOf({ schema, request }: Case): string {
  return request ? `${schema}Request` : schema;
}

function direct(exports: Readonly<Record<string, unknown>>, name: string): Judge {
  const found = exports[name];
  if (typeof found !== 'function') throw new Error(`nothing is exported as ${name}`);
  // Called as it is, without an argument list of its own, as a consumer would.
  return found as Judge;
}

function ajvCode(schemas: Readonly<Record<string, unknown>>, names: readonly string[], allErrors: boolean): string {
  const ajv = new Ajv2020({ strict: false, allErrors, logger: false, code: { source: true, esm: true, lines: false, optimize: true } });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'doc', components: { schemas } });
  for (const name of names) ajv.addSchema({ $id: name, $ref: `doc#/components/schemas/${name}` });
  return standalone.default(ajv, Object.fromEntries(names.map((name) => [`validate${name}`, name])));
}

function ajvJudges(schemas: Readonly<Record<string, unknown>>, names: readonly string[], allErrors: boolean): { readonly judges: ReadonlyMap<string, Judge> } {
  const code = transformSync(ajvCode(schemas, names, allErrors), { format: 'cjs', target: 'es2022' }).code;
  const file = join(mkdtempSync(join(tmpdir(), 'ajv-')), 'validators.cjs');
  writeFileSync(file, code.replaceAll('require("', `require("${nodeModules}`));
  const exports = createRequire(import.meta.url)(file) as Readonly<Record<string, Judge>>;
  return { judges: new Map(names.flatMap((name) => { const judge = exports[`validate${name}`]; return judge ? [[name, judge] as const] : []; })) };
}

async function sizesOf(model: Parameters<typeof validatorTexts>[0], schemas: Readonly<Record<string, unknown>>, names: readonly string[]): Promise<string[][]> {
  const texts = new Map(validatorTexts(model, { rules: 'leave' }));
  const checks = model.schemas.filter(({ id }) => names.includes(id)).map(({ name }) => `check${name.type}`);
  texts.set('checks.ts', `export { ${checks.join(', ')} } from './index.ts';`);
  const ours = await bundle(texts, 'checks.ts', true);
  const withGuards = await bundle(texts, 'index.ts', true);
  const bundled = await bundle(new Map([['ajv.js', ajvCode(schemas, names, true)]]), 'ajv.js', true);
  const row = (name: string, a: string, b: string): string[] => [name, String(a.length), String(b.length), (a.length / b.length).toFixed(2)];
  return [
    row(`${checks.length} schemas, all problems`, ours, bundled),
    row('the same with guards and request readings', withGuards, bundled),
    ['gzipped, all problems', String(gzipSync(ours).length), String(gzipSync(bundled).length), (gzipSync(ours).length / gzipSync(bundled).length).toFixed(2)],
  ];
}

/** Schemas without what only readers read, which Ajv would carry along. */
function bare(schemas: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, bareSchema(schema)]));
}

const toldOnly = /^(?:title|description|examples?|deprecated|x-.*)$/;

function bareSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(bareSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(([keyword]) => !toldOnly.test(keyword));
  return Object.fromEntries(kept.map(([keyword, value]) => [keyword, keyword === 'properties' ? bare(value as Readonly<Record<string, unknown>>) : keyword === 'enum' || keyword === 'const' ? value : bareSchema(value)]));
}

/** A collection that the interface describes but does not list. */
const extra = {
  ComputeInstancePage: {
    type: 'object',
    allOf: [{ $ref: '#/components/schemas/Page' }],
    required: ['data'],
    properties: { data: { type: 'array', items: { $ref: '#/components/schemas/ComputeInstance' } } },
  },
};

if (process.argv[1]?.endsWith('bench-validators.ts')) process.stdout.write(`${await benchValidators(process.argv.includes('--markdown'))}\n${sink > 0 ? '' : 'nothing was valid'}`);
