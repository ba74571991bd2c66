// Validation of the configuration.

import { didYouMean } from '../../openapi/did-you-mean.ts';
import { levels, type LintConfig } from '../../commands/lint/config.ts';
import { isTargetName, targetNames } from '../../targets/builtin.ts';
import type { AshlarConfig, DocumentConfig } from './types.ts';

/** Error in one property. `path` leads to it from the root; `part` is whether its name or its value is invalid. */
export interface Complaint {
  readonly at: readonly (string | number)[];
  readonly on: 'name' | 'value';
  readonly message: string;
  readonly help?: string | undefined;
}

type Path = Complaint['at'];
type Check = (value: unknown, at: Path) => readonly Complaint[];

const members: { readonly [Member in keyof AshlarConfig | '$schema']-?: Check } = {
  $schema: text,
  document: path,
  documents: documents,
  out: path,
  targets: list(target),
  overlays: list(path),
  allowRefs: list(path),
  packages: packages(scope),
  importExtension: oneOf(['.js', '.ts', '']),
  strict: flag,
  handlers: path,
  templates: path,
  validators: validators,
  docs: docs,
  release: (value, at) => object(value, at, { also: list(path), compiler: path, sizes: list(budget) }, []),
  lint: (value, at) => object(value, at, lintMembers, []),
};

const documentMembers: { readonly [Member in keyof DocumentConfig]-?: Check } = {
  document: path,
  out: path,
  targets: list(target),
  overlays: list(path),
  allowRefs: list(path),
  packages: packages(scopeOfMany),
  importExtension: oneOf(['.js', '.ts', '']),
  strict: flag,
  handlers: path,
  validators: validators,
  docs: docs,
};

const lintMembers: { readonly [Member in keyof LintConfig]-?: Check } = {
  rules: levelsByCode,
  overrides: list((value, at) => object(value, at, { files: list(path), rules: levelsByCode }, ['files', 'rules'])),
  custom: list(rule),
  redocly: flag,
  maxWarnings: count,
  baseline: path,
};

/** Returns every error of the value; empty if it is an `AshlarConfig`. */
export function checkConfig(value: unknown): readonly Complaint[] {
  return [...object(value, [], members, []), ...beside(value)];
}

/** Type guard for the name of a configuration property. */
export function isMember(name: unknown): name is keyof AshlarConfig {
  return typeof name === 'string' && name !== '$schema' && Object.hasOwn(members, name);
}

/** Reports options of a single document that conflict with `documents`. */
function beside(value: unknown): readonly Complaint[] {
  if (!isObject(value) || value['documents'] === undefined) return [];
  const help = 'Write it for each of the documents.';
  const alone = ['document', 'out', 'handlers']
    .filter((name) => value[name] !== undefined)
    .map((name): Complaint => ({
      at: [name],
      on: 'name',
      message: 'is of one document, and does not go beside documents',
      help,
    }));
  const { docs } = value;
  return isObject(docs) && docs['since'] !== undefined
    ? [
        ...alone,
        { at: ['docs', 'since'], on: 'name', message: 'is of one document, and does not go beside documents', help },
      ]
    : alone;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Type guard for `AshlarConfig`. */
export function isConfig(value: unknown): value is AshlarConfig {
  return checkConfig(value).length === 0;
}

function object(
  value: unknown,
  at: Path,
  known: Readonly<Record<string, Check>>,
  required: readonly string[],
): readonly Complaint[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [wrong(at, `is ${describe(value)}, and must be an object`)];
  }
  const complaints = required.filter((name) => !Object.hasOwn(value, name)).map((name) => wrong(at, `lacks ${name}`));
  for (const [name, member] of Object.entries(value)) {
    const check = Object.hasOwn(known, name) ? known[name] : undefined;
    if (check) complaints.push(...(member === undefined ? [] : check(member, [...at, name])));
    else
      complaints.push({
        at: [...at, name],
        on: 'name',
        message: 'is not a member that a configuration has',
        help: didYouMean(name, Object.keys(known)),
      });
  }
  return complaints;
}

function packages(scope: Check): Check {
  return (value, at) => {
    if (value === false) return [];
    if (!isObject(value))
      return [wrong(at, `is ${describe(value)}, and must be false or an object with scope and license`)];
    const known = {
      scope,
      license: path,
      repository,
      access: oneOf(['public', 'restricted']),
      provenance: truth,
      workspaceProtocol: truth,
    };
    return object(value, at, known, ['scope', 'license']);
  };
}

function documents(value: unknown, at: Path): readonly Complaint[] {
  if (Array.isArray(value) && value.length === 0) return [wrong(at, 'is empty')];
  return list((each, where) => object(each, where, documentMembers, ['document', 'out']))(value, at);
}

function validators(value: unknown, at: Path): readonly Complaint[] {
  return object(value, at, { formats: oneOf(['assert', 'annotate']), slowPatterns: oneOf(['warn', 'error']) }, []);
}

