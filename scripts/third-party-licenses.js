// Licenses of the packages in a bundle.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts for packages that contain none, by name with `+` instead of `/`. */
const texts = join(import.meta.dirname, 'licenses');

/** Packages that others contain in their files. */
const embedded = {
  '@dagrejs/dagre': ['@dagrejs/graphlib'],
  '@ts-morph/common': ['typescript'],
};

/**
 * Returns the name, version, and license of each package in bundles, given their metafiles. Throws if a package has no
 * license text.
 */
export function formatLicenses(project, metafiles) {
  const paths = metafiles.flatMap(({ outputs }) =>
    Object.values(outputs).flatMap(({ inputs }) =>
      Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
    ),
  );
  const directories = new Set(
    paths.flatMap((path) => /^.*\bnode_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0] ?? []),
  );
  return [...directories]
    .flatMap((directory) => {
      const { name, version, license } = readManifest(join(project, directory));
      const title = `${name} ${version} (${license})`;
      return [
        `${title}\n\n${readLicense(join(project, directory), name)}\n`,
        ...(embedded[name] ?? []).map((other) => {
          const otherDirectory = join(project, 'node_modules', other);
          return `${title} contains ${other} (${readManifest(otherDirectory).license})\n\n${readLicense(otherDirectory, other)}\n`;
        }),
      ];
    })
    .sort()
    .join(`\n${'-'.repeat(80)}\n\n`);
}

function readManifest(directory) {
  return JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
}

function readLicense(directory, name) {
  const files = readdirSync(directory)
    .filter((file) => /^(?:licen[cs]e|copying|notice|third-?party)/i.test(file))
    .map((file) => join(directory, file));
  const ownText = join(texts, `${name.replace('/', '+')}.txt`);
  if (files.length === 0 && existsSync(ownText)) files.push(ownText);
  if (files.length === 0) throw new Error(`${name} has no license text: add ${ownText}`);
  return files.map((file) => readFileSync(file, 'utf8').trim()).join('\n\n');
}
