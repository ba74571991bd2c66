// Runs rules of @redocly/openapi-core on parsed files, and converts the findings.

import { join, resolve } from 'node:path';
import type { Place } from '../../../diagnostics/diagnostic.ts';
import type { SourceSet } from '../../../source/load-sources.ts';
import { pointerSegments } from '../../../source/pointer.ts';
import type { Node } from '../../../source/node.ts';
import { toJson } from '../../../source/node-to-json.ts';
import type { Found } from '../finding.ts';
import { placeOfSpot, type Spot } from '../finding-location.ts';
import type { Settings } from '../settings.ts';
import { borrowed, prefix } from './redocly-rules.ts';

/** Runs the enabled rules. Reads no file and sends no request. */
export async function underneath(
  { entry, roots }: Pick<SourceSet, 'entry' | 'roots'>,
  settings: Settings,
): Promise<readonly Found[]> {
  const wanted = Object.keys(borrowed).filter((rule) => settings.isOn(prefix + rule, borrowed[rule] ?? 'off'));
  if (wanted.length === 0) return [];
  const { BaseResolver, ResolveError, Source, createConfig, lintDocument } = await import('@redocly/openapi-core');
  const files = new Map([...roots.keys()].map((file) => [resolve(file), file]));
  const documents = new Map(
    [...roots].map(([file, root]) => [
      resolve(file),
      { source: new Source(resolve(file), root.source.text), parsed: toJson(root) },
    ]),
  );

  class Read extends BaseResolver {
    override resolveDocument(
      base: string | null,
      ref: string,
    ): ReturnType<InstanceType<typeof BaseResolver>['resolveDocument']> {
      const path = this.resolveExternalRef(base, ref);
      const found = documents.get(path);
      // A resolved error would be used as a document, so the promise rejects.
      return found ? Promise.resolve(found) : Promise.reject(new ResolveError(new Error(`${ref} was not read`)));
    }
  }

  const document = documents.get(resolve(entry));
  if (!document) return [];
  // Redocly reads its ignore file next to the configuration. In a directory that cannot exist, it finds none; in the
  // working directory, a broken ignore file would end the run.
  const config = await createConfig(
    { rules: Object.fromEntries(wanted.map((rule) => [rule, 'warn' as const])) },
    { configPath: join(resolve(entry), 'redocly.yaml') },
  );
  const problems = await lintDocument({ document, config: config.styleguide, externalRefResolver: new Read() }).catch(
    given,
  );
  if (problems instanceof Error)
    return [
      {
        code: 'lint/rules-underneath',
        severity: 'warning',
        message: `the rules of @redocly/openapi-core cannot judge this document: ${problems.message}`,
      },
    ];
  return problems.flatMap(({ ruleId, message, location, suggest }): readonly Found[] => {
    const [where] = location;
    const file = where && files.get(where.source.absoluteRef);
    const root = file === undefined ? undefined : roots.get(file);
    const place =
      root && where?.pointer !== undefined ? placeAt(root, where.pointer, where.reportOnKey === true) : undefined;
    const [nearest] = suggest;
    return [
      {
        code: prefix + ruleId,
        severity: borrowed[ruleId] ?? 'warning',
        message: message.trim().replace(/\.$/, ''),
        ...(place && { place }),
        ...(nearest !== undefined && { help: `Did you mean "${nearest}"?` }),
      },
    ];
  });
}

// Redocly throws on some documents that are otherwise readable, such as with cyclic references in unknown keywords.
function given(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

function placeAt(root: Node, pointer: string, onName: boolean): Place {
  let spot: Spot = { node: root };
  for (const segment of pointerSegments(pointer.replace(/^#/, '').replace(/\/$/, '')) ?? []) {
    const { node } = spot;
    const entry = node.kind === 'map' ? node.entries.get(segment) : undefined;
    const child = entry?.value ?? (node.kind === 'list' ? node.items[Number(segment)] : undefined);
    if (!child) break;
    spot = { node: child, parent: node, ...(entry && { entry }) };
  }
  return placeOfSpot(spot, onName);
}
