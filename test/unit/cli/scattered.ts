// A document with mistakes in several files, and what is told of it.

import { ashlar, soundPets } from './command.ts';

/** Two mistakes in the document, one in a file that it refers to. */
export const scattered = {
  'openapi.yaml': soundPets
    .replace("{ $ref: '#/components/schemas/Pet' }", '{ $ref: pets.yaml#/Pet }')
    .replace(/components:[^]*/, ''),
  'pets.yaml': `Pet:
  description: An animal that somebody keeps. # Not a toy.
  type: object
  required: [naem]
  properties:
    name: { type: string, format: datetime }
    age: { $ref: parts/age.json }
`,
  'parts/age.json': '{\n  "type": "integer",\n  "minLength": 1,\n  "description": "In years.",\n  "default": "3"\n}\n',
};

/** A finding as --json has it. */
export interface Told {
  readonly code: string;
  readonly severity: string;
  readonly message: string;
  readonly fingerprint?: string;
  readonly place?: {
    readonly file: string;
    readonly line: number;
    readonly column: number;
    readonly end?: { readonly line: number; readonly column: number };
  };
}

/** What the linter tells of a document in a folder. */
export async function findings(
  folder: string,
  document = 'openapi.yaml',
  ...words: readonly string[]
): Promise<readonly Told[]> {
  const { stdout } = await ashlar(folder, ['lint', document, '--json', ...words]);
  return (JSON.parse(stdout) as { readonly diagnostics: readonly Told[] }).diagnostics;
}

/** Code, file and range of each. */
export function places(told: readonly Told[]): readonly string[] {
  return told.map(
    ({ code, place }) =>
      `${code} ${place?.file ?? ''}:${place?.line ?? 0}:${place?.column ?? 0}-${place?.end?.line ?? 0}:${place?.end?.column ?? 0}`,
  );
}
