// Runs rules of @redocly/openapi-core on parsed files, and converts the findings.

import { join, resolve } from 'node:path';
import type { Location } from '../../../diagnostics/diagnostic.ts';
import type { SourceSet } from '../../../source/load-sources.ts';
import { parsePointer } from '../../../source/pointer.ts';
import { type Node, toJson } from '../../../source/node.ts';
import type { RawFinding } from '../finding.ts';
import { locateNodePath, type NodePath } from '../finding-location.ts';
import type { SeveritySettings } from '../severity-settings.ts';
import { redoclySeverities, redoclyPrefix } from './redocly-rules.ts';

/** Runs the enabled rules. Does not read files or send requests. */
export async function runRedocly(
  { entry, roots }: Pick<SourceSet, 'entry' | 'roots'>,
  settings: SeveritySettings,
): Promise<readonly RawFinding[]> {
  const ruleNames = Object.keys(redoclySeverities).filter((rule) =>
    settings.isEnabled(redoclyPrefix + rule, redoclySeverities[rule] ?? 'off'),
  );
  if (ruleNames.length === 0) return [];
  const { BaseResolver, ResolveError, Source, createConfig, lintDocument } = await import('@redocly/openapi-core');
  const files = new Map([...roots.keys()].map((file) => [resolve(file), file]));
  const documents = new Map(
    [...roots].map(([file, root]) => [
      resolve(file),
      { source: new Source(resolve(file), root.source.text), parsed: toJson(root) },
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

  const document = documents.get(resolve(entry));
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
        message: `the rules of @redocly/openapi-core cannot judge this document: ${problems.message}`,
      },
    ];
  return problems.flatMap(({ ruleId, message, location, suggest }): readonly RawFinding[] => {
    const [problemLocation] = location;
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
        severity: redoclySeverities[ruleId] ?? 'warning',
        message: message.trim().replace(/\.$/, ''),
        ...(findingLocation && { location: findingLocation }),
        ...(suggestion !== undefined && { help: `Did you mean "${suggestion}"?` }),
      },
    ];
  });
}

// Redocly throws on some documents that Ashlar can read, such as those with cyclic references in unknown keywords.
function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

function locatePointer(root: Node, pointer: string, onName: boolean): Location {
  let nodePath: NodePath = { node: root };
  for (const segment of parsePointer(pointer.replace(/^#/, '').replace(/\/$/, '')) ?? []) {
    const { node } = nodePath;
    const entry = node.kind === 'map' ? node.entries.get(segment) : undefined;
    const child = entry?.value ?? (node.kind === 'list' ? node.items[Number(segment)] : undefined);
    if (!child) break;
    nodePath = { node: child, parent: node, ...(entry && { entry }) };
  }
  return locateNodePath(nodePath, onName);
}
