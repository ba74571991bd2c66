// The interfaces `paths`, `webhooks`, `components`, and `operations`, as openapi-typescript generates them.

import type { SafeText } from '../../code/branded-text.ts';
import { printInterface, printMember, printNestedMember } from '../../code/typescript/print-type.ts';
import type { MemberDoc, TypeTree } from '../../code/typescript/types.ts';
import { joinCode, ts } from '../../code/typescript/template-literals.ts';
import type { Api, Component, MediaType, Operation } from '../../model/types/api.ts';
import { queryValue } from '../../model/dependencies/result-cache.ts';
import type { ComponentSection } from '../../model/naming/component-keys.ts';
import { printNamedSchemas } from './named-schemas.ts';
import { printPaths } from './paths-interface.ts';
import { createTypeContext, type TypeContext } from './openapi/context.ts';
import {
  bodyType,
  headerDoc,
  headerType,
  parameterDoc,
  parameterType,
  responseType,
} from './openapi/operation-part-types.ts';
import type { ReadWriteOnly } from '../../model/read-write-only.ts';
import { createParts } from './openapi/parts.ts';

/** The printed declarations and the helper types that they use. */
export interface OpenapiTypes {
  readonly declarations: SafeText<'ts'>;
  /** Whether the declarations or the aliases use `$Read`, `$Write`, `Readable`, or `Writable`. */
  readonly hasMarkers: boolean;
  /** Whether the declarations use `WithRequired`. */
  readonly hasWithRequired: boolean;
}

export function printOpenapiTypes(api: Api, context: TypeContext = createTypeContext(api)): OpenapiTypes {
  const { part, printed } = createParts(context);
  const hasDirections = queryValue(api, 'whether names ask for readings', () =>
    hasDirectionTypes(api, context.readWriteOnly),
  );
  const paths = printPaths(api.operations, (name, print) => part(`path ${name}`, print));
  const webhooks = printPaths(api.webhooks, (name, print) => part(`webhook ${name}`, print));
  const { schemas, aliases } = printNamedSchemas(context, hasDirections, part);
  const { responses, parameters, requestBodies, headers } = api.components;
  const declarations = [
    printInterface(ts`paths`, paths.items),
    printInterface(ts`webhooks`, webhooks.items),
    printInterface(ts`components`, [
      printNestedMember('schemas', schemas, 2),
      part('responses', (own) =>
        printComponents('responses', responses, own, responseType, ({ description }) => ({ text: description })),
      ),
      part('parameters', (own) => printComponents('parameters', parameters, own, parameterType, parameterDoc)),
      part('requestBodies', (own) =>
        printComponents('requestBodies', requestBodies, own, bodyType, ({ description }) => ({
          text: description ?? '',
        })),
      ),
      part('headers', (own) => printComponents('headers', headers, own, headerType, headerDoc)),
      printNestedMember('pathItems', [], 2),
    ]),
    printInterface(ts`operations`, [...paths.operations, ...webhooks.operations]),
    ...aliases,
  ];
  printed();
  return {
    declarations: joinCode(declarations, ts`\n\n`),
    hasMarkers: hasDirections || context.helpers.has('$Read') || context.helpers.has('$Write'),
    hasWithRequired: context.helpers.has('WithRequired'),
  };
}

function printComponents<T>(
  name: ComponentSection,
  components: readonly Component<T>[],
  context: TypeContext,
  type: (value: T, context: TypeContext) => TypeTree,
  doc: (value: T) => MemberDoc,
): SafeText<'ts'> {
  const members = components.map(({ name: componentName, value }) => ({
    name: context.names.key(name, componentName),
    type: type(value, context),
    doc: doc(value),
  }));
  return printNestedMember(
    name,
    members.sort((a, b) => (a.name < b.name ? -1 : 1)).map((member) => printMember(member, 4)),
    2,
  );
}

/**
 * Whether the alias of a schema, body, or response differs by direction. This depends on the schema alone: its type can
 * lack the marker, for example if the marked property is `unknown`.
 */
export function hasDirectionTypes({ schemas, operations, webhooks }: Api, readWriteOnly: ReadWriteOnly): boolean {
  const contents = ({ requestBody, responses }: Operation): readonly MediaType[] => [
    ...(requestBody?.content ?? []),
    ...responses.flatMap((response) => response.content),
  ];
  return (
    schemas.some(({ jsonSchema }) => readWriteOnly.hasMarkers(jsonSchema)) ||
    [...operations, ...webhooks].some((operation) =>
      contents(operation).some(({ schema }) => schema && readWriteOnly.hasMarkers(schema.jsonSchema)),
    )
  );
}
