// Multi-file document with lint findings, and helpers that run `ashlar lint --json`.

import { ashlar, cleanPetShop } from '../../cli/command.ts';

/** Files of a document whose schemas are in other files, with two findings in each of those files. */
export const sampleFiles = {
  'openapi.yaml': cleanPetShop
    .replace("{ $ref: '#/components/schemas/Pet' }", '{ $ref: pets.yaml#/Pet }')
    .replace(/components:[^]*/, ''),
  'pets.yaml': `Pet:
  description: A pet in the store. # The name is required.
  type: object
  required: [naem]
  properties:
    name: { type: string, format: datetime }
    age: { $ref: parts/age.json }
`,
  'parts/age.json': '{\n  "type": "integer",\n  "minLength": 1,\n  "description": "In years.",\n  "default": "3"\n}\n',
};

/** Finding in the output of `--json`. */
export interface FindingJson {
  readonly code: string;
  readonly severity: string;
  readonly message: string;
  readonly help?: string;
  readonly fingerprint?: string;
  readonly location?: {
    readonly file: string;
    readonly line: number;
    readonly column: number;
    readonly end?: { readonly line: number; readonly column: number };
  };
}

/** Lints a document in the directory and returns its findings. */
export async function getFindings(
  directory: string,
  document = 'openapi.yaml',
  ...args: readonly string[]
): Promise<readonly FindingJson[]> {
  const { stdout } = await ashlar(directory, ['lint', document, '--json', ...args]);
  return (JSON.parse(stdout) as { readonly diagnostics: readonly FindingJson[] }).diagnostics;
}

/** Formats each finding as its code, file, and range. */
export function formatLocations(findings: readonly FindingJson[]): readonly string[] {
  return findings.map(
    ({ code, location }) =>
      `${code} ${location?.file ?? ''}:${location?.line ?? 0}:${location?.column ?? 0}-${location?.end?.line ?? 0}:${location?.end?.column ?? 0}`,
  );
}
