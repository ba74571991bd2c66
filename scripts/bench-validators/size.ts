// Size and cold start time of validators as one minified script.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Api } from '../../src/generator/model/types/api.ts';
import { bundle, renderValidators } from '../../test/targets/validators/load.ts';
import { ajvCode } from './contestants.ts';
import { median } from './measure.ts';
import type { Schemas } from './benchmark-schemas.ts';

/** Number of loads of each script. */
const loadCount = 31;

/** Returns rows of sizes and cold starts for each number of schemas: Ashlar, Ajv, and the ratio. */
export async function measureSizes(
  model: Api,
  schemas: Schemas,
  counts: readonly number[],
): Promise<readonly (readonly string[])[]> {
  const rows: string[][] = [];
  const directory = mkdtempSync(join(tmpdir(), 'validators-'));
  const row = (name: string, unit: string, ours: number, theirs: number): void =>
    void rows.push([
      name,
      ...[ours, theirs].map((each) => `${unit === 'ms' ? each.toFixed(2) : each} ${unit}`),
      (ours / theirs).toFixed(2),
    ]);
  for (const count of counts) {
    const names = Object.keys(schemas).slice(0, count);
    const [ours, theirs] = await bundleScripts(model, schemas, names);
    row(`${names.length} schemas, minified`, 'B', ours.length, theirs.length);
    row(`${names.length} schemas, minified and gzipped`, 'B', gzipSync(ours).length, gzipSync(theirs).length);
    const files = [ours, theirs, 'export {};'].map((text, index) => {
      const file = join(directory, `${count}-${index}.mjs`);
      writeFileSync(file, text);
      return file;
    });
    const times = coldStarts(files);
    const [own = 0, other = 0, nothing = 0] = times.map(median);
    row(`${names.length} schemas, loaded and asked once each`, 'ms', own - nothing, other - nothing);
  }
  rmSync(directory, { recursive: true });
  return rows;
}

async function bundleScripts(
  model: Api,
  schemas: Schemas,
  names: readonly string[],
): Promise<readonly [string, string]> {
  const texts = new Map(renderValidators(model, { rules: 'skip' }));
  const checks = model.schemas
    .filter(({ id }) => names.includes(id))
    .map(({ name }) => `check${name.type} as ${name.type}`);
  texts.set('checks.ts', `export { ${checks.join(', ')} } from './index.ts';`);
  return [
    await bundle(texts, 'checks.ts', { minify: true }),
    await bundle(new Map([['ajv.js', ajvCode(schemas, names, true)]]), 'ajv.js', { minify: true }),
  ];
}

/** Returns milliseconds per script: load in a new process, and one call of each validator with an empty object. */
function coldStarts(files: readonly string[]): readonly (readonly number[])[] {
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
