// Rules of @redocly/openapi-core: default severities, and a runner that uses the parsed files.

import { join, resolve } from 'node:path';
import type { DiagnosticData, Location } from '../../diagnostics/diagnostic.ts';
import { isRemote } from '../../source/input-path.ts';
import type { SourceSet } from '../../source/load-sources.ts';
import { parsePointer } from '../../source/pointer.ts';
import { type Node, toJson } from '../../source/node.ts';
import { type RawFinding, locateNode, type NodeInParent } from './finding.ts';
import type { RuleSeverity, SeveritySettings } from './config.ts';

const defaultSeverities = {
  'info-license': 'note',
  'info-license-strict': 'note',
  'no-server-example.com': 'note',
  'no-server-trailing-slash': 'warning',
  'no-empty-servers': 'note',
  'no-server-variables-empty-enum': 'warning',
  'operation-operationId-url-safe': 'note',
  'path-not-include-query': 'warning',
  'security-defined': 'note',

  'array-parameter-serialization': 'off',
  'boolean-parameter-prefixes': 'off',
  'component-name-unique': 'off',
  'info-contact': 'off',
  'no-http-verbs-in-paths': 'off',
  'operation-4xx-problem-details-rfc7807': 'off',
  'operation-singular-tag': 'off',
  'path-http-verbs-order': 'off',
  'path-segment-plural': 'off',
  'required-string-property-missing-min-length': 'off',
  'scalar-property-missing-example': 'off',
  'spec-strict-refs': 'off',
  'tags-alphabetical': 'off',
} as const satisfies Readonly<Record<string, RuleSeverity>>;

export type RedoclyRule = keyof typeof defaultSeverities;

/** Supported rules with their default severities. Rules that are off can be enabled in the configuration. */
export const defaultRedoclySeverities: Readonly<Record<string, RuleSeverity>> = defaultSeverities;

/** Rules that never run, each with the code that replaces it. */
export const replacedRules: Readonly<Record<string, string>> = {
  struct: 'document/unknown-field',
  spec: 'document/unknown-field',
  'no-unresolved-refs': 'document/unresolved-reference',
  'no-identical-paths': 'document/duplicate-path',
  'no-ambiguous-paths': 'document/ambiguous-paths',
  'no-invalid-schema-examples': 'correctness/example-value',
  'no-invalid-parameter-examples': 'correctness/example-value',
  'no-invalid-media-type-examples': 'correctness/example-value',
  'no-enum-type-mismatch': 'model/impossible-value',
  'no-required-schema-properties-undefined': 'correctness/undeclared-required',
  'no-schema-type-mismatch': 'vocabulary/type-mismatch',
  'no-example-value-and-externalValue': 'document/mutually-exclusive-fields',
  'no-unused-components': 'correctness/unused-component',
  'no-undefined-server-variable': 'document/server-variable-mismatch',
  'info-license-url': 'redocly/info-license-strict',
  'no-path-trailing-slash': 'consistency/trailing-slash',
  'operation-summary': 'completeness/operation-description',
  'operation-description': 'completeness/operation-description',
  'operation-operationId': 'completeness/operation-id',
  'operation-operationId-unique': 'document/duplicate-operation-id',
  'operation-2xx-response': 'completeness/success-response',
  'operation-4xx-response': 'completeness/error-response',
  'operation-parameters-unique': 'document/duplicate-parameter',
  'operation-tag-defined': 'completeness/tag-description',
  'parameter-description': 'completeness/parameter-description',
  'path-declaration-must-exist': 'document/invalid-path',
  'path-parameters-defined': 'document/undescribed-path-parameter',
  'path-params-defined': 'document/undescribed-path-parameter',
  'paths-kebab-case': 'consistency/path-segment-case',
  'spec-components-invalid-map-name': 'document/invalid-component-name',
  'tag-description': 'completeness/tag-description',
};

/** Rules that never run and have no replacement but custom rules, each with the reason. */
export const excludedRules: Readonly<Record<string, string>> = {
  assertions: 'it requires configured assertions',
  'path-excludes-patterns': 'it requires configured patterns',
  'request-mime-type': 'it requires configured media types',
  'response-mime-type': 'it requires configured media types',
  'response-contains-header': 'it requires configured headers',
  'response-contains-property': 'it requires configured properties',
};

/** Help for an unknown code. */
export const listCodesHelp = 'run `ashlar explain` to list all codes';

/** Code prefix of findings from Redocly rules. */
export const redoclyPrefix = 'redocly/';

/** Returns the Redocly rule of a code; `undefined` if it is a code of Ashlar. */
export function redoclyRuleOf(code: string): RedoclyRule | undefined {
  const name = code.slice(redoclyPrefix.length);
  return code.startsWith(redoclyPrefix) && isSupported(name) ? name : undefined;
}

