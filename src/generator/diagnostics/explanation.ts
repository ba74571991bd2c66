// Explanation of a diagnostic code, with examples.

import type { DiagnosticCode } from './codes.ts';

/**
 * Example: text of `openapi.yaml`, or of several files by name. A test runs it, and adds `openapi: 3.1.0`, `info`, and
 * `paths` to each `.yaml` file that has fields of OpenAPI but lacks these. An example with a command can omit
 * `openapi.yaml`; the test adds a valid one.
 */
export type Example = string | Readonly<Record<string, string>>;

/** Explanation of a code. */
export interface Explanation {
  /** What is wrong. The first sentence is the summary in lists. */
  readonly cause: string;
  /** What Ashlar assumes, ignores, or generates. */
  readonly consequence: string;
  /** What to change. */
  readonly fix: string;
}

/** Explanation of a code about input files or a command line. */
export interface ExampleExplanation extends Explanation {
  readonly invalid: Example;
  readonly valid: Example;
  /** Command that reports the invalid example; absent if reading the document reports it. */
  readonly command?: string | ExampleCommands;
}

/** Commands in the directory of each example, if they differ. `&&` separates those of an example. */
export interface ExampleCommands {
  readonly invalid: string;
  readonly valid: string;
}

/** Explanation of a code about an event that no example can show, such as an error of the network. */
export interface CommandExplanation extends Explanation {
  /** Command that applies or verifies the fix. */
  readonly command: string;
}

/** Codes that always have examples. An example of the excluded code would have 500 schemas. */
type ExampleCode = Exclude<
  Extract<DiagnosticCode, `${'document' | 'model' | 'cel' | 'validators'}/${string}`>,
  'model/reference-chain-too-long'
>;

/** Explanations of all codes. */
export type Explanations = {
  readonly [Code in DiagnosticCode]: Code extends ExampleCode
    ? ExampleExplanation
    : ExampleExplanation | CommandExplanation;
};

/** Returns the first sentence without its period. */
export function firstSentence(text: string): string {
  return text.replace(/\.(?: .*)?$/s, '');
}

/** Returns a fix in the form of the help of a diagnostic: its first sentence, without a capital letter and a period. */
export function toHelp(fix: string): string {
  return firstSentence(fix).replace(/^[A-Z][a-z]*\b/, (word) => word.toLowerCase());
}

/** Creates examples that differ only in their commands. */
export function commandExamples(
  invalid: string,
  valid: string,
  files: Example = {},
): Required<Pick<ExampleExplanation, 'command' | 'invalid' | 'valid'>> {
  return { command: { invalid, valid }, invalid: files, valid: files };
}

/** Creates an example with the schema `Pet`. */
export function schemaExample(schema: string): string {
  return `components:\n  schemas:\n    Pet:\n${indent(schema, 6)}\n`;
}

/** Creates an example with the operation `GET /pets`. */
export function operationExample(fields: string): string {
  return `paths:\n  /pets:\n    get:\n${indent(fields, 6)}\n      responses:\n        '200': { description: All pets. }\n`;
}

function indent(text: string, width: number): string {
  return text
    .split('\n')
    .map((line) => ' '.repeat(width) + line)
    .join('\n');
}
