// Context of repairs: the document, and what was assumed or removed.

import type { DiagnosticCode } from '../../diagnostics/codes.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SourceSet } from '../../source/load-sources.ts';
import type { Entry, MapNode, Node } from '../../source/node.ts';
import { copyProperties, createMap, type PropertyInit } from '../create-node.ts';
import type { NodeOrEntry, ReadContext } from '../read-context.ts';
import type { OpenApiVersion } from '../types.ts';

export interface ReferenceProblem {
  readonly message: string;
  readonly help?: string;
  /** Whether the reference is to a file that cannot be read, which is an error of its own. */
  readonly isFileProblem: boolean;
}

export interface RepairContext {
  readonly version: OpenApiVersion;
  readonly sources: SourceSet;
  /** Collects the values that repairs remove. */
  readonly removed: Node[];
  /** Returns why a reference in the object cannot be resolved, possibly through other references. */
  readonly findReferenceProblem: (ref: string) => ReferenceProblem | undefined;
  /** Returns the target of an object's `$ref`, or the object itself; `undefined` if it cannot be resolved. */
  readonly resolve: (node: Node) => Node | undefined;
  /** Returns the message of the first error that a check reports. */
  readonly findError: (check: (context: ReadContext) => void) => string | undefined;
  /** Adds diagnostics of a conversion: those of values of the wrong type as errors, others as warnings. */
  readonly forward: (diagnostics: readonly Diagnostic[]) => void;
  /** Adds a warning that states what is assumed or ignored. */
  readonly warn: (code: DiagnosticCode, position: NodeOrEntry, message: string, help?: string) => void;
}

/** Result of repairing an entry: the same entry, new properties, or none. */
export type EntryRepair = (entry: Entry) => Entry | readonly PropertyInit[];

/** Returns an object with its entries repaired; the same object if no entry changes. */
export function mapEntries(node: MapNode, repair: EntryRepair): MapNode {
  let isChanged = false as boolean; // Cast: TypeScript does not see the assignment in a nested function.
  const properties = [...node.entries.values()].flatMap((entry): readonly PropertyInit[] => {
    const repaired = repair(entry);
    if (isEntry(repaired)) return [[entry.key, entry.value, entry]];
    isChanged = true;
    return repaired;
  });
  return isChanged ? createMap(node, properties) : node;
}

function isEntry(repaired: Entry | readonly PropertyInit[]): repaired is Entry {
  return 'key' in repaired;
}

/** Returns an object with some properties replaced or, if they have no value, removed. */
export function withProperties(node: MapNode, properties: readonly PropertyInit[]): MapNode {
  return createMap(node, [...copyProperties(node, new Set(properties.map(([key]) => key))), ...properties]);
}
