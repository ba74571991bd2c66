// typia: types with tags, generated from JSON Schema and compiled ahead of time. Versions after 12 need Go.

import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

export const lacks = 'if/then/else';

/** Returns validators by schema: boolean, and all errors. */
export async function createValidators(schemas) {
  const folder = join(import.meta.dirname, 'typia-made');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'src'), { recursive: true });
  const declared = Object.entries(schemas).map(
    ([name, schema]) =>
      `export const is${name} = typia.createIs<${typeOf(schema)}>();\nexport const validate${name} = typia.createValidate<${typeOf(schema)}>();`,
  );
  writeFileSync(join(folder, 'src', 'made.ts'), `import typia, { tags } from 'typia';\n${declared.join('\n')}\n`);
  const compilerOptions = {
    target: 'ES2022',
    module: 'Preserve',
    moduleResolution: 'Bundler',
    strict: true,
    skipLibCheck: true,
    types: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
  const cli = join(import.meta.dirname, 'node_modules', 'typia', 'lib', 'executable', 'typia.js');
  execFileSync(process.execPath, [cli, 'generate', '--input', 'src', '--output', 'out', '--project', 'tsconfig.json'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const text = ts.sys.readFile(join(folder, 'out', 'made.ts')) ?? '';
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  const file = join(folder, 'made.mjs');
  writeFileSync(file, outputText);
  const made = await import(pathToFileURL(file).href);
  return Object.fromEntries(
    Object.keys(schemas).map((name) => [
      name,
      { is: made[`is${name}`], all: (value) => made[`validate${name}`](value).success },
    ]),
  );
}

function typeOf(schema) {
  const options = schema.oneOf ?? schema.anyOf;
  if (options?.every((option) => 'const' in option))
    return `(${options.map((option) => JSON.stringify(option.const)).join(' | ')})`;
  if (options) return `(${options.map((option) => typeOf({ ...rest(schema), ...option })).join(' | ')})`;
  if (schema.enum) return `(${schema.enum.map((value) => JSON.stringify(value)).join(' | ')})`;
  if (Array.isArray(schema.type))
    return `(${schema.type.map((type) => (type === 'null' ? 'null' : typeOf({ ...schema, type }))).join(' | ')})`;
  switch (schema.type) {
    case 'null':
    case 'boolean':
      return schema.type;
    case 'string':
      return tagged('string', [
        tag('MinLength', schema.minLength),
        tag('MaxLength', schema.maxLength),
        tag('Pattern', schema.pattern),
        tag('Format', schema.format),
      ]);
    case 'integer':
    case 'number':
      // `int64` accepts every integer that a double represents.
      return tagged('number', [
        schema.type === 'integer' ? "tags.Type<'int64'>" : '',
        tag('Minimum', schema.minimum),
        tag('Maximum', schema.maximum),
      ]);
    case 'array':
      return `${typeOf(schema.items)}[]`;
    default:
      return objectType(schema);
  }
}

function rest({ oneOf: _oneOf, anyOf: _anyOf, ...others }) {
  return others;
}

function tag(name, value) {
  return value === undefined ? '' : `tags.${name}<${JSON.stringify(value)}>`;
}

function tagged(type, tags) {
  return `(${[type, ...tags.filter((each) => each !== '')].join(' & ')})`;
}

function objectType({ properties = {}, required = [] }) {
  return `{ ${Object.entries(properties)
    .map(([name, property]) => `${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeOf(property)}`)
    .join('; ')} }`;
}
