// The files that `init` writes: the configuration, scripts, a workflow, and what version control is told of the output.

import { posix } from 'node:path';
import { applyEdits, findNodeAtLocation, modify, parse, parseTree, type ParseError } from 'jsonc-parser';
import { stringify } from 'yaml';
import { indentAt, lineEndOf } from '../../scaffold/edit.ts';
import { targetNames } from '../../targets/registry.ts';
import type { Answers } from './answers.ts';
import type { Manager, Surroundings } from './surroundings.ts';

/** What is to become of a file; `text` absent: it stays as it is, for this reason. */
export interface Planned {
  /** Below the root of the repository, with `/`. */
  readonly path: string;
  readonly text?: string;
  readonly remark?: string;
  /** The file is in the way, and only --force, or nothing, gets it out. */
  readonly refused?: boolean;
}

const schema = './node_modules/ashlar/schemas/ashlar.config.schema.json';
const workflowMark = '# Written by ashlar init.';

/** The files, in the order in which they are told of. */
export function planInit(answers: Answers, around: Surroundings, force: boolean): readonly Planned[] {
  const here = (name: string): string => posix.join(around.below, name);
  const files = [configuration(answers, around, here, force), packageJson(answers, around, here('package.json')), attributes(answers, around, here('.gitattributes'))];
  return answers.workflow ? [...files, workflow(answers, around, force)] : files;
}

function configuration({ document, targets, out, packages }: Answers, { configurations, textOf }: Surroundings, here: (name: string) => string, force: boolean): Planned {
  const path = here('ashlar.config.json');
  const value = {
    $schema: schema,
    document,
    out,
    ...(targets.length < targetNames.length && { targets }),
    ...(packages !== false && { packages }),
    ...(targets.includes('server') && { handlers: packages === false ? posix.join(posix.dirname(out), 'handlers') : 'src/handlers' }),
  };
  const text = `${JSON.stringify(value, null, 2)}\n`;
  const [other] = configurations.filter((name) => name !== 'ashlar.config.json');
  if (other !== undefined) return { path: here(other), refused: true, remark: 'is a configuration already; init writes ashlar.config.json, and there may be one alone' };
  return replaced(path, text, textOf(path), (old) => old.includes(schema), force);
}

/** A file of its own is written where there is none, and again with --force; another's is left. */
function replaced(path: string, text: string, old: string | undefined, isOwn: (old: string) => boolean, force: boolean): Planned {
  if (old === undefined) return { path, text };
  if (old === text) return { path, remark: 'is as it should be' };
  if (!isOwn(old)) return { path, refused: true, remark: 'is there, and init did not write it' };
  return force ? { path, text, remark: 'was replaced' } : { path, refused: true, remark: 'is there already; --force writes it again' };
}

/** The scripts, by name. */
function scriptsOf({ targets }: Answers): Readonly<Record<string, string>> {
  return { generate: 'ashlar generate', 'generate:check': 'ashlar generate --check', 'lint:api': 'ashlar lint', ...(targets.includes('server') && { scaffold: 'ashlar scaffold' }) };
}

function packageJson(answers: Answers, { textOf }: Surroundings, path: string): Planned {
  const old = textOf(path);
  if (old === undefined) return { path, text: `${JSON.stringify({ private: true, type: 'module', scripts: scriptsOf(answers) }, null, 2)}\n` };
  const mark = old.startsWith('\uFEFF') ? '\uFEFF' : '';
  let text = old.slice(mark.length);
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors);
  if (errors.length > 0 || !isRecord(value) || !(value['scripts'] === undefined || isRecord(value['scripts']))) return { path, refused: true, remark: 'is no JSON object with scripts' };
  const scripts = isRecord(value['scripts']) ? value['scripts'] : {};
  const kept: string[] = [];
  for (const [name, command] of Object.entries(scriptsOf(answers))) {
    if (!Object.hasOwn(scripts, name)) text = withScript(text, name, command);
    else if (scripts[name] !== command) kept.push(`${name} (${command})`);
  }
  const remark = kept.length > 0 ? { remark: `has scripts of other content, which were left: ${kept.join(', ')}` } : {};
  return mark + text === old ? { path, remark: 'has the scripts', ...remark } : { path, text: mark + text, ...remark };
}

