// Code blocks of the tutorials and guides: what the tests read, and which blocks and commands they reject.

import { describe, expect, it } from 'vitest';
import { applyBlock, readBlocks } from './blocks.ts';
import { interceptServers } from './local-servers.ts';
import { runCommand } from './run-command.ts';

const fence = (info: string, text: string): string => `A sentence.\n\n\`\`\`${info}\n${text}\`\`\`\n`;

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
          { line: 'first', output: 'output\n', offset: markdown.indexOf('output\n') },
          { line: 'second', output: '', offset: markdown.indexOf('second\n') + 'second\n'.length },
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

describe('a command', () => {
  it.each(['make', 'curl --insecure localhost:8080', 'npx other'])('is rejected if it is unknown: %s', async (line) => {
    const servers = interceptServers();
    const session = { directory: '.', servers, modules: new Set<string>(), printed: [] };
    try {
      await expect(runCommand(line, session)).rejects.toThrow('the tests cannot run');
    } finally {
      await servers.stop();
    }
  });
});