/** Returns why a rule of Redocly never runs, and what to do instead; `undefined` for other names. */
export function describeUnavailableRule(code: string): Required<Pick<DiagnosticData, 'message' | 'help'>> | undefined {
  const rule = code.startsWith(redoclyPrefix) ? code.slice(redoclyPrefix.length) : code;
  const replacement = Object.hasOwn(replacedRules, rule) ? replacedRules[rule] : undefined;
  if (replacement !== undefined)
    return {
      message: `\`${code}\` never runs: \`${replacement}\` replaces it`,
      help: `run \`ashlar explain ${replacement}\``,
    };
  const reason = Object.hasOwn(excludedRules, rule) ? excludedRules[rule] : undefined;
  return reason === undefined
    ? undefined
    : { message: `\`${code}\` never runs: ${reason}`, help: 'write a custom rule, and add it to `lint.customRules`' };
}

function isSupported(name: string): name is RedoclyRule {
  return Object.hasOwn(defaultSeverities, name);
}

/** Returns the absolute path of a file, or a URL. */
function toAbsolute(file: string): string {
  return isRemote(file) ? file : resolve(file);
}

/** Runs the enabled rules. Does not read files or send requests. */
export async function runRedocly(
  { entry, roots }: Pick<SourceSet, 'entry' | 'roots'>,
  settings: SeveritySettings,
): Promise<readonly RawFinding[]> {
  const ruleNames = Object.keys(defaultRedoclySeverities).filter((rule) =>
    settings.isEnabled(redoclyPrefix + rule, defaultRedoclySeverities[rule] ?? 'off'),
  );
  if (ruleNames.length === 0) return [];
  const { BaseResolver, ResolveError, Source, createConfig, lintDocument } = await import('./redocly-library.ts');
  const files = new Map([...roots.keys()].map((file) => [toAbsolute(file), file]));
  const documents = new Map(
    [...roots].map(([file, root]) => [
      toAbsolute(file),
      { source: new Source(toAbsolute(file), root.source.text), parsed: toJson(root) },
    ]),
  );

  class ParsedFileResolver extends BaseResolver {
    override resolveDocument(
      base: string | null,
      ref: string,
    ): ReturnType<InstanceType<typeof BaseResolver>['resolveDocument']> {
      const path = this.resolveExternalRef(base, ref);
      const parsedDocument = documents.get(path);
      // A resolved error would be used as a document, so the promise rejects.
      return parsedDocument
        ? Promise.resolve(parsedDocument)
        : Promise.reject(new ResolveError(new Error(`${ref} was not read`)));
    }
  }

  const document = documents.get(toAbsolute(entry));
  if (!document) return [];
  // Redocly reads an ignore file next to its configuration, and a broken one would end the run. This directory cannot
  // exist, so Redocly finds none.
  const config = await createConfig(
    { rules: Object.fromEntries(ruleNames.map((rule) => [rule, 'warn' as const])) },
    { configPath: join(resolve(entry), 'redocly.yaml') },
  );
  const problems = await lintDocument({
    document,
    config: config.styleguide,
    externalRefResolver: new ParsedFileResolver(),
  }).catch(toError);
  if (problems instanceof Error)
    return [
      {
        code: 'lint/redocly-failed',
        severity: 'warning',
        message: `cannot run the rules of @redocly/openapi-core: ${problems.message}`,
      },
    ];
  return problems.flatMap(({ ruleId, message, location, suggest }): readonly RawFinding[] => {
    const [problemLocation] = location;
    // The rule also reports unknown schemes, which are `document/unknown-security-scheme`.
    if (ruleId === 'security-defined' && /\/security\/\d+\//.test(problemLocation?.pointer ?? '')) return [];
    const file = problemLocation && files.get(problemLocation.source.absoluteRef);
    const root = file === undefined ? undefined : roots.get(file);
    const findingLocation =
      root && problemLocation?.pointer !== undefined
        ? locatePointer(root, problemLocation.pointer, problemLocation.reportOnKey === true)
        : undefined;
    const [suggestion] = suggest;
    return [
      {
        code: redoclyPrefix + ruleId,
        severity: defaultRedoclySeverities[ruleId] ?? 'warning',
        message: message.trim().replace(/\.$/, ''),
        ...(findingLocation && { location: findingLocation }),
        ...(suggestion !== undefined && { help: `did you mean \`${suggestion}\`?` }),
      },
    ];
  });
}

// Redocly throws on some documents that Ashlar can read, such as those with cyclic references in unknown keywords.
function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

function locatePointer(root: Node, pointer: string, onName: boolean): Location {
  let nodePath: NodeInParent = { node: root };
  for (const segment of parsePointer(pointer.replace(/^#/, '').replace(/\/$/, '')) ?? []) {
    const { node } = nodePath;
    const entry = node.kind === 'map' ? node.entries.get(segment) : undefined;
    const child = entry?.value ?? (node.kind === 'list' ? node.items[Number(segment)] : undefined);
    if (!child) break;
    nodePath = { node: child, parent: node, ...(entry && { entry }) };
  }
  return locateNode(nodePath, onName);
}
