// Linter core: runs the rules on a model, and combines their findings with diagnostics and suppressions.

import type { Document } from '../../openapi/types.ts';
import type { Api } from '../../model/types/api.ts';
import type { CompiledRules } from '../../model/expressions/compile-rules.ts';
import { createValidator } from '../../model/validate/validate.ts';
import type { Diagnostic, DiagnosticData } from '../../diagnostics/diagnostic.ts';
import { toHelp } from '../../diagnostics/explanation.ts';
import { lintSeverity } from '../../diagnostics/strict-errors.ts';
import {
  compareByLocation,
  type RawFinding,
  type LintFinding,
  fingerprintFindings,
  type LocatedFix,
  locateFinding,
  findNearestNode,
  type RootNodes,
  nodeBeforeConversion,
  nodePathAtOffset,
  type NodeInParent,
} from './finding.ts';
import { describeRule } from './describe-rule.ts';
import type { LintRule, FindingInput, Fix } from './rule.ts';
import type { SeveritySettings } from './config.ts';
import { applySuppressions } from './suppressions.ts';
import { createRuleEvaluator } from '../../model/expressions/evaluate-expression.ts';
import { visitModel } from './visit-model.ts';
import { type SourceLocation, sourceNode } from '../../model/source-location.ts';
import { childNode, parsePointer } from '../../source/pointer.ts';
import type { Node } from '../../source/node.ts';
import { resolveUriReference } from '../../source/uri.ts';

/** Document to lint. `document`, `api`, and `rules` are absent if errors prevented their creation. */
export interface LintInput {
  readonly roots: RootNodes;
  readonly document?: Document;
  readonly api?: Api;
  readonly rules?: CompiledRules;
  /** Diagnostics from the parser and model stages. */
  /** With the severities of a run that is not strict. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface LintResult {
  /** Sorted by location. */
  readonly findings: readonly LintFinding[];
  /** Findings that the document suppresses. */
  readonly suppressed: readonly DiagnosticData[];
}

type ConfiguredFinding = Omit<LintFinding, 'fingerprint'>;

/** Lints a document. `externalFindings`: findings from other linters. */
export function runRules(
  input: LintInput,
  rules: readonly LintRule[],
  settings: SeveritySettings,
  externalFindings: readonly RawFinding[] = [],
): LintResult {
  const { roots, diagnostics } = input;
  const diagnosticFindings = diagnostics.map((diagnostic): RawFinding => ({
    ...diagnostic,
    ...findDiagnosticFix(diagnostic, roots),
    severity: lintSeverity(diagnostic.code, diagnostic.severity),
    ...(diagnostic.severity === 'error' && { isSeverityFixed: true }),
  }));
  const findings = [...diagnosticFindings, ...runVisitors(input, rules, settings), ...externalFindings].flatMap(
    (finding) => applySeverity(finding, settings),
  );
  const { remaining: openFindings, suppressed: suppressedFindings, problems } = applySuppressions(findings, roots);
  const sortedFindings = withoutDuplicates(
    [...openFindings, ...problems.flatMap((problem) => applySeverity(problem, settings))].sort(compareByLocation),
  );
  const fingerprints = fingerprintFindings(sortedFindings, roots);
  const helpFor = (code: string): string | undefined => {
    const description = describeRule(code, rules);
    return description && toHelp(description.fix);
  };
  return {
    findings: sortedFindings.map(
      ({ code, severity, message, location, related, help = helpFor(code), locatedFix }, index) => ({
        code,
        severity,
        message,
        ...(location && { location }),
        ...(related && { related }),
        ...(help !== undefined && { help }),
        ...(locatedFix && { locatedFix }),
        fingerprint: fingerprints[index] ?? '',
      }),
    ),
    suppressed: suppressedFindings,
  };
}

function applySeverity(finding: RawFinding, settings: SeveritySettings): readonly ConfiguredFinding[] {
  const severity = finding.isSeverityFixed
    ? finding.severity
    : settings.severity(finding.code, finding.location?.file, finding.severity);
  return severity === 'off' ? [] : [{ ...finding, severity }];
}

function runVisitors(
  { api, document, roots, rules: compiledRules, diagnostics }: LintInput,
  rules: readonly LintRule[],
  settings: SeveritySettings,
): readonly RawFinding[] {
  if (!api || !document) return [];
  const findings: RawFinding[] = [];
  const validator = createValidator(api, compiledRules && { rules: createRuleEvaluator(compiledRules) });
  const hasErrors = createErrorCheck(diagnostics, roots);
  const visitors = rules.flatMap(({ code, severity, create, skipsIncompleteParts }) => {
    const report = (finding: FindingInput): void => {
      if (skipsIncompleteParts !== true || !hasErrors(finding.at))
        findings.push({ ...toRawFinding(code, finding, roots), severity });
    };
    return settings.isEnabled(code, severity) ? [create({ api, document, roots, validator, report })] : [];
  });
  visitModel(api, visitors);
  return findings;
}

