// Expressions for conversions, and the files of the runtime that they need.

import { array, imported, literal, name, object } from '../code/typescript/build-tree.ts';
import type { Expression } from '../code/typescript/tree.ts';
import type { Api } from '../model/types/api.ts';
import type { JsonType } from '../model/types/schema.ts';
import type { Conversion, Conversions } from '../model/value-forms/conversions.ts';
import type { ConvertedFormat } from '../model/value-forms/value-form-options.ts';

/** The path of the module with the conversions of named schemas, without extension. */
export const conversionsModulePath = 'conversions';

/** Returns the runtime files of the codecs, below the directory of the client runtime. */
export function listCodecFiles(conversions: Conversions): readonly string[] {
  return [...new Set([...conversions.formats].map((format) => codecOf(format, conversions).file))];
}

/** Returns the name of the function that calls an operation with conversions, and the runtime file that exports it. */
export function callFunction({ formats }: Conversions): { readonly file: string; readonly function: string } {
  return formats.has('int64')
    ? { file: 'call-with-exact-integers', function: 'callWithExactIntegers' }
    : { file: 'call-with-conversions', function: 'callWithConversions' };
}

/** Returns the name of the codec of a format, and the runtime file that exports it. */
function codecOf(format: ConvertedFormat, { dates }: Conversions): { readonly file: string; readonly codec: string } {
  if (format === 'int64') return { file: 'bigint-codec', codec: 'bigintCodec' };
  if (dates === 'Date') return { file: 'date-codec', codec: 'dateCodec' };
  return { file: 'temporal-codecs', codec: format === 'date' ? 'plainDateCodec' : 'instantCodec' };
}

/** What the expression of a conversion depends on. */
interface ExpressionContext {
  readonly api: Pick<Api, 'schema'>;
  readonly conversions: Conversions;
  /** Returns the expression for a reference from the constant of the conversion. */
  readonly toReference: (constant: Expression) => Expression;
}

/** Returns the expression of a conversion; `undefined` if values are not converted. */
export function conversionExpression(conversion: Conversion | undefined, context: ExpressionContext): Expression {
  const toExpression = (part: Conversion | undefined): Expression => conversionExpression(part, context);
  const optional = (part: Conversion | undefined): Expression | undefined => part && toExpression(part);
  const toProperties = (parts: ReadonlyMap<string, Conversion | undefined>): Expression => ({
    kind: 'object',
    properties: [...parts].map(([property, part]) => ({ name: property, value: toExpression(part) })),
  });
  switch (conversion?.kind) {
    case undefined:
      return literal(undefined);
    case 'format': {
      const { file, codec } = codecOf(conversion.format, context.conversions);
      return imported(codec, `runtime/client/${file}`);
    }
    case 'reference': {
      const { id } = conversion;
      const constantName = context.api.schema(id)?.name.value ?? '';
      return context.toReference(
        name({ kind: 'declared', key: id, name: constantName, module: conversionsModulePath }),
      );
    }
    case 'object':
      return object([
        ['properties', conversion.properties.size > 0 ? toProperties(conversion.properties) : undefined],
        ['additional', optional(conversion.additional)],
      ]);
    case 'array':
      return object([
        ['first', conversion.first.length > 0 ? array(conversion.first.map(toExpression)) : undefined],
        ['items', optional(conversion.items)],
      ]);
    case 'union': {
      const { property, branches } = conversion;
      return object([
        [
          'union',
          object([
            ['property', literal(property)],
            ['branches', toProperties(branches)],
          ]),
        ],
      ]);
    }
    case 'all':
      return object([
        ['all', array(conversion.parts.map(toExpression))],
        ['otherTypes', conversion.otherTypes && array(listJsonTypes(conversion.otherTypes).map(literal))],
      ]);
    case 'any':
      return object([['any', array(conversion.parts.map(toExpression))]]);
  }
}

/** Returns the types of values of JSON, which has no integers. */
function listJsonTypes(types: readonly JsonType[]): readonly string[] {
  return [...new Set(types.map((type) => (type === 'integer' ? 'number' : type)))];
}
