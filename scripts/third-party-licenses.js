// Licenses of the packages in a bundle.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts for packages that contain none, by name with `+` instead of `/`. */
const texts = join(import.meta.dirname, 'licenses');

/**
 * Returns the name, version, and license of each package in bundles, given their metafiles. Throws if a package has no
 * license text.
 */
export function formatLicenses(directory, metafiles) {
  const inputs = metafiles.flatMap(({ outputs }) =>
    Object.values(outputs).flatMap((output) =>
      Object.entries(output.inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
    ),
  );
  const packages = new Set(
    inputs.flatMap((path) => /^.*\bnode_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0] ?? []),
  );
  return [...packages]
    .map((path) => formatLicense(join(directory, path)))
    .sort()
    .join(`\n${'-'.repeat(80)}\n\n`);
}

function formatLicense(directory) {
  const { name, version, license } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  const files = readdirSync(directory)
    .filter((file) => /^(?:licen[cs]e|copying|notice)\b/i.test(file))
    .map((file) => join(directory, file));
  const ownText = join(texts, `${name.replace('/', '+')}.txt`);
  if (files.length === 0 && existsSync(ownText)) files.push(ownText);
  if (files.length === 0) throw new Error(`${name} ${version} has no license text: add ${ownText}`);
  return `${[`${name} ${version} (${license})`, ...files.map((file) => readFileSync(file, 'utf8').trim())].join('\n\n')}\n`;
}