function docs(value: unknown, at: Path): readonly Complaint[] {
  return object(value, at, { formats: list(oneOf(['markdown', 'html'])), since: path }, []);
}

function scope(value: unknown, at: Path): readonly Complaint[] {
  return named(value, at, /^@[a-z0-9~-][a-z0-9._~-]*$/, '"@acme"');
}

/** Like `checkScope`, but allows captures of a glob. */
function scopeOfMany(value: unknown, at: Path): readonly Complaint[] {
  return named(value, at, /^@(?:[a-z0-9~-]|\{[1-9]\})(?:[a-z0-9._~-]|\{[1-9]\})*$/, '"@acme" or "@acme-{1}"');
}

function named(value: unknown, at: Path, pattern: RegExp, example: string): readonly Complaint[] {
  return typeof value === 'string' && pattern.test(value)
    ? []
    : [wrong(at, `is ${describe(value)}, and must be the scope of a package name, such as ${example}`)];
}

function repository(value: unknown, at: Path): readonly Complaint[] {
  return typeof value === 'string' && /^(?:git\+)?(?:https|ssh):\/\/[^\s/]+\/\S+$/.test(value)
    ? []
    : [
        wrong(
          at,
          `is ${describe(value)}, and must be the address of a git repository, such as "git+https://git.example.com/acme/api.git"`,
        ),
      ];
}

function budget(value: unknown, at: Path): readonly Complaint[] {
  return object(value, at, { document: path, package: target, exports: list(identifier), max: amount }, [
    'package',
    'exports',
    'max',
  ]);
}

function identifier(value: unknown, at: Path): readonly Complaint[] {
  return typeof value === 'string' && /^[A-Za-z_$][\w$]*$/.test(value)
    ? []
    : [wrong(at, `is ${describe(value)}, and must be the name of an export`)];
}

function amount(value: unknown, at: Path): readonly Complaint[] {
  return typeof value === 'number' && Number.isInteger(value) && value > 0
    ? []
    : [wrong(at, `is ${describe(value)}, and must be a whole number above 0`)];
}

function truth(value: unknown, at: Path): readonly Complaint[] {
  return typeof value === 'boolean' ? [] : [wrong(at, `is ${describe(value)}, and must be true or false`)];
}

function target(value: unknown, at: Path): readonly Complaint[] {
  if (typeof value !== 'string') return text(value, at);
  if (isTargetName(value)) return [];
  return [
    {
      ...wrong(at, `is ${describe(value)}, and must be one of ${targetNames.join(', ')}`),
      help: didYouMean(value, targetNames),
    },
  ];
}

function levelsByCode(value: unknown, at: Path): readonly Complaint[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [wrong(at, `is ${describe(value)}, and must be an object`)];
  return Object.entries(value).flatMap(([code, level]) => oneOf(levels)(level, [...at, code]));
}

function rule(value: unknown, at: Path): readonly Complaint[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [wrong(at, `is ${describe(value)}, and must be a rule, which is code: see defineRule`)];
  // Any object can be read as a record of unknown values.
  const { code, look, severity, meaning, remedy } = value as Readonly<Record<string, unknown>>;
  return [
    ...(typeof code === 'string' && /^[a-z][a-z0-9-]*\/[a-z0-9-]+$/.test(code)
      ? []
      : [wrong([...at, 'code'], `is ${describe(code)}, and must be a code such as "acme/no-plurals"`)]),
    ...oneOf(levels)(severity, [...at, 'severity']),
    ...text(meaning, [...at, 'meaning']),
    ...text(remedy, [...at, 'remedy']),
    ...(typeof look === 'function' ? [] : [wrong([...at, 'look'], `is ${describe(look)}, and must be a function`)]),
  ];
}

function flag(value: unknown, at: Path): readonly Complaint[] {
  return typeof value === 'boolean' ? [] : [wrong(at, `is ${describe(value)}, and must be true or false`)];
}

function count(value: unknown, at: Path): readonly Complaint[] {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
    ? []
    : [wrong(at, `is ${describe(value)}, and must be a whole number from 0`)];
}

function text(value: unknown, at: Path): readonly Complaint[] {
  return typeof value === 'string' ? [] : [wrong(at, `is ${describe(value)}, and must be a string`)];
}

function path(value: unknown, at: Path): readonly Complaint[] {
  return value === '' ? [wrong(at, 'is empty')] : text(value, at);
}

function list(item: Check): Check {
  return (value, at) =>
    Array.isArray(value)
      ? value.flatMap((one: unknown, index) => item(one, [...at, index]))
      : [wrong(at, `is ${describe(value)}, and must be a list`)];
}

function oneOf(values: readonly string[]): Check {
  return (value, at) =>
    values.some((one) => one === value)
      ? []
      : [wrong(at, `is ${describe(value)}, and must be one of ${values.map((one) => JSON.stringify(one)).join(', ')}`)];
}

function wrong(at: Path, message: string): Complaint {
  return { at, on: 'value', message };
}

/** Formats a value for a message. */
function describe(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
  if (value === undefined) return 'nothing';
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