/** The text with a script behind the others, each of which stays as it is laid out. */
function withScript(text: string, name: string, command: string): string {
  const tree = parseTree(text);
  const last = tree && findNodeAtLocation(tree, ['scripts'])?.children?.at(-1);
  if (last === undefined) return applyEdits(text, modify(text, ['scripts', name], command, { formattingOptions: formattingOf(text) }));
  const end = last.offset + last.length;
  return `${text.slice(0, end)},${lineEndOf(text)}${indentAt(text, last.offset)}${JSON.stringify(name)}: ${JSON.stringify(command)}${text.slice(end)}`;
}

function formattingOf(text: string): { readonly insertSpaces: boolean; readonly tabSize: number; readonly eol: string } {
  const indent = /^[ \t]+(?=")/m.exec(text)?.[0] ?? '  ';
  return { insertSpaces: !indent.startsWith('\t'), tabSize: indent.startsWith('\t') ? 1 : indent.length, eol: lineEndOf(text) };
}

/** Line ends that no checkout changes, since --check compares bytes; and a mark that folds the files in a diff. */
function attributes({ out }: Answers, { textOf }: Surroundings, path: string): Planned {
  const line = `/${posix.normalize(out)}/** text eol=lf linguist-generated`;
  const old = textOf(path);
  if (old === undefined) return { path, text: `${line}\n` };
  if (old.split(/\r?\n/).includes(line)) return { path, remark: 'is as it should be' };
  const lineEnd = lineEndOf(old);
  return { path, text: `${old}${old === '' || old.endsWith('\n') ? '' : lineEnd}${line}${lineEnd}` };
}

const installs: Readonly<Record<Manager, readonly object[]>> = {
  npm: [{ uses: 'actions/setup-node@v4', with: { 'node-version': 22, cache: 'npm' } }, { run: 'npm ci' }],
  pnpm: [{ run: 'corepack enable' }, { uses: 'actions/setup-node@v4', with: { 'node-version': 22, cache: 'pnpm' } }, { run: 'pnpm install --frozen-lockfile' }],
  yarn: [{ run: 'corepack enable' }, { uses: 'actions/setup-node@v4', with: { 'node-version': 22, cache: 'yarn' } }, { run: 'yarn install --immutable' }],
};
const starts: Readonly<Record<Manager, string>> = { npm: 'npx ashlar', pnpm: 'pnpm exec ashlar', yarn: 'yarn run ashlar' };

function workflow({ document, targets }: Answers, { below, manager, textOf }: Surroundings, force: boolean): Planned {
  const path = `.github/workflows/ashlar${below === '' ? '' : `-${below.replace(/[^A-Za-z0-9]+/g, '-')}`}.yml`;
  const ashlar = starts[manager];
  const steps = [
    // The diff reads the document of the branch that is merged into.
    { uses: 'actions/checkout@v4', with: { 'fetch-depth': 0 } },
    ...installs[manager],
    { name: 'The document', run: `${ashlar} lint` },
    { name: 'What is generated is what the document yields', run: `${ashlar} generate --check` },
    ...(targets.includes('server') ? [{ name: 'Every operation has a handler', run: `${ashlar} scaffold --check` }] : []),
    {
      name: 'What the change breaks',
      env: { BASE: '${{ github.base_ref }}', DOCUMENT: document },
      run: `${ashlar} diff "origin/$BASE:$DOCUMENT" "$DOCUMENT" --format markdown >> "$GITHUB_STEP_SUMMARY"\n${ashlar} diff "origin/$BASE:$DOCUMENT" "$DOCUMENT" --format github --fail-on breaking\n`,
    },
  ];
  const job = { 'runs-on': 'ubuntu-latest', ...(below !== '' && { defaults: { run: { 'working-directory': below } } }), steps };
  const text = `${workflowMark}\n${stringify({ name: `API${below === '' ? '' : ` of ${below}`}`, on: { pull_request: null }, permissions: { contents: 'read' }, jobs: { api: job } }, { lineWidth: 0, nullStr: '' }).replaceAll(/: $/gm, ':')}`;
  return replaced(path, text, textOf(path), (old) => old.startsWith(workflowMark), force);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
