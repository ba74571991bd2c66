// Explanations of all diagnostic codes and lint rules.

import { borrowed } from '../lint/redocly/redocly-rules.ts';
import type { Level } from '../lint/config.ts';
import { families, rules } from '../lint/registry.ts';
import { codes, isCode, type Code } from '../../diagnostics/codes.ts';
import { statusOf } from '../../cli/command-result.ts';

export interface Explanation {
  /** Code such as `document/keyword-value`. */
  readonly code: string;
  /** First segment of the code. */
  readonly family: string;
  readonly severity: Level;
  /** What is wrong and why it matters. */
  readonly meaning: string;
  /** Further sentences: help, origin of the diagnostic, exit status. */
  readonly more: readonly string[];
}

type Stage<C extends string> = C extends `${infer Family}/${string}` ? Family : never;

/** Origin of the diagnostics of each family. */
const stages: Readonly<Record<Stage<Code>, string>> = {
  cli: 'Told of the command line, the configuration and the output folder.',
  source: 'Told while the files of the document are read.',
  document: 'Told while the document is read as OpenAPI.',
  rules: 'Told of the rules and preconditions of the document.',
  model: 'Told while the model is built.',
  emit: 'Told of the files that are generated.',
  validators: 'Told while validators are made.',
  diff: 'Told by ashlar diff.',
  scaffold: 'Told by ashlar scaffold.',
  release: 'Told by ashlar release.',
  templates: 'Told of templates that stand in for those of Ashlar.',
  lint: 'Told by ashlar lint of itself.',
};

/** Returns the families in order, each with its origin. */
export function familiesOfCodes(): readonly { readonly family: string; readonly told: string }[] {
  const own = families.map((family) => ({ family, told: 'Rules of ashlar lint.' }));
  return [
    ...Object.entries(stages).map(([family, told]) => ({ family, told })),
    ...own,
    { family: 'redocly', told: 'Rules of @redocly/openapi-core, which run underneath those of ashlar lint.' },
  ];
}

/** Returns the explanations of all codes, by family. */
export function explanations(): readonly Explanation[] {
  return [
    ...Object.keys(codes).filter(isCode).map(ofCode),
    ...rules.map(ofRule),
    ...Object.keys(borrowed).map(ofBorrowed),
  ];
}

function ofCode(code: Code): Explanation {
  const { severity, meaning } = codes[code];
  const family = familyOf(code);
  const told = new Map<string, string>(Object.entries(stages)).get(family) ?? '';
  return {
    code,
    family,
    severity,
    meaning,
    more: [told, ...(severity === 'error' ? [`The exit status is then ${statusOf(code)}.`] : [])],
  };
}

function ofRule({ code, severity, meaning, remedy, fixes }: (typeof rules)[number]): Explanation {
  return {
    code,
    family: familyOf(code),
    severity,
    meaning,
    more: [
      `What to do: ${remedy}`,
      ...(fixes === true ? ['ashlar lint --fix=unsafe fixes it.'] : []),
      turned(code, severity),
    ],
  };
}

function ofBorrowed(rule: string): Explanation {
  const code = `redocly/${rule}`;
  const severity = borrowed[rule] ?? 'off';
  return {
    code,
    family: 'redocly',
    severity,
    meaning: `The rule ${rule} of @redocly/openapi-core, whose own documentation describes it.`,
    more: [turned(code, severity)],
  };
}

function turned(code: string, severity: Level): string {
  return `A rule of ashlar lint; the configuration turns it ${severity === 'off' ? 'on' : 'off, or up or down,'} with lint.rules: { ${JSON.stringify(code)}: ${JSON.stringify(severity === 'off' ? 'warning' : 'off')} }.`;
}

function familyOf(code: string): string {
  return code.split('/', 1)[0] ?? code;
}
