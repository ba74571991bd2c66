// Where the canonical document says less than its sources: it has no dynamic scope.

import type { Api } from '../../model/types/api.ts';
import type { Assertion, ObjectSchema } from '../../model/types/schema.ts';
import { visitAssertions } from '../../model/visit-schemas.ts';
import type { Report } from '../../diagnostics/report.ts';

/**
 * Reports each `$dynamicRef` that an outer schema may lead elsewhere: one whose anchor several schemas carry. It is
 * printed as the plain reference to where it leads at first. The others mean the same as that.
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
