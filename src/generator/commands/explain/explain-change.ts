// Explanations of the change kinds of `ashlar diff`, from its catalog.

import { changeKind, type ChangeId } from '../diff/catalog.ts';
import type { CodeLevels, Direction, WireLevels } from '../diff/change.ts';

export interface ChangeExplanation {
  readonly change: ChangeId;
  /** Message template; `{name}` is a value from the documents. */
  readonly message: string;
  /** Minimum levels on the wire, by direction. */
  readonly wire: WireLevels;
  /** Minimum levels for code that uses the generated code, by direction of the affected message. */
  readonly code: Readonly<Partial<Record<Direction, CodeLevels>>>;
  /** Kind of the same change with the documents swapped. */
  readonly inverse: string;
  /** Path in the package. */
  readonly documentation: string;
}

export function explainChange(id: ChangeId): ChangeExplanation {
  const { messageTemplate, wire, code, inverse } = changeKind(id);
  return { change: id, message: messageTemplate, wire, code, inverse, documentation: 'docs/diff.md#change-kinds' };
}

/** Formats an explanation for a terminal. */
export function formatChangeExplanation({
  change,
  message,
  wire,
  code,
  inverse,
  documentation,
}: ChangeExplanation): string {
  const codeLines = Object.entries(code).map(([direction, levels]) => `  in a ${direction}: ${formatLevels(levels)}\n`);
  return [
    `${change}: change kind\nReported by ashlar diff.\n`,
    `\nMessage\n  ${message}\n`,
    `\nLevel for requests and responses\n  ${formatLevels(wire)}\n`,
    ...(codeLines.length > 0 ? [`\nLevel for code that uses the output\n${codeLines.join('')}`] : []),
    '\nThe context of a change can raise its level.\n',
    `\nInverse change\n  ${inverse}\n`,
    `\nDocumentation\n  ${documentation} in the package ashlar\n`,
  ].join('');
}

/** Returns levels by name, such as `request: breaking, response: compatible`. */
export function formatLevels(levels: WireLevels | CodeLevels): string {
  const parts = Object.entries(levels).map(([name, level]) => `${name}: ${level}`);
  return parts.length === 0 ? 'no effect' : parts.join(', ');
}
