// Type check of templates against their views, in one TypeScript program.

import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { translate, type Problem, type Translation } from './template-to-typescript.ts';

/** Module that declares `Templates`; with `text`, it need not exist on disk. */
export interface Views {
  readonly file: string;
  readonly text?: string;
}

/** The build contains declarations instead of sources. */
const extension = import.meta.url.endsWith('.ts') ? '.ts' : '.d.ts';
const codeFile = fileURLToPath(new URL(`../../code/branded-text${extension}`, import.meta.url));

/** Views of the built-in templates. */
export const ownViews: Views = {
  file: fileURLToPath(new URL(`../../targets/template-views${extension}`, import.meta.url)),
};

const folder = fileURLToPath(new URL('./translated/', import.meta.url));

const preamble = (views: Views): string =>
  [
    `import type { Code, Language } from ${JSON.stringify(codeFile)};`,
    `import type { Templates } from ${JSON.stringify(views.file)};`,
    'declare function print<L extends Language>(code: Code<L>): void;',
    'declare function condition(value: boolean | undefined | readonly unknown[] | Code<Language>): void;',
    'declare function list<T>(items: readonly T[]): readonly T[];',
    // `SafeText` is an object type to the compiler, but has no properties for a template.
    'declare function optional<T extends object>(value: (T & (T extends string ? never : unknown)) | undefined): T | undefined;',
    'declare function given<T>(view: T): void;',
    'declare const index: number;',
    'declare const flag: boolean;',
  ].join('\n');

const options: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  types: [],
};

/** Type-checks templates by name. Problems are sorted by template, line, and column. */
export function checkTemplates(templates: ReadonlyMap<string, string>, views: Views): readonly Problem[] {
  const translations = new Map([...templates].map(([name, text]) => [name, translate(name, text)]));
  const start = preamble(views);
  const files = new Map<string, string>();
  for (const [name, { text }] of translations) files.set(fileOf(name), `${start}\n${text}\n`);
  files.set(registryFile, registry([...templates.keys()], views));
  if (views.text !== undefined) files.set(views.file, views.text);

  const program = ts.createProgram([...files.keys()], options, hostOf(files));
  const problems = [...translations.values()].flatMap(({ refused }) => refused);
  const preambleLines = start.split('\n').length;
  for (const [name, translation] of translations) {
    const file = program.getSourceFile(fileOf(name));
    for (const diagnostic of [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]) {
      problems.push(problemOf(name, diagnostic, translation, preambleLines));
    }
  }
  const unwritten = program.getSemanticDiagnostics(program.getSourceFile(registryFile));
  for (const { messageText } of unwritten) {
    problems.push({ template: '', line: 1, column: 1, message: ts.flattenDiagnosticMessageText(messageText, '\n') });
  }
  const once = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...once.values()].sort((a, b) =>
    a.template === b.template ? a.line - b.line || a.column - b.column : a.template < b.template ? -1 : 1,
  );
}

const registryFile = `${folder}registry.ts`;

/** Module that type-checks if every view has a template. */
function registry(names: readonly string[], views: Views): string {
  return [
    `import type { Templates } from ${JSON.stringify(views.file)};`,
    `export const written: { [Name in keyof Templates]: true } = { ${names.map((name) => `${JSON.stringify(name)}: true`).join(', ')} };`,
  ].join('\n');
}

function fileOf(template: string): string {
  return `${folder}${template.replace(/[^A-Za-z0-9]/g, (mark) => `_${String(mark.charCodeAt(0))}_`)}.ts`;
}

function problemOf(
  template: string,
  diagnostic: ts.Diagnostic,
  translation: Translation,
  preambleLines: number,
): Problem {
  const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n');
  const line = diagnostic.file?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? 0;
  const place = translation.places[line - preambleLines];
  return { ...(place ?? { template, line: 1, column: 1 }), message };
}

/** Source files on disk, shared by all programs. */
const parsed = new Map<string, ts.SourceFile | undefined>();

function hostOf(files: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    fileExists: (file) => files.has(file) || host.fileExists(file),
    readFile: (file) => files.get(file) ?? host.readFile(file),
    getSourceFile: (file, version, ...rest) => {
      const text = files.get(file);
      if (text !== undefined) return ts.createSourceFile(file, text, version);
      const known = parsed.get(file) ?? host.getSourceFile(file, version, ...rest);
      parsed.set(file, known);
      return known;
    },
  };
}
