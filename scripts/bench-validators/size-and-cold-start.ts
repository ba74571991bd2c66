// Size and cold start time of validators as one minified script.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Api } from '../../src/generator/model/types/api.ts';
import { bundle, renderValidators } from '../../test/targets/validators/load.ts';
import { generateAjvCode } from './contestants.ts';
import { median } from './measure.ts';
import type { Schemas } from './benchmark-schemas.ts';

/** Number of loads of each script. */
const loadCount = 31;

/** Returns rows of sizes and cold starts for each number of schemas: Ashlar, Ajv, and the ratio. */
export async function measureSizesAndColdStarts(
  model: Api,
  schemas: Schemas,
  counts: readonly number[],
): Promise<readonly (readonly string[])[]> {
  const rows: string[][] = [];
  const directory = mkdtempSync(join(tmpdir(), 'validators-'));
  const addRow = (name: string, unit: string, ashlar: number, ajv: number): void =>
    void rows.push([
      name,
      ...[ashlar, ajv].map((value) => `${unit === 'ms' ? value.toFixed(2) : value} ${unit}`),
      (ashlar / ajv).toFixed(2),
    ]);
  for (const count of counts) {
    const names = Object.keys(schemas).slice(0, count);
    const [ashlarScript, ajvScript] = await bundleScripts(model, schemas, names);
    addRow(`${names.length} schemas, minified`, 'B', ashlarScript.length, ajvScript.length);
    addRow(
      `${names.length} schemas, minified and gzipped`,
      'B',
      gzipSync(ashlarScript).length,
      gzipSync(ajvScript).length,
    );
    const files = [ashlarScript, ajvScript, 'export {};'].map((text, index) => {
      const file = join(directory, `${count}-${index}.mjs`);
      writeFileSync(file, text);
      return file;
    });
    const times = measureColdStarts(files);
    const [ashlarTime = 0, ajvTime = 0, emptyTime = 0] = times.map(median);
    addRow(`${names.length} schemas, load and one call each`, 'ms', ashlarTime - emptyTime, ajvTime - emptyTime);
  }
  rmSync(directory, { recursive: true });
  return rows;
}

async function bundleScripts(
  model: Api,
  schemas: Schemas,
  names: readonly string[],
): Promise<readonly [string, string]> {
  const sources = new Map(renderValidators(model, { rules: 'skip' }));
  const checks = model.schemas
    .filter(({ id }) => names.includes(id))
    .map(({ name }) => `check${name.type} as ${name.type}`);
  sources.set('checks.ts', `export { ${checks.join(', ')} } from './index.ts';`);
  return [
    await bundle(sources, 'checks.ts', { minify: true }),
    await bundle(new Map([['ajv.js', generateAjvCode(schemas, names, true)]]), 'ajv.js', { minify: true }),
  ];
}

/** Measures each script: milliseconds to load it in a new process and to call each validator with an empty object. */
function measureColdStarts(files: readonly string[]): readonly (readonly number[])[] {
  const program = `
    const start = performance.now();
    const validators = await import(process.argv[1]);
    for (const validate of Object.values(validators)) validate({});
    process.stdout.write(String(performance.now() - start));`;
  const times = files.map(() => new Array<number>());
  for (let load = 0; load < loadCount; load++) {
    for (const [index, file] of files.entries()) {
      const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program, file], {
        encoding: 'utf8',
      });
      times[index]?.push(Number(stdout));
    }
  }
  return times;
}
