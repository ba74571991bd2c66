// typia: types with tags, generated from JSON Schema and compiled ahead of time. Versions after 12 need Go.

import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

export const unsupportedKeywords = 'if/then/else';

/** Returns the validators of each schema: `is` only decides validity, and `check` collects all errors. */
export async function createValidators(schemas) {
  const directory = join(import.meta.dirname, 'typia-generated');
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(join(directory, 'src'), { recursive: true });
  const declarations = Object.entries(schemas).map(
    ([name, schema]) =>
      `export const is${name} = typia.createIs<${typeExpression(schema)}>();\nexport const validate${name} = typia.createValidate<${typeExpression(schema)}>();`,
  );
  writeFileSync(
    join(directory, 'src', 'validators.ts'),
    `import typia, { tags } from 'typia';\n${declarations.join('\n')}\n`,
  );
  const compilerOptions = {
    target: 'ES2022',
    module: 'Preserve',
    moduleResolution: 'Bundler',
    strict: true,
    skipLibCheck: true,
    types: [],
  };
  writeFileSync(join(directory, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
  const cli = join(import.meta.dirname, 'node_modules', 'typia', 'lib', 'executable', 'typia.js');
  execFileSync(process.execPath, [cli, 'generate', '--input', 'src', '--output', 'out', '--project', 'tsconfig.json'], {
    cwd: directory,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const text = ts.sys.readFile(join(directory, 'out', 'validators.ts')) ?? '';
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  const file = join(directory, 'validators.mjs');
  writeFileSync(file, outputText);
  const module = await import(pathToFileURL(file).href);
  return Object.fromEntries(
    Object.keys(schemas).map((name) => [
      name,
      { is: module[`is${name}`], check: (value) => module[`validate${name}`](value).success },
    ]),
  );
}

function typeExpression(schema) {
  const options = schema.oneOf ?? schema.anyOf;
  if (options?.every((option) => 'const' in option))
    return `(${options.map((option) => JSON.stringify(option.const)).join(' | ')})`;
  if (options)
    return `(${options.map((option) => typeExpression({ ...withoutBranches(schema), ...option })).join(' | ')})`;
  if (schema.enum) return `(${schema.enum.map((value) => JSON.stringify(value)).join(' | ')})`;
  if (Array.isArray(schema.type))
    return `(${schema.type.map((type) => (type === 'null' ? 'null' : typeExpression({ ...schema, type }))).join(' | ')})`;
  switch (schema.type) {
    case 'null':
    case 'boolean':
      return schema.type;
    case 'string':
      return withTags('string', [
        tag('MinLength', schema.minLength),
        tag('MaxLength', schema.maxLength),
        tag('Pattern', schema.pattern),
        tag('Format', schema.format),
      ]);
    case 'integer':
    case 'number':
      // `int64` accepts every integer that a double represents.
      return withTags('number', [
        schema.type === 'integer' ? "tags.Type<'int64'>" : '',
        tag('Minimum', schema.minimum),
        tag('Maximum', schema.maximum),
      ]);
    case 'array':
      return `${typeExpression(schema.items)}[]`;
    default:
      return objectType(schema);
  }
}

function withoutBranches({ oneOf: _oneOf, anyOf: _anyOf, ...others }) {
  return others;
}

function tag(name, value) {
  return value === undefined ? '' : `tags.${name}<${JSON.stringify(value)}>`;
}

function withTags(type, tags) {
  return `(${[type, ...tags.filter((tag) => tag !== '')].join(' & ')})`;
}

function objectType({ properties = {}, required = [] }) {
  return `{ ${Object.entries(properties)
    .map(
      ([name, property]) => `${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeExpression(property)}`,
    )
    .join('; ')} }`;
}
