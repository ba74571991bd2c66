// Options that select operations and limit the printed diagnostics.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ashlar } from './command.ts';
import { createTempDirectory, readFiles } from './temp-directory.ts';

const document = `openapi: 3.0.3
info: { title: Shop, version: 1.0.0 }
paths:
  /pets: { get: { operationId: listPets, tags: [pets], responses: { '200': { description: ok } } } }
  /orders: { get: { operationId: listOrders, tags: [orders], responses: { '200': { description: ok } } } }
`;

/** A document with this many schemas of an unknown type. */
function withUnknownTypes(count: number): string {
  const schemas = Array.from({ length: count }, (_, index) => `    S${index}: { type: t${index} }`);
  return `${document}components:\n  schemas:\n${schemas.join('\n')}\n`;
}

const generate = ['generate', 'openapi.yaml', '--targets', 'types'];

describe('filters', () => {
  it('select the operations of a run, and invalidate its cache', async () => {
    const directory = createTempDirectory({ 'openapi.yaml': document });
    const operations = async (...options: readonly string[]): Promise<readonly (string | undefined)[]> => {
      const { status } = await ashlar(directory, [...generate, '--cache', 'cache', ...options]);
      expect(status).toBe(0);
      const text = readFiles(directory)['generated/types/operations.ts'] ?? '';
      return ['ListPets', 'ListOrders'].filter((name) => text.includes(name));
    };
    expect(await operations()).toEqual(['ListPets', 'ListOrders']);
    expect(await operations('--include-tag', 'pets')).toEqual(['ListPets']);
    expect(await operations('--exclude-path', '/pet*')).toEqual(['ListOrders']);
    expect(await operations()).toEqual(['ListPets', 'ListOrders']);
  });

  it('are configurable; options replace those of the same kind', async () => {
    const directory = createTempDirectory({
      'openapi.yaml': document,
      'ashlar.config.json': JSON.stringify({
        document: 'openapi.yaml',
        targets: ['types'],
        filter: { tags: { include: ['pets'] } },
      }),
    });
    await ashlar(directory, ['generate']);
    expect(readFiles(directory)['generated/types/operations.ts']).not.toContain('ListOrders');
    await ashlar(directory, ['generate', '--include-tag', 'orders']);
    expect(readFiles(directory)['generated/types/operations.ts']).not.toContain('ListPets');
  });

  it('that match nothing write nothing, and list what there is', async () => {
    const directory = createTempDirectory({ 'openapi.yaml': document });
    const { status, stderr } = await ashlar(directory, [...generate, '--include-tag', 'pet']);
    expect(status).toBe(2);
    expect(stderr).toContain(
      'error cli/unmatched-filter\n  the filter `pet` matches no tag\n  help: did you mean `pets`? The document has `orders`, `pets`\n\n1 error\n',
    );
    expect(existsSync(join(directory, 'generated'))).toBe(false);
  });

  it('are checked in the configuration', async () => {
    const directory = createTempDirectory({
      'openapi.yaml': document,
      'ashlar.config.json': JSON.stringify({
        document: 'openapi.yaml',
        filter: { tag: { include: ['a'] }, paths: ['/a'] },
      }),
    });
    const { status, stderr } = await ashlar(directory, ['generate']);
    expect(status).toBe(2);
    expect(stderr).toContain('did you mean `tags`?');
    expect(stderr).toContain('`filter.paths`');
  });
});

describe('--max-diagnostics', () => {
  it('is 50 by default', async () => {
    const directory = createTempDirectory({ 'openapi.yaml': withUnknownTypes(120) });
    const { status, stderr } = await ashlar(directory, generate);
    expect(status).toBe(0);
    expect(stderr.match(/document\/unknown-type/g)).toHaveLength(50);
    expect(stderr).toContain('and 70 more; use --max-diagnostics 0 to show all\n\n120 warnings\n');
  });

  it('changes the number; 0 prints all', async () => {
    const directory = createTempDirectory({ 'openapi.yaml': withUnknownTypes(120) });
    const count = async (value: string): Promise<number | undefined> =>
      (await ashlar(directory, [...generate, '--max-diagnostics', value])).stderr.match(/document\/unknown-type/g)
        ?.length;
    expect(await count('3')).toBe(3);
    expect(await count('0')).toBe(120);
  });

  it('rejects other values', async () => {
    const directory = createTempDirectory({ 'openapi.yaml': document });
    const { status, stderr } = await ashlar(directory, [...generate, '--max-diagnostics', 'many']);
    expect(status).toBe(2);
    expect(stderr).toContain('cli/invalid-arguments');
    expect(stderr).toContain('expected a non-negative integer, found ');
  });
});
