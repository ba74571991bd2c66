// Filter types for collections, built from the filterable fields of their items.

import { keyword, literalType, reference, union } from '../../code/typescript/build-tree.ts';
import { lineComment, requiredDocComment } from '../../code/typescript/comment.ts';
import type { ModulePrinter } from '../../code/typescript/module-printer.ts';
import type { Type } from '../../code/typescript/tree.ts';
import { identifier } from '../../code/typescript/typescript.ts';
import type { Api } from '../../model/types/api.ts';
import type { Property, Shape, ShapeUse } from '../../model/types/shape.ts';
import {
  filterTypeOfShape,
  filterableCollections,
  filterOperators,
  type Collection,
  type FilterType,
  type FilterOperator,
} from '../../model/collection-filters.ts';
import { createTypesPrinter, type TargetContext } from './named-schemas.ts';
import type { FiltersView, FilterView, OperatorsView } from './template-views.ts';

/** Returns the view of the module `filters`; `undefined` if the API has no filter convention or no filterable items. */
export function filtersView(context: TargetContext): FiltersView | undefined {
  const { filter } = context.api.conventions;
  if (!filter) return undefined;
  const collectionFields = filterableCollections(context.api);
  if (collectionFields.length === 0) return undefined;
  const printer = createTypesPrinter('filters', [], context);
  return {
    intro: lineComment(`Collection filters, sent as JSON in the \`${filter.header}\` header.`),
    operators: operatorViews(
      collectionFields.flatMap(({ fields }) => fields),
      context.api,
      printer,
    ),
    filters: collectionFields.map((collection) => filterView(collection, context, printer)),
  };
}

function filterView({ owner, fields }: Collection, { names, api }: TargetContext, printer: ModulePrinter): FilterView {
  const typeName = owner.name.type;
  return {
    doc: requiredDocComment(`Filter for \`${typeName}\` items: conditions and sort order.`),
    conditionsDoc: requiredDocComment(`Conditions on \`${typeName}\` items, all of which must hold.`),
    name: names.derived(owner, 'Filter'),
    conditions: names.derived(owner, 'Conditions'),
    fields: printer.type(union(fields.map(({ name }) => literalType(name)))),
    members: fields.map(({ name, use, description, deprecated }) =>
      printer.member({
        ...(description !== undefined && { doc: description }),
        docTags: { deprecated },
        name,
        type: fieldConditionType(use, api),
        isOptional: true,
        isMutable: true,
      }),
    ),
  };
}

/** Returns the type of a condition on a field: a value that it must equal, or an object of operators. */
function fieldConditionType({ shape, nullable }: ShapeUse, api: Api): Type {
  return union([
    ...equalityTypes(shape, api, 0),
    ...(nullable ? [literalType(null)] : []),
    ...fieldKinds(shape, api).map((kind) => operatorsType(kind)),
  ]);
}

function operatorsType(kind: FieldKind): Type {
  return reference({ kind: 'import', name: comparisonTypes[kind].name, from: 'filters', isType: true });
}

/** Returns the types of the values that a field can equal. An array field matches if one of its items does. */
function equalityTypes(shape: Shape, api: Api, depth: number): readonly Type[] {
  if (shape.kind === 'list') return equalityTypes(shape.items.shape, api, depth + 1);
  if (shape.kind === 'ref') {
    const schema = depth > 20 ? undefined : api.schema(shape.id);
    if (schema) return equalityTypes(schema.response.shape, api, depth + 1);
  }
  const values = shape.kind === 'enum' && !shape.open ? shape.values.map(({ value }) => value) : [];
  const scalars = values.filter((value) => typeof value === 'string' || typeof value === 'number');
  return scalars.length > 0
    ? scalars.map(literalType)
    : fieldKinds(shape, api).map((kind) => comparisonTypes[kind].value);
}

type FieldKind = Exclude<FilterType, 'any'>;

/** The comparison types of each field kind. `+neq` also accepts the value as a string. */
const comparisonTypes: {
  readonly [Kind in FieldKind]: {
    readonly value: Type;
    readonly name: string;
    readonly description: string;
    readonly inequalityType: Type;
  };
} = {
  text: {
    value: keyword('string'),
    name: 'TextOperators',
    description: 'Operators for string fields.',
    inequalityType: keyword('string'),
  },
  number: {
    value: keyword('number'),
    name: 'NumberOperators',
    description: 'Operators for number fields. `+neq` also accepts the number as a string.',
    inequalityType: union([keyword('number'), keyword('string')]),
  },
  boolean: {
    value: keyword('boolean'),
    name: 'BooleanOperators',
    description: 'Operators for boolean fields. `+neq` also accepts the boolean as a string.',
    inequalityType: union([keyword('boolean'), keyword('string')]),
  },
};

/** Returns the kinds of a field; a field of unknown kind has all of them. */
function fieldKinds(shape: Shape, api: Api): readonly FieldKind[] {
  const kind = filterTypeOfShape(shape, api);
  return kind === 'any' ? ['text', 'number', 'boolean'] : [kind];
}

/** Returns the operator interfaces of the kinds that occur among the fields. */
function operatorViews(fields: readonly Property[], api: Api, printer: ModulePrinter): readonly OperatorsView[] {
  const usedKinds = new Set(fields.flatMap(({ use }) => fieldKinds(use.shape, api)));
  return (['text', 'number', 'boolean'] as const)
    .filter((kind) => usedKinds.has(kind))
    .map((kind) => {
      const { name, description: doc, inequalityType } = comparisonTypes[kind];
      const typeOf = (operator: FilterOperator): Type =>
        operator === '+neq' ? inequalityType : operator === '+contains' ? keyword('string') : keyword('number');
      return {
        doc: requiredDocComment(doc),
        name: identifier(name),
        members: filterOperators[kind].map((operator) =>
          printer.member({ name: operator, type: typeOf(operator), isOptional: true, isMutable: true }),
        ),
      };
    });
}
