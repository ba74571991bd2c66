// The directories of the generator, and what each may import of the others.

/** Open to every directory. */
const common = ['diagnostics', 'source'];

/** Directories that a directory may import besides its own: `model` includes `model/types`. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  diagnostics: ['source'],
  source: ['diagnostics'],
  openapi: common,
  cel: [...common, 'openapi'],
  model: [...common, 'openapi', 'cel'],
  code: common,
  plugin: [...common, 'model', 'code'],
  output: [...common, 'plugin', 'code'],
  targets: [...common, 'openapi', 'cel', 'model', 'code', 'plugin', 'targets/expressions'],
  pipeline: [...common, 'openapi', 'cel', 'model', 'code', 'plugin', 'targets', 'output'],
  commands: [...common, 'openapi', 'cel', 'model', 'code', 'plugin', 'targets', 'output', 'pipeline', 'cli'],
  cli: [...common, 'openapi', 'model', 'code', 'plugin', 'targets', 'output', 'pipeline', 'commands'],
  index: [...common, 'cli', 'commands', 'model', 'plugin', 'targets'],
};

/** Commands that use another command. */
const commandUses: Readonly<Record<string, readonly string[]>> = {
  explain: ['lint'],
  generate: ['diff'],
  release: ['diff', 'generate'],
};

/** The functions that generated validators carry a copy of: the model and the linter validate values with them. */
const sharedRuntime = /^src\/runtime\/(?:validation|cel)\//;

const generator = 'src/generator/';

/** The part of the generator that a path is in: a directory, or for targets and commands the one below it. */
function partOf(path: string): string {
  const [first = '', second = '', ...rest] = path.slice(generator.length).split('/');
  const hasParts = (first === 'targets' || first === 'commands') && rest.length > 0;
  return hasParts ? `${first}/${second}` : first.replace(/\.ts$/, '');
}

/** Whether one module of `src/` may import another. */
export function mayImport(path: string, imported: string): boolean {
  const part = partOf(path);
  const [room = '', name = ''] = part.split('/', 2);
  if (!imported.startsWith(generator)) return /^(?:model|commands\/lint)$/.test(part) && sharedRuntime.test(imported);
  const other = partOf(imported);
  if (other === part) return true;
  // What targets have in common stands in no target.
  if (room === 'targets' && name === '')
    return other.startsWith('targets/') || allowed['targets']?.includes(other) === true;
  if (room === 'commands' && other.startsWith('commands/'))
    return (commandUses[name] ?? []).includes(other.slice('commands/'.length));
  return (allowed[room] ?? []).some((one) => other === one || (room !== 'targets' && other.startsWith(`${one}/`)));
}

export function isKnownPart(path: string): boolean {
  return Object.hasOwn(allowed, partOf(path).split('/', 1)[0] ?? '');
}

/** Imports that break the table, each with the reason. The list may only shrink. */
export const waivers: Readonly<Record<string, readonly (readonly [path: string, imported: string])[]>> = {
  'the server reads parameters as the validators do, and imports the validators by their names': [
    ['targets/server/bigint-fields.ts', 'targets/validators/operations/form-encoding.ts'],
    ['targets/server/bigint-fields.ts', 'targets/validators/operations/parse-scalar.ts'],
    ['targets/server/bigint-fields.ts', 'targets/validators/operations/parsed-type.ts'],
    ['targets/server/condition-functions.ts', 'targets/validators/rules/rule-input-type.ts'],
    ['targets/server/validator-names.ts', 'targets/validators/declared.ts'],
    ['targets/server/validator-names.ts', 'targets/validators/schema-module.ts'],
  ],
  'the server names types as the client does': [
    ['targets/server/target-context.ts', 'targets/client/target-context.ts'],
  ],
  'the samples of the documentation call the generated client': [
    ['targets/docs/samples/client.ts', 'targets/client/credentials.ts'],
    ['targets/docs/samples/client.ts', 'targets/client/readme.ts'],
  ],
  'the documentation shows schemas as the canonical document has them': [
    ['targets/docs/schema-json.ts', 'targets/spec/schema-object.ts'],
  ],
  'the type of a target names the views of all templates, and what the changelog is given': [
    ['plugin/target.ts', 'targets/docs/changelog.ts'],
    ['plugin/target.ts', 'targets/template-views.ts'],
  ],
  'rendered pages are cached by what they read of the model': [
    ['output/render-cached.ts', 'model/dependencies/kept.ts'],
    ['output/render-cached.ts', 'model/dependencies/reads.ts'],
    ['output/render-cached.ts', 'model/types/api.ts'],
  ],
};
