// Configuration validation.

import { isRecord } from '../../source/node.ts';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import { patternFilters } from '../../openapi/filter/document-filter.ts';
import { ruleSeverities, type LintConfig } from '../../commands/lint/config.ts';
import type { LintRule } from '../../commands/lint/rule.ts';
import { isTargetName, targetNames } from '../../targets/builtin.ts';
import { describeInvalidTarget } from '../../plugin/define-target.ts';
import { checkAllowedInput, checkHeaders } from './check-input.ts';
import { isTargetModule, type AshlarConfig, type DocumentConfig } from './types.ts';
import {
  arrayOf,
  checkBoolean,
  checkNonEmptyString,
  checkNonNegativeInteger,
  checkObject,
  checkString,
  describeValue,
  oneOf,
  valueError,
  type Check,
  type ConfigError,
  type Path,
} from './value-checks.ts';

/** The options that each of several documents can override; `packages` differs. */
const commonProperties = {
  targets: arrayOf(checkTargetEntry),
  targetOptions: checkRecord,
  overlays: arrayOf(checkNonEmptyString),
  filter: checkFilter,
  importExtension: oneOf(['.js', '.ts', '']),
  dates: oneOf(['string', 'Date', 'Temporal']),
  integers64: oneOf(['number', 'bigint']),
  strict: checkBoolean,
  handlers: checkNonEmptyString,
  types: checkTypes,
  client: checkClient,
  query: checkQuery,
  mocks: checkMocks,
  validators: checkValidators,
  docs: checkDocs,
};

const configProperties: { readonly [Property in keyof AshlarConfig | '$schema']-?: Check } = {
  $schema: checkString,
  document: checkNonEmptyString,
  documents: checkDocuments,
  out: checkNonEmptyString,
  input: (value, path) => checkObject(value, path, { allow: arrayOf(checkAllowedInput), headers: checkHeaders }, []),
  ...commonProperties,
  packages: createPackagesCheck(checkScope),
  templates: checkNonEmptyString,
  release: (value, path) =>
    checkObject(
      value,
      path,
      {
        additionalPackages: arrayOf(checkNonEmptyString),
        sameVersion: checkBoolean,
        compiler: checkNonEmptyString,
        sizeLimits: arrayOf(checkSizeLimit),
      },
      [],
    ),
  lint: (value, path) => checkObject(value, path, lintProperties, []),
};

const documentProperties: { readonly [Property in keyof DocumentConfig]-?: Check } = {
  document: checkNonEmptyString,
  out: checkNonEmptyString,
  input: (value, path) => checkObject(value, path, { allow: arrayOf(checkAllowedInput) }, []),
  ...commonProperties,
  packages: createPackagesCheck(checkScopePattern),
};

const lintProperties: { readonly [Property in keyof LintConfig]-?: Check } = {
  rules: checkRuleSeverities,
  overrides: arrayOf((value, path) =>
    checkObject(value, path, { files: arrayOf(checkNonEmptyString), rules: checkRuleSeverities }, ['files', 'rules']),
  ),
  customRules: arrayOf(checkRule),
  redocly: checkBoolean,
  maxWarnings: checkNonNegativeInteger,
  baseline: checkNonEmptyString,
};

function checkFilter(value: unknown, path: Path): readonly ConfigError[] {
  const patterns = arrayOf(checkNonEmptyString);
  const checkPatterns: Check = (each, eachPath) =>
    checkObject(each, eachPath, { include: patterns, exclude: patterns }, []);
  return checkObject(
    value,
    path,
    { ...Object.fromEntries(patternFilters.map((name) => [name, checkPatterns])), deprecated: checkBoolean },
    [],
  );
}

/** Returns all errors in a configuration; empty if it is valid. */
export function checkConfig(value: unknown): readonly ConfigError[] {
  return [...checkObject(value, [], configProperties, []), ...checkSingleDocumentOptions(value)];
}

/** Type guard for the name of a configuration property. */
export function isConfigProperty(name: unknown): name is keyof AshlarConfig {
  return typeof name === 'string' && name !== '$schema' && Object.hasOwn(configProperties, name);
}

