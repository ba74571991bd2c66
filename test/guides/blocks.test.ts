// Code blocks of the tutorials and guides: what the tests read, and which blocks and commands they reject.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTempDirectory } from '../cli/temp-directory.ts';
import type { Files } from '../compile/case.ts';
import { applyBlock, readBlocks } from './blocks.ts';
import { followBlocks } from './follow-blocks.ts';
import { interceptServers } from './local-servers.ts';
import { runCommand } from './run-command.ts';

const fence = (info: string, text: string): string => `A sentence.\n\n\`\`\`${info}\n${text}\`\`\`\n`;

const noServer = (): Promise<string> => Promise.reject(new Error('the page needs no server'));

describe('the blocks of a page', () => {
  it('are files, changes, excerpts, and commands', () => {
    const markdown = [
      fence('ts', '// src/a.ts\nexport {};\n'),
      fence('json title=a.json', '{}\n'),
      fence('ts excerpt=src/b.ts', 'export {};\n'),
      fence('diff', '--- src/a.ts\n-export {};\n+export default 1;\n'),
      fence('console', '$ first # a comment\noutput\n$ second\n'),
    ].join('');
    const blocks = readBlocks(markdown);
    expect(blocks).toEqual([
      { kind: 'file', path: 'src/a.ts', text: '// src/a.ts\nexport {};\n' },
      { kind: 'file', path: 'a.json', text: '{}\n' },
      { kind: 'excerpt', path: 'src/b.ts', text: 'export {};\n' },
      { kind: 'change', path: 'src/a.ts', before: 'export {};\n', after: 'export default 1;\n' },
      {
        kind: 'commands',
        commands: [
          { line: 'first', comment: 'a comment', output: 'output\n', offset: markdown.indexOf('output\n') },
          { line: 'second', comment: '', output: '', offset: markdown.indexOf('second\n') + 'second\n'.length },
        ],
      },
    ]);
  });

  it.each([
    ['an unknown language', fence('rust', 'fn main() {}\n')],
    ['no language', fence('', 'text\n')],
    ['another fence', '~~~ts\n// a.ts\n~~~\n'],
    ['an indentation', 'A sentence.\n\n    code\n'],
    ['no end', '```ts\n// a.ts\n'],
    ['a program without a path', fence('ts', 'export {};\n')],
    ['JSON without a path', fence('json', '{}\n')],
    ['invalid JSON', fence('json title=a.json', '{,}\n')],
    ['output without a command', fence('console', 'output\n$ first\n')],
    ['a change without a path', fence('diff', '-a\n+b\n')],
  ])('are rejected with %s', (_, markdown) => {
    expect(() => readBlocks(markdown)).toThrow();
  });
});

describe('a change', () => {
  const change = { kind: 'change', path: 'a.ts', before: 'b\n', after: 'c\n' } as const;

  it('replaces its lines', () => {
    expect(applyBlock(new Map([['a.ts', 'a\nb\n']]), change).get('a.ts')).toBe('a\nc\n');
  });

  it.each([
    ['none', 'a\n'],
    ['two', 'b\nb\n'],
  ])('is rejected if %s of the lines match', (_, text) => {
    expect(() => applyBlock(new Map([['a.ts', text]]), change)).toThrow('matches of a change in a.ts');
  });
});

describe('an excerpt', () => {
  const markdown = fence('console', '$ npx ashlar model\n') + fence('ts excerpt=src/a.ts', 'export {};\n');

  async function follow(isSkipped: boolean, text?: string): Promise<string> {
    const directory = createTempDirectory();
    const servers = interceptServers();
    const session = { directory, serverDirectory: noServer, servers, modules: new Set<string>(), printed: [] };
    const files = new Map(text === undefined ? [] : [['src/a.ts', text]]);
    const generate = (): Promise<Files> => Promise.resolve(new Map());
    // The command fails without a document, and writes nothing.
    try {
      await followBlocks(readBlocks(markdown), { files, generate, isSkipped: () => isSkipped }, session);
    } finally {
      await servers.stop();
    }
    return readFileSync(join(directory, 'src/a.ts'), 'utf8');
  }

  it('must be part of the file', async () => {
    await expect(follow(false, 'export {};\nexport default 1;\n')).resolves.toContain('default');
    await expect(follow(false, 'export default 1;\n')).rejects.toThrow('to contain');
  });

  it('is rejected without the file', async () => {
    await expect(follow(false)).rejects.toThrow('src/a.ts does not exist');
  });

  it('replaces the file of a command that is skipped', async () => {
    await expect(follow(true)).resolves.toBe('export {};\n');
  });
});

describe('a server', () => {
  const program = `// src/serve.ts
import { createServer } from 'node:http';
createServer().listen(8080);
`;

  it.each([
    ['', false],
    ['stop the first one before', true],
  ])(
    'is rejected if its port is in use, unless a comment says to stop the other one: "%s"',
    async (comment, isValid) => {
      const servers = interceptServers();
      const directory = createTempDirectory();
      const session = { directory, serverDirectory: noServer, servers, modules: new Set<string>(), printed: [] };
      const commands = `$ npx tsx src/serve.ts\n$ npx tsx src/serve.ts${comment === '' ? '' : ` # ${comment}`}\n`;
      const generate = (files: ReadonlyMap<string, string>): Promise<Files> => Promise.resolve(files);
      const follow = followBlocks(
        readBlocks(fence('ts', program) + fence('console', commands)),
        { files: new Map(), generate, isSkipped: () => false },
        session,
      );
      try {
        if (isValid) expect(await follow).toHaveLength(2);
        else await expect(follow).rejects.toThrow('port 8080 is in use');
      } finally {
        await servers.stop();
      }
    },
  );
});

describe('a command', () => {
  it.each(['make', 'curl --insecure localhost:8080', 'npx other'])('is rejected if it is unknown: %s', async (line) => {
    const servers = interceptServers();
    const session = { directory: '.', serverDirectory: noServer, servers, modules: new Set<string>(), printed: [] };
    try {
      await expect(runCommand(line, session)).rejects.toThrow('the tests cannot run');
    } finally {
      await servers.stop();
    }
  });
});
