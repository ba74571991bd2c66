// Templates of custom targets.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Target } from '../plugin/target.ts';
import type { TemplateOverride } from './template-compiler.ts';

/**
 * Reads the templates of a target, by name: the name of the target, and the path below its directory of templates.
 *
 * @throws if the directory cannot be read.
 */
export function readTargetTemplates({ name, templates }: Target): ReadonlyMap<string, TemplateOverride> {
  if (templates === undefined) return new Map();
  const directory = fileURLToPath(templates);
  return new Map(
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.hbs'))
      .map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .sort()
      .map((path) => [
        `${name}/${path.slice(0, -'.hbs'.length)}`,
        { text: readFileSync(join(directory, path), 'utf8'), file: `${name}: ${path}` },
      ]),
  );
}