/** Returns an error for each single-document option that is combined with `documents`. */
function checkSingleDocumentOptions(value: unknown): readonly ConfigError[] {
  if (!isRecord(value) || value['documents'] === undefined) return [];
  const help = 'set it in each entry of `documents`';
  const conflicts = ['document', 'out', 'handlers']
    .filter((name) => value[name] !== undefined)
    .map((name): ConfigError => ({
      path: [name],
      part: 'name',
      message: 'applies to a single document and cannot be combined with `documents`',
      help,
    }));
  const { docs } = value;
  return isRecord(docs) && docs['changelogSince'] !== undefined
    ? [
        ...conflicts,
        {
          path: ['docs', 'changelogSince'],
          part: 'name',
          message: 'applies to a single document and cannot be combined with `documents`',
          help,
        },
      ]
    : conflicts;
}

/** Type guard for `AshlarConfig`. */
export function isConfig(value: unknown): value is AshlarConfig {
  return checkConfig(value).length === 0;
}

function createPackagesCheck(scopeCheck: Check): Check {
  return (value, path) => {
    if (value === false) return [];
    if (!isRecord(value))
      return [
        valueError(
          path,
          `expected \`false\` or an object with \`scope\` and \`license\`, found ${describeValue(value)}`,
        ),
      ];
    const known = {
      scope: scopeCheck,
      license: checkNonEmptyString,
      repository: checkRepository,
      access: oneOf(['public', 'restricted']),
      provenance: checkBoolean,
      workspaceProtocol: checkBoolean,
    };
    return checkObject(value, path, known, ['scope', 'license']);
  };
}

function checkDocuments(value: unknown, path: Path): readonly ConfigError[] {
  if (Array.isArray(value) && value.length === 0) return [valueError(path, 'expected at least one document')];
  return arrayOf((item, itemPath) => checkObject(item, itemPath, documentProperties, ['document', 'out']))(value, path);
}

function checkTypes(value: unknown, path: Path): readonly ConfigError[] {
  const known = {
    openapi: checkBoolean,
    readWriteMarkers: checkBoolean,
    enums: oneOf(['union', 'const', 'enum']),
  };
  const errors = checkObject(value, path, known, []);
  if (!isRecord(value) || value['openapi'] !== false || value['readWriteMarkers'] !== true) return errors;
  return [
    ...errors,
    {
      path: [...path, 'readWriteMarkers'],
      part: 'name',
      message: 'has no effect with `openapi: false`, because the markers are in `openapi.ts`',
      help: 'remove `readWriteMarkers` or `openapi: false`',
    },
  ];
}

function checkClient(value: unknown, path: Path): readonly ConfigError[] {
  return checkObject(value, path, { runtime: oneOf(['inline', 'package']) }, []);
}

function checkQuery(value: unknown, path: Path): readonly ConfigError[] {
  return checkObject(
    value,
    path,
    { framework: oneOf(['react', 'vue', 'svelte', 'solid']), key: checkNonEmptyString },
    [],
  );
}

function checkMocks(value: unknown, path: Path): readonly ConfigError[] {
  return checkObject(value, path, { msw: checkBoolean }, []);
}

function checkValidators(value: unknown, path: Path): readonly ConfigError[] {
  return checkObject(
    value,
    path,
    {
      formats: oneOf(['assert', 'annotate']),
      slowPatterns: oneOf(['warn', 'error']),
      requestReaders: checkBoolean,
    },
    [],
  );
}

function checkDocs(value: unknown, path: Path): readonly ConfigError[] {
  return checkObject(
    value,
    path,
    { formats: arrayOf(oneOf(['markdown', 'html'])), changelogSince: checkNonEmptyString },
    [],
  );
}

function checkScope(value: unknown, path: Path): readonly ConfigError[] {
  return checkScopeName(value, path, /^@[a-z0-9~-][a-z0-9._~-]*$/, '"@acme"');
}

/** Like `checkScope`, but allows glob captures. */
function checkScopePattern(value: unknown, path: Path): readonly ConfigError[] {
  return checkScopeName(
    value,
    path,
    /^@(?:[a-z0-9~-]|\{[1-9]\})(?:[a-z0-9._~-]|\{[1-9]\})*$/,
    '"@acme" or "@acme-{1}"',
  );
}

