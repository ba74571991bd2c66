// Validation of the configuration.

import { didYouMean } from '../../openapi/did-you-mean.ts';
import { ruleSeverities, type LintConfig } from '../../commands/lint/config.ts';
import { isTargetName, targetNames } from '../../targets/builtin.ts';
import type { AshlarConfig, DocumentConfig } from './types.ts';

/** Error in one property. `path` leads to it from the root; `part` is whether its name or its value is invalid. */
export interface ConfigError {
  readonly path: readonly (string | number)[];
  readonly part: 'name' | 'value';
  readonly message: string;
  readonly help?: string | undefined;
}

type Path = ConfigError['path'];
type Check = (value: unknown, at: Path) => readonly ConfigError[];

const configProperties: { readonly [Member in keyof AshlarConfig | '$schema']-?: Check } = {
  $schema: checkString,
  document: checkPath,
  documents: checkDocuments,
  out: checkPath,
  targets: arrayOf(checkTarget),
  overlays: arrayOf(checkPath),
  allowRefs: arrayOf(checkPath),
  packages: packagesCheck(checkScope),
  importExtension: oneOf(['.js', '.ts', '']),
  strict: checkBoolean,
  handlers: checkPath,
  templates: checkPath,
  validators: checkValidators,
  docs: checkDocs,
  release: (value, at) =>
    checkObject(
      value,
      at,
      { additionalPackages: arrayOf(checkPath), compiler: checkPath, sizeLimits: arrayOf(checkSizeLimit) },
      [],
    ),
  lint: (value, at) => checkObject(value, at, lintProperties, []),
};

const documentProperties: { readonly [Member in keyof DocumentConfig]-?: Check } = {
  document: checkPath,
  out: checkPath,
  targets: arrayOf(checkTarget),
  overlays: arrayOf(checkPath),
  allowRefs: arrayOf(checkPath),
  packages: packagesCheck(checkScopePattern),
  importExtension: oneOf(['.js', '.ts', '']),
  strict: checkBoolean,
  handlers: checkPath,
  validators: checkValidators,
  docs: checkDocs,
};

const lintProperties: { readonly [Member in keyof LintConfig]-?: Check } = {
  rules: checkLevels,
  overrides: arrayOf((value, at) =>
    checkObject(value, at, { files: arrayOf(checkPath), rules: checkLevels }, ['files', 'rules']),
  ),
  customRules: arrayOf(checkRule),
  redocly: checkBoolean,
  maxWarnings: checkNonNegativeInteger,
  baseline: checkPath,
};

/** Returns every error of the value; empty if it is an `AshlarConfig`. */
export function checkConfig(value: unknown): readonly ConfigError[] {
  return [...checkObject(value, [], configProperties, []), ...checkSingleDocumentOptions(value)];
}

/** Type guard for the name of a configuration property. */
export function isConfigProperty(name: unknown): name is keyof AshlarConfig {
  return typeof name === 'string' && name !== '$schema' && Object.hasOwn(configProperties, name);
}

/** Reports options of a single document that conflict with `documents`. */
function checkSingleDocumentOptions(value: unknown): readonly ConfigError[] {
  if (!isObject(value) || value['documents'] === undefined) return [];
  const help = 'Write it for each of the documents.';
  const conflicts = ['document', 'out', 'handlers']
    .filter((name) => value[name] !== undefined)
    .map((name): ConfigError => ({
      path: [name],
      part: 'name',
      message: 'is of one document, and does not go beside documents',
      help,
    }));
  const { docs } = value;
  return isObject(docs) && docs['changelogSince'] !== undefined
    ? [
        ...conflicts,
        {
          path: ['docs', 'changelogSince'],
          part: 'name',
          message: 'is of one document, and does not go beside documents',
          help,
        },
      ]
    : conflicts;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Type guard for `AshlarConfig`. */
export function isConfig(value: unknown): value is AshlarConfig {
  return checkConfig(value).length === 0;
}

function checkObject(
  value: unknown,
  at: Path,
  known: Readonly<Record<string, Check>>,
  required: readonly string[],
): readonly ConfigError[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [valueError(at, `is ${describeValue(value)}, and must be an object`)];
  }
  const errors = required.filter((name) => !Object.hasOwn(value, name)).map((name) => valueError(at, `lacks ${name}`));
  for (const [name, member] of Object.entries(value)) {
    const check = Object.hasOwn(known, name) ? known[name] : undefined;
    if (check) errors.push(...(member === undefined ? [] : check(member, [...at, name])));
    else
      errors.push({
        path: [...at, name],
        part: 'name',
        message: 'is not a member that a configuration has',
        help: didYouMean(name, Object.keys(known)),
      });
  }
  return errors;
}

function packagesCheck(scope: Check): Check {
  return (value, at) => {
    if (value === false) return [];
    if (!isObject(value))
      return [valueError(at, `is ${describeValue(value)}, and must be false or an object with scope and license`)];
    const known = {
      scope,
      license: checkPath,
      repository: checkRepository,
      access: oneOf(['public', 'restricted']),
      provenance: checkTruth,
      workspaceProtocol: checkTruth,
    };
    return checkObject(value, at, known, ['scope', 'license']);
  };
}

function checkDocuments(value: unknown, at: Path): readonly ConfigError[] {
  if (Array.isArray(value) && value.length === 0) return [valueError(at, 'is empty')];
  return arrayOf((each, where) => checkObject(each, where, documentProperties, ['document', 'out']))(value, at);
}

function checkValidators(value: unknown, at: Path): readonly ConfigError[] {
  return checkObject(value, at, { formats: oneOf(['assert', 'annotate']), slowPatterns: oneOf(['warn', 'error']) }, []);
}

