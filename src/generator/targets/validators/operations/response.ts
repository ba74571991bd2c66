// Checks of responses: validators of headers and bodies, by status.

import { constant, literal, name, object } from '../../../code/typescript/build-tree.ts';
import { isSameNode } from '../../../code/typescript/inspect-tree.ts';
import type { OnDemandSymbol, Expression } from '../../../code/typescript/tree.ts';
import type { Api, MediaType, Operation, Response } from '../../../model/types/api.ts';
import { requestMethod } from '../../../model/http-request.ts';
import { messageDirection } from '../../../model/operations/message-direction.ts';
import { toCaseStyles } from '../../../model/naming/case-styles.ts';
import type { Direction } from '../../../model/shape/object-shape.ts';
import type { ModuleContext } from '../function-request.ts';
import { compound } from '../preferred-variable-names.ts';
import { runtime, runtimeType } from '../runtime-imports.ts';
import type { ValidatorExport } from '../schema-module.ts';
import { escapePointerSegment } from '../../../source/pointer.ts';
import { noAnchors, type ValidationVariant } from '../validation-variant.ts';
import { symbols, variables } from '../variables.ts';
import { isTextBody, parsedTextBody } from './parse-parameter-and-text-body.ts';
import { problemsCall, toFunction } from './problems-call.ts';
import { ifJson, includesJson, mayBeValidated } from './validated-media-types.ts';
import { headerValidators } from './response-headers.ts';
import { isShareable, responsesKey } from './shared-responses.ts';

/** Returns the check of the responses of an operation. */
export function responseExports(operation: Operation, module: ModuleContext, path: string): readonly ValidatorExport[] {
  const subject = `${requestMethod(operation.method)} ${operation.path}`;
  const symbol: OnDemandSymbol = {
    kind: 'declared',
    key: `responses of ${path}`,
    name: `check${operation.name.type}Response`,
    module: module.path,
    declare: () => {
      const shared = sharedResponses(operation, module, path);
      const own = shared ? operation.responses.filter((each) => !isShareable(each)) : operation.responses;
      return {
        kind: 'const',
        docSubject: subject,
        doc: `Validates a response of \`${subject}\`.`,
        type: runtimeType('ResponseCheck'),
        value: {
          kind: 'call',
          isPure: true,
          callee: runtime('createResponseCheck'),
          arguments: [
            object([
              ...responseEntries(own, module, path, operation.name.value, messageDirection('response', operation)),
              ...deprecatedEntries(operation, module.analysis.api),
            ]),
            ...(shared ? [name(shared)] : []),
          ],
        },
      };
    },
  };
  return [{ symbol, role: 'response' }];
}

/** Returns the validators by status. The names of functions for inline schemas start with `hint`. */
function responseEntries(
  responses: readonly Response[],
  module: ModuleContext,
  path: string,
  hint: string,
  direction: Direction,
): readonly (readonly [string, Expression])[] {
  return responses.map((response) => {
    const { status, component } = response;
    // Components are shared by the responses of operations.
    if (component !== undefined && direction === 'response')
      return [status, componentValidators(response, component, module)];
    const pointer = component === undefined ? `${path}/responses/${status}` : componentPointer(component);
    return [status, responseValidators(response, module, pointer, compound(hint, `response${status}`), direction)];
  });
}

/**
 * Returns the entry for the deprecation status, with which deprecated operations respond in addition to their first 2xx
 * status.
 */
function deprecatedEntries(
  { responses }: Operation,
  { conventions: { deprecation } }: Api,
): readonly (readonly [string, Expression])[] {
  const status = deprecation && String(deprecation.status);
  const first = responses.find((each) => /^2\d{2}$/.test(each.status))?.status;
  if (status === undefined || first === undefined || responses.some((each) => each.status === status)) return [];
  return [[status, literal(Number(first))]];
}

/** Returns the constant for the responses that other operations have, too; `undefined` if they have none of them. */
function sharedResponses(operation: Operation, { analysis }: ModuleContext, path: string): OnDemandSymbol | undefined {
  const key = responsesKey(operation);
  const sharedPath = key === undefined ? undefined : analysis.sharedResponses.get(key);
  if (key === undefined || sharedPath === undefined) return undefined;
  return {
    kind: 'declared',
    key: `responses ${key}`,
    name: 'sharedResponses',
    module: sharedPath,
    declare: () => ({
      kind: 'const',
      type: runtimeType('ResponsesByStatus'),
      value: object(
        responseEntries(
          operation.responses.filter(isShareable),
          { path: sharedPath, analysis },
          path,
          'shared',
          'response',
        ),
      ),
    }),
  };
}

/** Returns the constant for a response component, which all its uses share. It is private to their module if possible. */
function componentValidators(response: Response, component: string, user: ModuleContext): Expression {
  const { analysis } = user;
  const schemaPointer = componentPointer(component);
  const path = analysis.responseModulePaths.get(component) ?? user.path;
  const constantName = `${toCaseStyles(component, 'response').value}Response`;
  const type = runtimeType('ResponseValidators');
  const module = { path, analysis };
  const build = (): Expression =>
    responseValidators(response, module, schemaPointer, compound(constantName, 'body'), 'response');
  if (path === user.path) return constant(constantName, build(), type);
  return name({
    kind: 'declared',
    key: `response ${schemaPointer}`,
    name: constantName,
    module: path,
    declare: () => ({ kind: 'const', type, value: build() }),
  });
}

function componentPointer(component: string): string {
  return `#/components/responses/${escapePointerSegment(component)}`;
}

/** Returns the validators of a response as an object. */
function responseValidators(
  response: Response,
  module: ModuleContext,
  path: string,
  base: string,
  direction: Direction,
): Expression {
  const { content: contents } = response;
  const content = contents.map((each, index): readonly [string, Expression] => {
    const hint = compound(base, contents.length === 1 ? '' : String(index + 1));
    return [each.mediaType, contentValidator(each, module, path, hint, direction)];
  });
  return object([
    ['headers', headerValidators(response, module, path)],
    ['content', content.length === 0 ? undefined : object(content)],
  ]);
}

/** Returns the function that returns the problems of a body of this media type; `undefined` if every value is valid. */
function contentValidator(
  content: MediaType,
  module: ModuleContext,
  path: string,
  hint: string,
  direction: Direction,
): Expression {
  const found = contentProblems(content, module, path, hint, direction);
  if (!found) return literal(undefined);
  const parameters = [symbols.value, symbols.now];
  return includesJson(content.mediaType)
    ? toFunction(ifJson(found, literal(undefined)), [...parameters, symbols.mediaType])
    : toFunction(found, parameters);
}

/** Returns the problems of a body of this media type as an expression; `undefined` if every value is valid. */
function contentProblems(
  { mediaType, schema }: MediaType,
  module: ModuleContext,
  path: string,
  hint: string,
  direction: Direction,
): Expression | undefined {
  if (!schema || !mayBeValidated(mediaType)) return undefined;
  const { value } = variables;
  const parsed = isTextBody(mediaType) ? parsedTextBody(mediaType, schema[direction], value, module) : value;
  if (parsed === undefined) return undefined;
  const variant: ValidationVariant = {
    direction,
    anchors: noAnchors,
    ...(!isSameNode(parsed, value) && { hasBigints: true }),
  };
  return problemsCall(
    schema.jsonSchema,
    variant,
    module,
    `${path}/content/${escapePointerSegment(mediaType)}/schema`,
    hint,
    parsed,
  );
}