function checkScopeName(value: unknown, path: Path, pattern: RegExp, example: string): readonly ConfigError[] {
  return typeof value === 'string' && pattern.test(value)
    ? []
    : [valueError(path, `expected a package scope such as ${example}, found ${describeValue(value)}`)];
}

function checkRepository(value: unknown, path: Path): readonly ConfigError[] {
  return typeof value === 'string' && /^(?:git\+)?(?:https|ssh):\/\/[^\s/]+\/\S+$/.test(value)
    ? []
    : [
        valueError(
          path,
          `expected a git URL such as "git+https://git.example.com/acme/api.git", found ${describeValue(value)}`,
        ),
      ];
}

function checkSizeLimit(value: unknown, path: Path): readonly ConfigError[] {
  return checkObject(
    value,
    path,
    {
      document: checkNonEmptyString,
      package: checkTarget,
      exports: arrayOf(checkIdentifier),
      maxBytes: checkPositiveInteger,
    },
    ['package', 'exports', 'maxBytes'],
  );
}

function checkIdentifier(value: unknown, path: Path): readonly ConfigError[] {
  return typeof value === 'string' && /^[A-Za-z_$][\w$]*$/.test(value)
    ? []
    : [valueError(path, `expected the name of an export, found ${describeValue(value)}`)];
}

function checkPositiveInteger(value: unknown, path: Path): readonly ConfigError[] {
  return typeof value === 'number' && Number.isInteger(value) && value > 0
    ? []
    : [valueError(path, `expected a positive integer, found ${describeValue(value)}`)];
}

function checkTargetEntry(value: unknown, path: Path): readonly ConfigError[] {
  if (typeof value === 'string' && isTargetModule(value)) return [];
  if (typeof value !== 'object' || value === null) return checkTarget(value, path);
  const problem = describeInvalidTarget(value);
  return problem === undefined ? [] : [valueError(path, `expected a target: ${problem}`)];
}

function checkRecord(value: unknown, path: Path): readonly ConfigError[] {
  return isRecord(value) ? [] : [valueError(path, `expected an object, found ${describeValue(value)}`)];
}

function checkTarget(value: unknown, path: Path): readonly ConfigError[] {
  if (typeof value !== 'string') return checkString(value, path);
  if (isTargetName(value)) return [];
  return [
    {
      ...valueError(path, `expected one of ${targetNames.join(', ')}; found ${describeValue(value)}`),
      help: didYouMean(value, targetNames),
    },
  ];
}

function checkRuleSeverities(value: unknown, path: Path): readonly ConfigError[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [valueError(path, `expected an object, found ${describeValue(value)}`)];
  return Object.entries(value).flatMap(([code, level]) => oneOf(ruleSeverities)(level, [...path, code]));
}

/** Checks of optional properties of a rule. The others also have to exist, so `checkRule` checks them. */
const otherRuleProperties: { readonly [Property in keyof LintRule]-?: Check } = {
  code: () => [],
  severity: () => [],
  cause: () => [],
  consequence: checkString,
  help: () => [],
  fixable: checkBoolean,
  skipsIncompleteParts: checkBoolean,
  create: () => [],
};

function checkRule(value: unknown, path: Path): readonly ConfigError[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [valueError(path, `expected a rule created with \`defineRule\`, found ${describeValue(value)}`)];
  // Any object can be read as a record of unknown values.
  const { code, severity, create, cause, help } = value as Readonly<Record<string, unknown>>;
  return [
    ...(typeof code === 'string' && /^[a-z][a-z0-9-]*\/[a-z0-9-]+$/.test(code)
      ? []
      : [valueError([...path, 'code'], `expected a code such as "acme/no-plurals", found ${describeValue(code)}`)]),
    ...oneOf(ruleSeverities)(severity, [...path, 'severity']),
    ...checkString(cause, [...path, 'cause']),
    ...checkString(help, [...path, 'help']),
    ...(typeof create === 'function'
      ? []
      : [valueError([...path, 'create'], `expected a function, found ${describeValue(create)}`)]),
    ...checkObject(value, path, otherRuleProperties, []),
  ];
}