function checkDocs(value: unknown, at: Path): readonly ConfigError[] {
  return checkObject(value, at, { formats: arrayOf(oneOf(['markdown', 'html'])), changelogSince: checkPath }, []);
}

function checkScope(value: unknown, at: Path): readonly ConfigError[] {
  return checkScopeName(value, at, /^@[a-z0-9~-][a-z0-9._~-]*$/, '"@acme"');
}

/** Like `checkScope`, but allows captures of a glob. */
function checkScopePattern(value: unknown, at: Path): readonly ConfigError[] {
  return checkScopeName(value, at, /^@(?:[a-z0-9~-]|\{[1-9]\})(?:[a-z0-9._~-]|\{[1-9]\})*$/, '"@acme" or "@acme-{1}"');
}

function checkScopeName(value: unknown, at: Path, pattern: RegExp, example: string): readonly ConfigError[] {
  return typeof value === 'string' && pattern.test(value)
    ? []
    : [valueError(at, `is ${describeValue(value)}, and must be the scope of a package name, such as ${example}`)];
}

function checkRepository(value: unknown, at: Path): readonly ConfigError[] {
  return typeof value === 'string' && /^(?:git\+)?(?:https|ssh):\/\/[^\s/]+\/\S+$/.test(value)
    ? []
    : [
        valueError(
          at,
          `is ${describeValue(value)}, and must be the address of a git repository, such as "git+https://git.example.com/acme/api.git"`,
        ),
      ];
}

function checkSizeLimit(value: unknown, at: Path): readonly ConfigError[] {
  return checkObject(
    value,
    at,
    { document: checkPath, package: checkTarget, exports: arrayOf(checkIdentifier), maxBytes: checkPositiveInteger },
    ['package', 'exports', 'maxBytes'],
  );
}

function checkIdentifier(value: unknown, at: Path): readonly ConfigError[] {
  return typeof value === 'string' && /^[A-Za-z_$][\w$]*$/.test(value)
    ? []
    : [valueError(at, `is ${describeValue(value)}, and must be the name of an export`)];
}

function checkPositiveInteger(value: unknown, at: Path): readonly ConfigError[] {
  return typeof value === 'number' && Number.isInteger(value) && value > 0
    ? []
    : [valueError(at, `is ${describeValue(value)}, and must be a whole number above 0`)];
}

function checkTruth(value: unknown, at: Path): readonly ConfigError[] {
  return typeof value === 'boolean' ? [] : [valueError(at, `is ${describeValue(value)}, and must be true or false`)];
}

function checkTarget(value: unknown, at: Path): readonly ConfigError[] {
  if (typeof value !== 'string') return checkString(value, at);
  if (isTargetName(value)) return [];
  return [
    {
      ...valueError(at, `is ${describeValue(value)}, and must be one of ${targetNames.join(', ')}`),
      help: didYouMean(value, targetNames),
    },
  ];
}

function checkLevels(value: unknown, at: Path): readonly ConfigError[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [valueError(at, `is ${describeValue(value)}, and must be an object`)];
  return Object.entries(value).flatMap(([code, level]) => oneOf(ruleSeverities)(level, [...at, code]));
}

function checkRule(value: unknown, at: Path): readonly ConfigError[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [valueError(at, `is ${describeValue(value)}, and must be a rule, which is code: see defineRule`)];
  // Any object can be read as a record of unknown values.
  const { code, severity, create, explanation, help } = value as Readonly<Record<string, unknown>>;
  return [
    ...(typeof code === 'string' && /^[a-z][a-z0-9-]*\/[a-z0-9-]+$/.test(code)
      ? []
      : [valueError([...at, 'code'], `is ${describeValue(code)}, and must be a code such as "acme/no-plurals"`)]),
    ...oneOf(ruleSeverities)(severity, [...at, 'severity']),
    ...checkString(explanation, [...at, 'explanation']),
    ...checkString(help, [...at, 'help']),
    ...(typeof create === 'function'
      ? []
      : [valueError([...at, 'create'], `is ${describeValue(create)}, and must be a function`)]),
  ];
}

function checkBoolean(value: unknown, at: Path): readonly ConfigError[] {
  return typeof value === 'boolean' ? [] : [valueError(at, `is ${describeValue(value)}, and must be true or false`)];
}

function checkNonNegativeInteger(value: unknown, at: Path): readonly ConfigError[] {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
    ? []
    : [valueError(at, `is ${describeValue(value)}, and must be a whole number from 0`)];
}

function checkString(value: unknown, at: Path): readonly ConfigError[] {
  return typeof value === 'string' ? [] : [valueError(at, `is ${describeValue(value)}, and must be a string`)];
}

function checkPath(value: unknown, at: Path): readonly ConfigError[] {
  return value === '' ? [valueError(at, 'is empty')] : checkString(value, at);
}

function arrayOf(item: Check): Check {
  return (value, at) =>
    Array.isArray(value)
      ? value.flatMap((element: unknown, index) => item(element, [...at, index]))
      : [valueError(at, `is ${describeValue(value)}, and must be a list`)];
}

function oneOf(values: readonly string[]): Check {
  return (value, at) =>
    values.some((element) => element === value)
      ? []
      : [
          valueError(
            at,
            `is ${describeValue(value)}, and must be one of ${values.map((element) => JSON.stringify(element)).join(', ')}`,
          ),
        ];
}

function valueError(path: Path, message: string): ConfigError {
  return { path, part: 'value', message };
}

/** Formats a value for a message. */
function describeValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
  if (value === undefined) return 'nothing';
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