function toRawFinding(
  code: string,
  { message, at, within = [], onName = false, related, help, fix }: FindingInput,
  roots: RootNodes,
): Omit<RawFinding, 'severity'> {
  const nodePath = fix && findNearestNode(at, within, roots);
  return {
    code,
    message,
    location: locateFinding(at, within, roots, onName),
    ...(related && {
      related: related.map((relatedFinding) => ({
        location: locateFinding(relatedFinding.at, relatedFinding.within ?? [], roots),
        message: relatedFinding.message,
      })),
    }),
    ...(help !== undefined && { help }),
    ...(fix && nodePath && { locatedFix: { nodePath, fix } }),
  };
}

/** Removes findings with the same code, location, and message. */
function withoutDuplicates(findings: readonly ConfiguredFinding[]): readonly ConfiguredFinding[] {
  const seen = new Set<string>();
  return findings.filter(({ code, location, message }) => {
    const key = JSON.stringify([code, location?.file, location?.line, location?.column, message]);
    return !seen.has(key) && seen.add(key);
  });
}

/** Returns a predicate that reports whether a part of the model, or a part that it references, has an error. */
function createErrorCheck(diagnostics: readonly Diagnostic[], roots: RootNodes): (origin: SourceLocation) => boolean {
  const offsets = new Map<string, number[]>();
  for (const { severity, location } of diagnostics) {
    const root = location && roots.get(location.file);
    if (severity !== 'error' || !root) continue;
    const fileOffsets = offsets.get(location.file) ?? [];
    fileOffsets.push(root.source.offset(location.line, location.column));
    offsets.set(location.file, fileOffsets);
  }
  if (offsets.size === 0) return () => false;
  const hasError = ({ source, start, end }: Node): boolean =>
    offsets.get(source.file)?.some((offset) => start <= offset && offset <= end) === true;
  return (origin) => {
    const start = sourceNode(origin);
    if (!start) return false;
    const pending = [nodeBeforeConversion(start, roots)];
    const seen = new Set<Node>();
    for (let node = pending.pop(); node; node = pending.pop()) {
      if (seen.has(node)) continue;
      seen.add(node);
      if (hasError(node)) return true;
      if (node.kind === 'list') pending.push(...node.items);
      if (node.kind === 'map') pending.push(...[...node.entries.values()].map(({ value }) => value));
      const target = referenceTarget(node, roots);
      if (target) pending.push(target);
    }
    return false;
  };
}

function referenceTarget(node: Node, roots: RootNodes): Node | undefined {
  const ref = childNode(node, '$ref');
  if (ref?.kind !== 'scalar' || typeof ref.value !== 'string') return undefined;
  const { resource, fragment } = resolveUriReference(ref.source.file, ref.value);
  return (parsePointer(fragment) ?? []).reduce<Node | undefined>(
    (parent, segment) => parent && childNode(parent, segment),
    roots.get(resource),
  );
}

/** Returns the fix for a node; `undefined` if there is none. */
type CreateFix = (nodePath: NodeInParent, help: string | undefined) => Fix | undefined;

/** Unsafe: the removed node may be documentation, or a keyword from a different JSON Schema draft. */
const createRemoval: CreateFix = () => ({ kind: 'remove' });

const fixCreators: Partial<Record<Diagnostic['code'], CreateFix>> = {
  'document/unquoted-string': ({ node }) =>
    node.kind === 'scalar' && node.value !== null ? { kind: 'replace', value: node.raw, safe: true } : undefined,
  'document/quoted-value': ({ node }) =>
    node.kind === 'scalar' && typeof node.value === 'string'
      ? { kind: 'replace', value: JSON.parse(node.value) as number | boolean, safe: true }
      : undefined, // the diagnostic guarantees a JSON value
  'document/duplicate-item': () => ({ kind: 'remove', safe: true }),
  'document/reference-siblings': createRemoval,
  // Without `required: true`, the property would be optional.
  'document/boolean-required': ({ node }) =>
    node.kind === 'scalar' && node.value === false ? { kind: 'remove', safe: true } : undefined,
  'document/unknown-field': createSuggestedRename,
  'document/unknown-extension': createSuggestedRename,
};

function createSuggestedRename({ entry, parent }: NodeInParent, help: string | undefined): Fix | undefined {
  const name = /^did you mean `(.*)`\?$/.exec(help ?? '')?.[1];
  if (name === undefined || !entry || parent?.kind !== 'map' || parent.entries.has(name)) return undefined;
  return { kind: 'rename', name };
}

/** Returns the fix for a diagnostic, if there is one. */
function findDiagnosticFix(
  { code, location, help }: Diagnostic,
  roots: RootNodes,
): { readonly locatedFix?: LocatedFix } {
  const createFix = fixCreators[code];
  const root = location && roots.get(location.file);
  if (!createFix || !root) return {};
  const start = root.source.offset(location.line, location.column);
  const end = location.end ? root.source.offset(location.end.line, location.end.column) : start;
  // An object without braces starts at the same offset as its first key, so only the whole range identifies the node.
  const nodePath = nodePathAtOffset(root, start).findLast(
    ({ node, entry }) => hasRange(entry, start, end) || hasRange(node, start, end),
  );
  const fix = nodePath && createFix(nodePath, help);
  return fix ? { locatedFix: { nodePath, fix } } : {};
}

function hasRange(
  range: { readonly start: number; readonly end: number } | undefined,
  start: number,
  end: number,
): boolean {
  return range?.start === start && range.end === end;
}
