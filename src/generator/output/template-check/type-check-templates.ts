// Type check of templates against their views, in one TypeScript program.

import { fileURLToPath } from 'node:url';
import { Project, ts, type CompilerOptions } from 'ts-morph';
import { translateTemplate, type TemplateProblem, type Translation } from './template-to-typescript.ts';
import type { Report } from '../../diagnostics/report.ts';
import { listTemplates, type TemplateOverrides } from '../template-compiler.ts';

/** Module that declares `Templates`. With `text`, it does not have to exist on disk. */
export interface ViewsModule {
  readonly file: string;
  readonly text?: string;
}

/** The build contains declarations instead of sources. */
const extension = import.meta.url.endsWith('.ts') ? '.ts' : '.d.ts';
const safeTextFile = fileURLToPath(new URL(`../../code/branded-text${extension}`, import.meta.url));

/** Views of the built-in templates. */
export const builtinViews: ViewsModule = {
  file: fileURLToPath(new URL(`../../targets/template-views${extension}`, import.meta.url)),
};

const virtualDirectory = fileURLToPath(new URL('./translated/', import.meta.url));

/** Returns the declarations that translated templates use. */
const createPreamble = (views: ViewsModule): string =>
  [
    `import type { Language, SafeText } from ${JSON.stringify(safeTextFile)};`,
    `import type { Templates } from ${JSON.stringify(views.file)};`,
    'declare function print<L extends Language>(text: SafeText<L>): void;',
    'declare function condition(value: boolean | undefined | readonly unknown[] | SafeText<Language>): void;',
    'declare function list<T>(items: readonly T[]): readonly T[];',
    // `SafeText` is an object type to the compiler, but has no properties for a template.
    'declare function optional<T extends object>(value: (T & (T extends string ? never : unknown)) | undefined): T | undefined;',
    'declare function renderPartial<T>(view: T): void;',
    // Type-level counterpart of `templateLanguage`.
    'type LanguageOf<N> = N extends `${string}.${infer E}` ? E : N extends `docs/html/${string}` ? "html" : N extends `docs/${string}` ? "md" : "ts";',
    // The partials in a union of views that do not exist, have a different language, or have different views.
    'type Mismatch<L, V> = V extends { readonly partial: infer N } ? N extends keyof Templates ? [LanguageOf<N>, V] extends [L, Templates[N]] ? never : N : N : never;',
    'declare function renderSelectedPartial<Partial extends never>(): void;',
    'declare const index: number;',
    'declare const isEdgeItem: boolean;',
  ].join('\n');

const compilerOptions: CompilerOptions = {
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

/** Project for all checks, which parses the modules on disk once. */
const project = new Project({ compilerOptions, skipFileDependencyResolution: true });

/** Type-checks templates by name. Problems are sorted by template, line, and column. */
export function typeCheckTemplates(
  templates: ReadonlyMap<string, string>,
  views: ViewsModule,
): readonly TemplateProblem[] {
  const translations = new Map([...templates].map(([name, text]) => [name, translateTemplate(name, text)]));
  const preambleText = createPreamble(views);
  const files = new Map<string, string>();
  for (const [name, { text }] of translations) files.set(virtualFileName(name), `${preambleText}\n${text}\n`);
  files.set(registryFile, printRegistry([...templates.keys()], views));
  if (views.text !== undefined) files.set(views.file, views.text);

  const sourceFiles = [...files].map(([file, text]) => project.createSourceFile(file, text));
  const program = project.getProgram().compilerObject;
  const problems = [...translations.values()].flatMap(({ problems }) => problems);
  const preambleLines = preambleText.split('\n').length;
  for (const [name, translation] of translations) {
    const file = program.getSourceFile(virtualFileName(name));
    for (const diagnostic of [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]) {
      problems.push(toProblem(name, diagnostic, translation, preambleLines));
    }
  }
  const registryErrors = program.getSemanticDiagnostics(program.getSourceFile(registryFile));
  for (const { messageText } of registryErrors) {
    problems.push({ template: '', line: 1, column: 1, message: ts.flattenDiagnosticMessageText(messageText, '\n') });
  }
  for (const file of sourceFiles) project.removeSourceFile(file);
  const uniqueProblems = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...uniqueProblems.values()].sort((a, b) =>
    a.template === b.template ? a.line - b.line || a.column - b.column : a.template < b.template ? -1 : 1,
  );
}

const registryFile = `${virtualDirectory}registry.ts`;

/** Returns a module that type-checks only if every view has a template. */
function printRegistry(names: readonly string[], views: ViewsModule): string {
  return [
    `import type { Templates } from ${JSON.stringify(views.file)};`,
    `export const existingTemplates: { [Name in keyof Templates]: true } = { ${names.map((name) => `${JSON.stringify(name)}: true`).join(', ')} };`,
  ].join('\n');
}

function virtualFileName(template: string): string {
  return `${virtualDirectory}${template.replace(/[^A-Za-z0-9]/g, (character) => `_${String(character.charCodeAt(0))}_`)}.ts`;
}

function toProblem(
  template: string,
  diagnostic: ts.Diagnostic,
  translation: Translation,
  preambleLines: number,
): TemplateProblem {
  const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n');
  const line = diagnostic.file?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? 0;
  const location = translation.locations[line - preambleLines];
  return { ...(location ?? { template, line: 1, column: 1 }), message };
}

/**
 * Reports each location at which a custom template uses a property that its view does not have. Returns whether any
 * error was reported.
 */
export function reportTemplateTypeErrors(overrides: TemplateOverrides, report: Report): boolean {
  let hasErrors = false;
  // Built-in templates are valid, so only custom ones are checked.
  const builtinNames = new Set(listTemplates());
  const customTemplates = new Map(
    [...overrides].filter(([name]) => builtinNames.has(name)).map(([name, { text }]) => [name, text] as const),
  );
  for (const { template, line, column, message } of typeCheckTemplates(customTemplates, builtinViews)) {
    const file = overrides.get(template)?.file;
    if (file === undefined) continue;
    hasErrors = true;
    report.add('templates/type-error', { message: relevantLine(message), location: { file, line, column } });
  }
  return hasErrors;
}

/** Returns the line of a compiler message that names the property; the first line if none does. */
function relevantLine(message: string): string {
  const lines = message.split('\n').map((line) => line.trim());
  return lines.find((line) => line.startsWith('Property ')) ?? lines[0] ?? message;
}
