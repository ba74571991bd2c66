// Report of `$dynamicRef`s that the canonical document cannot express, because it has no dynamic scope.

import type { Api } from '../../model/types/api.ts';
import type { Assertion, ObjectSchema } from '../../model/types/schema.ts';
import { visitAssertions } from '../../model/visit-schemas.ts';
import type { Report } from '../../diagnostics/report.ts';

/**
 * Reports each `$dynamicRef` whose anchor is defined by several schemas, so that its target depends on the dynamic
 * scope. The document prints it as a `$ref` to its initial target. All others are equivalent to that `$ref`.
 */
export function reportDynamicReferences(api: Api, report: Report): void {
  const carriers = new Map<string, number>();
  const references: ObjectSchema[] = [];
  for (const { assertion } of api.schemas) {
    visitAssertions(assertion, (each: Assertion) => {
      if (typeof each === 'boolean') return;
      if (each.dynamicAnchor !== undefined)
        carriers.set(each.dynamicAnchor, (carriers.get(each.dynamicAnchor) ?? 0) + 1);
      if (each.dynamicRef) references.push(each);
    });
  }
  for (const { dynamicRef, origin } of references) {
    const anchor = dynamicRef?.anchor;
    if (anchor === undefined || (carriers.get(anchor) ?? 0) < 2) continue;
    report.add('emit/dynamic-reference', {
      message: `the canonical document follows $dynamicRef to "${dynamicRef?.ref ?? ''}" alone, whatever schema it is reached from`,
      place: { file: origin.file, line: origin.line, column: origin.column },
      help: 'Validators keep its full meaning. For types and other readers of the document, write the schemas out.',
    });
  }
}
