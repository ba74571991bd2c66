// Files that `init` writes.

import { posix } from 'node:path';
import { lineEndOf } from '../../source/text-edits.ts';
import { packageName } from '../../plugin/package-files.ts';
import { targetNames } from '../../targets/builtin.ts';
import type { Answers } from './prompts.ts';
import { packageJson } from './package-json.ts';
import { replaced, type Planned } from './planned-file.ts';
import { words, type Manager } from './package-manager.ts';
import type { Surroundings } from './inspect-repository.ts';
import { toolsOf } from './dependency-versions.ts';
import { workflow } from './workflow.ts';
import { pnpmWorkspace, workspaceOf } from './workspaces.ts';

const schema = './node_modules/ashlar/schemas/ashlar.config.schema.json';

/** Plans the files, in the order in which they are listed. `ashlar` is the running version. */
export function planInit(answers: Answers, around: Surroundings, ashlar: string, force: boolean): readonly Planned[] {
  const { below, home, manager, textOf } = around;
  const here = (name: string): string => posix.join(below, name);
  const pattern = workspaceOf(answers, around);
  const isOwn = manager !== 'pnpm' && home === below;
  const files = [
    configuration(answers, around, here, force),
    packageJson(
      {
        scripts: scriptsOf(answers, manager),
        devDependencies: toolsOf(answers, around, ashlar),
        workspace: isOwn ? pattern : undefined,
      },
      here('package.json'),
      textOf(here('package.json')),
    ),
  ];
  if (pattern !== undefined && !isOwn) files.push(workspaces(pattern, around));
  files.push(...attributes(answers, around, here('.gitattributes')));
  return answers.workflow ? [...files, workflow(answers, around, force)] : files;
}

/** Returns the file with the workspace patterns, if it is not the package.json of the working directory. */
function workspaces(pattern: string, { home, manager, textOf }: Surroundings): Planned {
  const path = posix.join(home, manager === 'pnpm' ? 'pnpm-workspace.yaml' : 'package.json');
  return manager === 'pnpm'
    ? pnpmWorkspace(pattern, path, textOf(path))
    : packageJson({ scripts: {}, devDependencies: {}, workspace: pattern }, path, textOf(path));
}

function configuration(
  { document, targets, out, packages }: Answers,
  { configurations, manager, textOf }: Surroundings,
  here: (name: string) => string,
  force: boolean,
): Planned {
  const path = here('ashlar.config.json');
  const value = {
    $schema: schema,
    document,
    out,
    ...(targets.length < targetNames.length && { targets }),
    // Without the `workspace:` protocol, pnpm looks for a workspace package in the registry first.
    ...(packages !== false && { packages: { ...packages, ...(manager === 'pnpm' && { workspaceProtocol: true }) } }),
    ...(targets.includes('server') && {
      handlers: packages === false ? posix.join(posix.dirname(out), 'handlers') : 'src/handlers',
    }),
  };
  const text = `${JSON.stringify(value, null, 2)}\n`;
  const [other] = configurations.filter((name) => name !== 'ashlar.config.json');
  if (other !== undefined)
    return {
      path: here(other),
      refused: true,
      remark: 'is a configuration already; init writes ashlar.config.json, and there may be one alone',
    };
  return replaced(path, text, textOf(path), (old) => old.includes(schema), force);
}

/** Returns the scripts, by name. */
function scriptsOf({ targets, packages }: Answers, manager: Manager): Readonly<Record<string, string>> {
  const built = targets.filter((name) => name !== 'spec' && name !== 'docs');
  return {
    generate: 'ashlar generate',
    'generate:check': 'ashlar generate --check',
    'lint:api': 'ashlar lint',
    ...(targets.includes('server') && { scaffold: 'ashlar scaffold' }),
    // Targets are in dependency order.
    ...(packages !== false &&
      built.length > 0 && {
        'build:api': built.map((name) => words[manager].build(packageName(name, packages))).join(' && '),
      }),
    ...(packages !== false && { release: 'ashlar release' }),
  };
}

/**
 * Sets `eol=lf`, so that packages do not depend on the checkout, and collapses generated files in diffs. Output outside
 * the directory cannot be matched.
 */
function attributes({ out }: Answers, { textOf }: Surroundings, path: string): readonly Planned[] {
  if (out === '..' || out.startsWith('../') || posix.isAbsolute(out)) return [];
  const line = `${patternOf(out === '.' ? '/**' : `/${out}/**`)} text eol=lf linguist-generated`;
  const old = textOf(path);
  if (old === undefined) return [{ path, text: `${line}\n` }];
  if (old.split(/\r?\n/).includes(line)) return [{ path, remark: 'is as it should be' }];
  const lineEnd = lineEndOf(old);
  return [{ path, text: `${old}${old === '' || old.endsWith('\n') ? '' : lineEnd}${line}${lineEnd}` }];
}

/** Escapes and quotes a path for .gitattributes. */
function patternOf(path: string): string {
  const escaped = path.replace(/[\\[\]?]|\*(?!\*?$)/g, '\\$&');
  return /[\s"]/.test(escaped) ? `"${escaped.replace(/["\\]/g, '\\$&')}"` : escaped;
}
