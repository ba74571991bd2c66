// The interfaces `paths`, `webhooks`, `components`, and `operations`, as openapi-typescript generates them.

import type { Code } from '../../code/branded-text.ts';
import { printInterface, printMember, printSection } from '../../code/typescript/print-type.ts';
import type { Doc, TypeTree } from '../../code/typescript/types.ts';
import { join, ts } from '../../code/typescript/template-literals.ts';
import type { Api, Component, Content, Operation } from '../../model/types/api.ts';
import { answer } from '../../model/dependencies/kept.ts';
import type { Section } from '../../model/naming/component-keys.ts';
import { namedSchemas } from './named-schemas.ts';
import { printPaths } from './paths-interface.ts';
import { createTyping, type Typing } from './openapi/context.ts';
import {
  bodyType,
  headerDoc,
  headerType,
  parameterDoc,
  parameterType,
  responseType,
} from './openapi/operation-part-types.ts';
import type { Marks } from '../../model/read-write-only.ts';
import { createParts } from './openapi/parts.ts';

/** The printed declarations and the helper types that they use. */
export interface OpenapiTypes {
  readonly declarations: Code<'ts'>;
  /** Whether the declarations or the aliases use `$Read`, `$Write`, `Readable`, or `Writable`. */
  readonly marked: boolean;
  /** Whether the declarations use `WithRequired`. */
  readonly requires: boolean;
}

export function openapiTypes(api: Api, typing: Typing = createTyping(api)): OpenapiTypes {
  const { part, printed } = createParts(typing);
  const readings = answer(api, 'whether names ask for readings', () => namesReadings(api, typing.marks));
  const paths = printPaths(api.operations, (name, print) => part(`path ${name}`, print));
  const webhooks = printPaths(api.webhooks, (name, print) => part(`webhook ${name}`, print));
  const { schemas, aliases } = namedSchemas(typing, readings, part);
  const { responses, parameters, requestBodies, headers } = api.components;
  const declarations = [
    printInterface(ts`paths`, paths.items),
    printInterface(ts`webhooks`, webhooks.items),
    printInterface(ts`components`, [
      printSection('schemas', schemas, 2),
      part('responses', (own) =>
        section('responses', responses, own, responseType, ({ description }) => ({ text: description })),
      ),
      part('parameters', (own) => section('parameters', parameters, own, parameterType, parameterDoc)),
      part('requestBodies', (own) =>
        section('requestBodies', requestBodies, own, bodyType, ({ description }) => ({ text: description ?? '' })),
      ),
      part('headers', (own) => section('headers', headers, own, headerType, headerDoc)),
      printSection('pathItems', [], 2),
    ]),
    printInterface(ts`operations`, [...paths.operations, ...webhooks.operations]),
    ...aliases,
  ];
  printed();
  return {
    declarations: join(declarations, ts`\n\n`),
    marked: readings || typing.helpers.has('$Read') || typing.helpers.has('$Write'),
    requires: typing.helpers.has('WithRequired'),
  };
}

function section<T>(
  name: Section,
  components: readonly Component<T>[],
  typing: Typing,
  type: (value: T, typing: Typing) => TypeTree,
  doc: (value: T) => Doc,
): Code<'ts'> {
  const members = components.map(({ name: own, value }) => ({
    name: typing.names.key(name, own),
    type: type(value, typing),
    doc: doc(value),
  }));
  return printSection(
    name,
    members.sort((a, b) => (a.name < b.name ? -1 : 1)).map((member) => printMember(member, 4)),
    2,
  );
}

/**
 * Whether the alias of a schema, body, or response differs by direction. This depends on the schema alone: its type can
 * lack the marker, for example if the marked property is `unknown`.
 */
export function namesReadings({ schemas, operations, webhooks }: Api, marks: Marks): boolean {
  const contents = ({ body, responses }: Operation): readonly Content[] => [
    ...(body?.contents ?? []),
    ...responses.flatMap((response) => response.contents),
  ];
  return (
    schemas.some(({ assertion }) => marks.differ(assertion)) ||
    [...operations, ...webhooks].some((operation) =>
      contents(operation).some(({ schema }) => schema && marks.differ(schema.assertion)),
    )
  );
}
