// Report of `$dynamicRef`s that the canonical document cannot express, because it has no dynamic scope.

import type { Api } from '../../model/types/api.ts';
import type { JsonSchema, SchemaObject } from '../../model/types/schema.ts';
import { visitSchemas } from '../../model/visit-schemas.ts';
import type { Report } from '../../diagnostics/report.ts';

/**
 * Reports each `$dynamicRef` whose anchor is defined by several schemas, so that its target depends on the dynamic
 * scope. The document prints it as a `$ref` to its initial target. All others are equivalent to that `$ref`.
 */
export function reportDynamicReferences(api: Api, report: Report): void {
  const anchorCounts = new Map<string, number>();
  const references: SchemaObject[] = [];
  for (const { jsonSchema } of api.schemas) {
    visitSchemas(jsonSchema, (each: JsonSchema) => {
      if (typeof each === 'boolean') return;
      if (each.dynamicAnchor !== undefined)
        anchorCounts.set(each.dynamicAnchor, (anchorCounts.get(each.dynamicAnchor) ?? 0) + 1);
      if (each.dynamicRef) references.push(each);
    });
  }
  for (const { dynamicRef, sourceLocation } of references) {
    const anchor = dynamicRef?.anchor;
    if (anchor === undefined || (anchorCounts.get(anchor) ?? 0) < 2) continue;
    report.add('output/dynamic-reference', {
      message: `the canonical document follows $dynamicRef to "${dynamicRef?.ref ?? ''}" alone, whatever schema it is reached from`,
      location: { file: sourceLocation.file, line: sourceLocation.line, column: sourceLocation.column },
      help: 'Validators keep its full meaning. For types and other readers of the document, write the schemas out.',
    });
  }
}
