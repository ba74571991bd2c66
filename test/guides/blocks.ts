// Code blocks of the tutorials and guides.

/** A file of the reader's project; a later block with the same path replaces it. */
export interface FileBlock {
  readonly kind: 'file';
  readonly path: string;
  readonly text: string;
}

/** A change of a file: lines to replace. */
export interface ChangeBlock {
  readonly kind: 'change';
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** An excerpt of a file that a command has written. */
export interface ExcerptBlock {
  readonly kind: 'excerpt';
  readonly path: string;
  readonly text: string;
}

/** A command, and the output that the page shows. */
export interface Command {
  readonly line: string;
  /** Text after `#`, or an empty string. */
  readonly comment: string;
  readonly output: string;
  /** Offset of the output on the page. */
  readonly offset: number;
}

export interface CommandsBlock {
  readonly kind: 'commands';
  readonly commands: readonly Command[];
}

export type Block = FileBlock | ChangeBlock | ExcerptBlock | CommandsBlock;

/** Returns the code blocks of a page. Throws if the tests cannot process a block. */
export function readBlocks(markdown: string): readonly Block[] {
  const fence = /^```([^\n`]*)\n([^]*?)^```$/gm;
  if (/```|~~~|^(?: {4}|\t)/m.test(markdown.replace(fence, '')))
    throw new Error('the tests cannot process a code block that is indented, unclosed, or fenced in another way');
  return [...markdown.matchAll(fence)].flatMap(({ index, 1: info = '', 2: text = '' }) =>
    // A fragment is for another document than the one of the page.
    info === 'ts fragment' ? [] : [readBlock(info.trim(), text, index + '```'.length + info.length + 1)],
  );
}

const commentPath: Readonly<Record<string, RegExp>> = {
  ts: /^\/\/ (\S+\.ts)\n/,
  tsx: /^\/\/ (\S+\.tsx)\n/,
  yaml: /^# (\S+\.yaml)\n/,
  sql: /^-- (\S+\.sql)\n/,
};

function readBlock(info: string, text: string, offset: number): Block {
  const [language = '', attribute = ''] = info.split(' ');
  const [, name, path] = /^(title|excerpt)=(\S+)$/.exec(attribute) ?? [];
  if (language === 'console') return { kind: 'commands', commands: readCommands(text, offset) };
  if (language === 'diff') return readChange(text);
  if ((language === 'json' || language === 'hbs') && name === 'title' && path !== undefined) {
    if (language === 'json') JSON.parse(text);
    return { kind: 'file', path, text };
  }
  if (language === 'ts' && name === 'excerpt' && path !== undefined) return { kind: 'excerpt', path, text };
  const [, titled] = commentPath[language]?.exec(text) ?? [];
  if (titled === undefined)
    throw new Error(`the tests cannot process the block "${info}" that starts with ${text.slice(0, 60)}`);
  return { kind: 'file', path: titled, text };
}

/** Reads commands: each is a line after `$ `, followed by its output. */
function readCommands(text: string, offset: number): readonly Command[] {
  const commands = [...text.matchAll(/^\$ (.*)\n((?:(?!\$ ).*\n)*)/gm)];
  const covered = commands.reduce((length, [whole]) => length + whole.length, 0);
  if (covered !== text.length) throw new Error(`a block of commands must start with "$ ": ${text.slice(0, 60)}`);
  return commands.map(({ index, 0: whole, 1: line = '', 2: output = '' }) => ({
    line: line.replace(/ +# .*$/, ''),
    comment: / +# (.*)$/.exec(line)?.[1] ?? '',
    output,
    offset: offset + index + whole.length - output.length,
  }));
}

function readChange(text: string): ChangeBlock {
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const [, path] = /^--- (\S+)$/.exec(header) ?? [];
  if (path === undefined || lines.some((line) => !/^[-+ ]/.test(line)))
    throw new Error(`a change must start with "--- PATH": ${text.slice(0, 60)}`);
  const linesWithout = (sign: string): string =>
    lines.flatMap((line) => (line.startsWith(sign) ? [] : [`${line.slice(1)}\n`])).join('');
  return { kind: 'change', path, before: linesWithout('+'), after: linesWithout('-') };
}

/** Applies a block to the files of a project. Throws if a change does not apply. */
export function applyBlock(files: ReadonlyMap<string, string>, block: FileBlock | ChangeBlock): Map<string, string> {
  const changed = new Map(files);
  if (block.kind === 'file') return changed.set(block.path, block.text);
  const parts = (files.get(block.path) ?? '').split(block.before);
  if (parts.length !== 2) throw new Error(`${parts.length - 1} matches of a change in ${block.path}:\n${block.before}`);
  return changed.set(block.path, parts.join(block.after));
}
