// Import rules: which directories of the generator each directory may import.

/** Directories that every directory may import. */
const common = ['diagnostics', 'source'];

/** Directories that a directory may import in addition to itself: `model` includes `model/types`. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  diagnostics: ['source'],
  source: ['diagnostics'],
  openapi: common,
  cel: [...common, 'openapi'],
  model: [...common, 'openapi', 'cel'],
  code: common,
  output: [...common, 'plugin', 'code'],
  targets: [...common, 'openapi', 'cel', 'model', 'code', 'plugin', 'targets/expressions'],
  pipeline: [...common, 'openapi', 'cel', 'model', 'code', 'plugin', 'targets', 'output'],
  commands: [...common, 'openapi', 'cel', 'model', 'code', 'plugin', 'targets', 'output', 'pipeline', 'cli'],
  cli: [...common, 'openapi', 'model', 'code', 'plugin', 'targets', 'output', 'pipeline', 'commands'],
  index: [...common, 'cli', 'commands', 'model', 'plugin', 'targets'],
  plugin: [...common, 'openapi', 'cel', 'model', 'code'],
  testing: [...common, 'output', 'pipeline', 'plugin'],
};

/** Commands that may import other commands. */
const commandUses: Readonly<Record<string, readonly string[]>> = {
  explain: ['diff', 'lint'],
  generate: ['diff'],
  release: ['diff', 'generate'],
};

/**
 * Runtime functions that are copied into generated validators and mocks. The model, the linter, and the mock server also
 * validate, create, and send values with them.
 */
const sharedRuntime = /^src\/runtime\/(?:validation|cel|mocks)\//;

/** Types of the data that pages embed for their scripts. */
const pageData = 'src/runtime/docs/request-form/operation-data.ts';

const generator = 'src/generator/';

/** Returns the generator part that contains a path: a directory, or its subdirectory for targets and commands. */
function getPart(path: string): string {
  const [first = '', second = '', ...rest] = path.slice(generator.length).split('/');
  const hasParts = (first === 'targets' || first === 'commands') && rest.length > 0;
  return hasParts ? `${first}/${second}` : first.replace(/\.ts$/, '');
}

/** Whether one module of `src/` may import another. */
export function canImport(path: string, imported: string): boolean {
  const part = getPart(path);
  const [directory = '', name = ''] = part.split('/', 2);
  if (imported === pageData) return part === 'targets/docs';
  if (!imported.startsWith(generator))
    return /^(?:model|commands\/(?:lint|mock))$/.test(part) && sharedRuntime.test(imported);
  const importedPart = getPart(imported);
  if (importedPart === part) return true;
  // Shared modules of the targets are directly in `targets/`.
  if (directory === 'targets' && name === '')
    return importedPart.startsWith('targets/') || allowed['targets']?.includes(importedPart) === true;
  if (directory === 'commands' && importedPart.startsWith('commands/'))
    return (commandUses[name] ?? []).includes(importedPart.slice('commands/'.length));
  return (allowed[directory] ?? []).some(
    (prefix) => importedPart === prefix || (directory !== 'targets' && importedPart.startsWith(`${prefix}/`)),
  );
}

/** Whether the table of import rules contains the directory of a path. */
export function isKnownPart(path: string): boolean {
  return Object.hasOwn(allowed, getPart(path).split('/', 1)[0] ?? '');
}

/** Imports that violate the rules, by reason. The list may only shrink. */
export const waivers: Readonly<Record<string, readonly (readonly [path: string, imported: string])[]>> = {
  'the server parses parameters like the validators, and imports the validators by name': [
    ['targets/server/bigint-form-fields.ts', 'targets/validators/operations/form-encoding.ts'],
    ['targets/server/bigint-form-fields.ts', 'targets/validators/operations/parse-scalar.ts'],
    ['targets/server/bigint-form-fields.ts', 'targets/validators/operations/parsed-type.ts'],
    ['targets/server/condition-functions.ts', 'targets/validators/rules/rule-input-type.ts'],
    ['targets/server/target-context.ts', 'targets/validators/validator-export-names.ts'],
    ['targets/server/target-context.ts', 'targets/validators/schema-module.ts'],
  ],
  'the server names types like the client': [['targets/server/target-context.ts', 'targets/client/target-context.ts']],
  'the code samples of the docs call the generated client': [
    ['targets/docs/samples/client.ts', 'targets/client/supported-security-schemes.ts'],
    ['targets/docs/samples/client.ts', 'targets/client/package.ts'],
  ],
  'queries call the generated client by the names that its index exports': [
    ['targets/query/target-context.ts', 'targets/client/index-module.ts'],
  ],
  'mocks call the validators by name': [
    ['targets/mocks/target-context.ts', 'targets/validators/validator-export-names.ts'],
  ],
  'the docs show schemas in their canonical form': [
    ['targets/docs/schema-conditions.ts', 'targets/spec/schema-object.ts'],
  ],
  'the type of a target refers to the views of all templates and the input of the changelog': [
    ['plugin/target.ts', 'targets/docs/changelog.ts'],
    ['plugin/target.ts', 'targets/template-views.ts'],
  ],
};
