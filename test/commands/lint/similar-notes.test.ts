// Abridged output for many similar lint notes.

import { describe, expect, test } from 'vitest';
import { ashlar, cleanPetShop } from '../../cli/command.ts';
import { createTempDirectory } from '../../cli/temp-directory.ts';

describe('many similar notes', () => {
  const names = Array.from({ length: 9 }, (_, index) => `part${index}`);
  const documentWithNotes = cleanPetShop.replace(
    'age: { type: integer }',
    `age: { type: integer }\n${names.map((name) => `        ${name}: { type: boolean }`).join('\n')}`,
  );
  const countNotes = (text: string): number =>
    text.match(/note completeness\/property-description\n {2}(?!\d+ similar)/g)?.length ?? 0;

  test('are only counted after the first three, and are all shown with --all', async () => {
    const directory = createTempDirectory({
      'openapi.yaml': documentWithNotes,
      'ashlar.config.json':
        '{ "document": "openapi.yaml", "lint": { "rules": { "completeness/property-description": "note" } } }',
    });
    const { stderr, status } = await ashlar(directory, ['lint', '--no-redocly']);
    const unabridged = await ashlar(directory, ['lint', '--no-redocly', '--all']);
    expect(status).toBe(0);
    const noteCount = countNotes(unabridged.stderr);
    expect(noteCount).toBeGreaterThanOrEqual(9);
    expect(countNotes(stderr)).toBe(3);
    expect(stderr).toContain(
      `note completeness/property-description\n  ${noteCount - 3} similar; use --all to show them\n`,
    );
    expect(stderr.trimEnd().split('\n').at(-1)).toBe(unabridged.stderr.trimEnd().split('\n').at(-1));
  });
});
