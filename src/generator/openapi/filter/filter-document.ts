// Applies a filter: finds the operations that it leaves out, and the components that only these use.

import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import picomatch from 'picomatch';
import type { Report } from '../../diagnostics/report.ts';
import type { SourceSet } from '../../source/load-sources.ts';
import type { Node } from '../../source/node.ts';
import { findEntry, stringArrayProperty, stringProperty } from '../create-node.ts';
import { createPartSearch, type RemovablePart } from '../isolate/find-affected-parts.ts';
import { sourceLocation } from '../read-context.ts';
import { versionOf } from '../read-document.ts';
import { convertSwagger } from '../swagger2/convert.ts';
import type { OpenApiVersion } from '../types.ts';
import { patternFilters, type DocumentFilter, type PatternFilter } from './document-filter.ts';

/**
 * Returns the sources as OpenAPI 3, and the nodes that the filter leaves out. Reports each pattern that matches
 * nothing.
 */
export function filterDocument(
  originalSources: SourceSet,
  filter: DocumentFilter,
  report: Report,
): { readonly sources: SourceSet; readonly filtered?: ReadonlySet<Node> } {
  const sources = convertSwagger(originalSources, report);
  const version = versionOf(sources);
  return version === undefined
    ? { sources }
    : { sources, filtered: findFilteredNodes(sources, version, filter, report) };
}

function findFilteredNodes(
  sources: SourceSet,
  version: OpenApiVersion,
  filter: DocumentFilter,
  report: Report,
): ReadonlySet<Node> {
  const search = createPartSearch(sources, version);
  if (!search) return new Set();
  const { parts, reachableNodes } = search;
  const operations = parts.filter(({ kind }) => kind === 'operation');
  const components = parts.filter(({ kind }) => kind === 'component');
  const schemas = components.filter(({ label }) => label.startsWith(schemaPrefix));
  // After an error in the filter, nothing is left out, because that would cause misleading errors about the document.
  if (reportUnmatchedPatterns(filter, operations, schemas, report)) return new Set();
  const included = operations.filter((operation) => isIncluded(operation, filter));
  if (included.length === 0 && operations.length > 0) {
    report.add('cli/unmatched-filter', {
      message: 'the filter leaves out all operations',
      help: 'an operation must match each kind of filter; use fewer',
    });
    return new Set();
  }
  const requiredSchemas = schemas.filter(
    (schema) => filter.schemas?.include !== undefined && matches(filter.schemas, [schemaName(schema)]),
  );
  const used = reachableNodes([...included, ...requiredSchemas]);
  for (const schema of schemas)
    if (filter.schemas?.exclude && used.has(schema.node) && matchesAny(filter.schemas.exclude, [schemaName(schema)]))
      report.add('cli/unmatched-filter', {
        message: `cannot exclude the schema \`${schemaName(schema)}\`: an operation uses it`,
        related: [{ location: sourceLocation(schema.entry), message: 'declared here' }],
        help: 'exclude the operations that use it',
      });
  const excluded = new Set<Node>();
  const includedNodes = new Set<Node>(included.map(({ node }) => node));
  for (const { node } of operations) if (!includedNodes.has(node)) excluded.add(node);
  for (const { node } of components) if (!used.has(node)) excluded.add(node);
  const remainingPaths = new Set(included.map(({ path }) => path));
  for (const { path } of operations) if (path && !remainingPaths.has(path)) excluded.add(path.value);
  return excluded;
}

const schemaPrefix = 'components.schemas.';

function schemaName({ label }: RemovablePart): string {
  return label.slice(schemaPrefix.length);
}

/** Values of an operation that patterns are compared with. */
const operationValues = {
  tags: ({ node }: RemovablePart) => stringArrayProperty(node, 'tags') ?? [],
  paths: ({ path }: RemovablePart) => [path?.key ?? ''],
  operations: (operation: RemovablePart) => [stringProperty(operation.node, 'operationId') ?? '', operation.label],
  methods: ({ label }: RemovablePart) => [label.split(' ', 1)[0] ?? ''],
} as const;

function isIncluded(operation: RemovablePart, filter: DocumentFilter): boolean {
  if (filter.deprecated === false && isDeprecated(operation)) return false;
  return Object.entries(operationValues).every(([name, valuesOf]) => {
    const patterns = filter[name as keyof typeof operationValues];
    return patterns === undefined || matches(patterns, valuesOf(operation));
  });
}

function isDeprecated({ node }: RemovablePart): boolean {
  const value = findEntry(node, 'deprecated')?.value;
  return value?.kind === 'scalar' && (value.value === true || value.value === 'true');
}

function matches({ include, exclude = [] }: PatternFilter, values: readonly string[]): boolean {
  return (include === undefined || matchesAny(include, values)) && !matchesAny(exclude, values);
}

function matchesAny(patterns: readonly string[], values: readonly string[]): boolean {
  return patterns.some((pattern) => matchesPattern(pattern, values));
}

/** Compares a name or glob with the values, without regard to case. Braces in a path template are literal. */
function matchesPattern(pattern: string, values: readonly string[]): boolean {
  const expected = pattern.toLowerCase();
  const isMatch = picomatch(expected, { nobrace: true, noextglob: true, nonegate: true, dot: true });
  return values.some((value) => value.toLowerCase() === expected || isMatch(value.toLowerCase()));
}

/** Maximum number of values that a message lists. */
const maxListed = 20;

const singularNames = {
  tags: 'tag',
  paths: 'path',
  operations: 'operation',
  methods: 'method',
  schemas: 'schema',
} as const satisfies Record<(typeof patternFilters)[number], string>;

/** Reports patterns that match nothing; returns whether there are any. */
function reportUnmatchedPatterns(
  filter: DocumentFilter,
  operations: readonly RemovablePart[],
  schemas: readonly RemovablePart[],
  report: Report,
): boolean {
  let hasUnmatched = false;
  for (const name of patternFilters) {
    const { include = [], exclude = [] } = filter[name] ?? {};
    const values =
      name === 'schemas'
        ? schemas.map(schemaName)
        : operations.flatMap((operation) => operationValues[name](operation));
    for (const pattern of [...include, ...exclude]) {
      if (matchesPattern(pattern, values)) continue;
      hasUnmatched = true;
      report.add('cli/unmatched-filter', {
        message: `the filter \`${pattern}\` matches no ${singularNames[name]}`,
        help: describeValues(values, pattern),
      });
    }
  }
  return hasUnmatched;
}

/** Lists the values that a pattern could match. Of operations, names come before paths unless the pattern is a path. */
function describeValues(values: readonly string[], pattern: string): string {
  const isPath = (text: string): boolean => text.includes('/');
  const distinct = [...new Set(values.filter((value) => value !== ''))]
    .sort()
    .sort((a, b) => Number(isPath(a) !== isPath(pattern)) - Number(isPath(b) !== isPath(pattern)));
  if (distinct.length === 0) return 'the document has none';
  const others = distinct.length - maxListed;
  const suggestion = didYouMean(pattern, distinct);
  return `${suggestion === undefined ? 'use' : `${suggestion} The document has`} ${distinct
    .slice(0, maxListed)
    .map((value) => `\`${value}\``)
    .join(', ')}${others > 0 ? `, or one of ${others} others` : ''}`;
}
