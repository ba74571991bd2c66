// Filter types for collections, built from the filterable fields of their items.

import { docComment, lineComment } from '../../code/typescript/comment.ts';
import type { SafeText } from '../../code/branded-text.ts';
import { propertyKey, numberLiteral, ts, unionOfTypes, stringLiteral } from '../../code/typescript/typescript.ts';
import type { Api, Operation, Schema } from '../../model/types/api.ts';
import type { Property, Shape, ShapeUse } from '../../model/types/shape.ts';
import {
  filterTypeOfShape,
  filterableFields,
  filteredItems,
  filterOperators,
  type FilterType,
  type FilterOperator,
} from '../../model/collection-filters.ts';
import type { Json } from '../../source/node.ts';
import type { TargetContext } from './schema-aliases.ts';
import type { FiltersView, FilterView, OperatorsView } from './templates.ts';

/** Returns the view of the module `filters`; `undefined` if the API has no filter convention or no filterable items. */
export function filtersView(context: TargetContext): FiltersView | undefined {
  const { filter } = context.api.conventions;
  if (!filter) return undefined;
  const collectionFields = filterableCollections(context.api);
  if (collectionFields.length === 0) return undefined;
  return {
    intro: lineComment(`Collection filters, sent as JSON in the \`${filter.header}\` header.`),
    operators: operatorViews(
      collectionFields.flatMap(({ fields }) => fields),
      context.api,
    ),
    filters: collectionFields.map((collection) => filterView(collection, context)),
  };
}

/** A collection's filterable fields, named after the schema of its items or, if that is inline, after the operation. */
interface Collection {
  readonly owner: Schema | Operation;
  readonly fields: readonly Property[];
}

/** Returns the filterable collections without duplicates, in the order of the operations. */
function filterableCollections(api: Api): readonly Collection[] {
  const byOwner = new Map<Schema | Operation, Collection>();
  for (const operation of api.operations) {
    for (const item of filteredItems(operation, api)) {
      const owner = (item.shape.kind === 'ref' && api.schema(item.shape.id)) || operation;
      const fields = filterableFields(item, api);
      if (fields.length > 0 && !byOwner.has(owner)) byOwner.set(owner, { owner, fields });
    }
  }
  return [...byOwner.values()];
}

function filterView({ owner, fields }: Collection, { names, api }: TargetContext): FilterView {
  const typeName = owner.name.type;
  return {
    doc: docComment(`Filter for \`${typeName}\` items: conditions and sort order.`) ?? ts``,
    conditionsDoc: docComment(`Conditions on \`${typeName}\` items, all of which must hold.`) ?? ts``,
    name: names.derived(owner, 'Filter'),
    conditions: names.derived(owner, 'Conditions'),
    fields: unionOfTypes(fields.map(({ name }) => stringLiteral(name))),
    members: fields.map(({ name, use, description, deprecated }) => {
      const doc = docComment(description, { deprecated });
      return { ...(doc && { doc }), key: propertyKey(name), type: fieldConditionType(use, api) };
    }),
  };
}

/** Returns the type of a condition on a field: a value that it must equal, or an object of operators. */
function fieldConditionType({ shape, nullable }: ShapeUse, api: Api): SafeText<'ts'> {
  return unionOfTypes([
    ...equalityTypes(shape, api, 0),
    ...(nullable ? [ts`null`] : []),
    ...fieldKinds(shape, api).map((kind) => comparisonTypes[kind].name),
  ]);
}

/** Returns the types of the values that a field can equal. An array field matches if one of its items does. */
function equalityTypes(shape: Shape, api: Api, depth: number): readonly SafeText<'ts'>[] {
  if (shape.kind === 'list') return equalityTypes(shape.items.shape, api, depth + 1);
  if (shape.kind === 'ref') {
    const schema = depth > 20 ? undefined : api.schema(shape.id);
    if (schema) return equalityTypes(schema.response.shape, api, depth + 1);
  }
  const values = shape.kind === 'enum' && !shape.open ? shape.values.flatMap(({ value }) => scalarLiteral(value)) : [];
  return values.length > 0 ? values : fieldKinds(shape, api).map((kind) => comparisonTypes[kind].value);
}

type FieldKind = Exclude<FilterType, 'any'>;

/** The comparison types of each field kind. `+neq` also accepts the value as a string. */
const comparisonTypes: {
  readonly [Kind in FieldKind]: {
    readonly value: SafeText<'ts'>;
    readonly name: SafeText<'ts'>;
    readonly description: string;
    readonly inequalityType: SafeText<'ts'>;
  };
} = {
  text: {
    value: ts`string`,
    name: ts`TextOperators`,
    description: 'Operators for string fields.',
    inequalityType: ts`string`,
  },
  number: {
    value: ts`number`,
    name: ts`NumberOperators`,
    description: 'Operators for number fields. `+neq` also accepts the number as a string.',
    inequalityType: ts`number | string`,
  },
  boolean: {
    value: ts`boolean`,
    name: ts`BooleanOperators`,
    description: 'Operators for boolean fields. `+neq` also accepts the boolean as a string.',
    inequalityType: ts`boolean | string`,
  },
};

/** Returns the kinds of a field; a field of unknown kind has all of them. */
function fieldKinds(shape: Shape, api: Api): readonly FieldKind[] {
  const kind = filterTypeOfShape(shape, api);
  return kind === 'any' ? ['text', 'number', 'boolean'] : [kind];
}

/** Returns the operator interfaces of the kinds that occur among the fields. */
function operatorViews(fields: readonly Property[], api: Api): readonly OperatorsView[] {
  const usedKinds = new Set(fields.flatMap(({ use }) => fieldKinds(use.shape, api)));
  return (['text', 'number', 'boolean'] as const)
    .filter((kind) => usedKinds.has(kind))
    .map((kind) => {
      const { name, description: doc, inequalityType } = comparisonTypes[kind];
      const typeOf = (operator: FilterOperator): SafeText<'ts'> =>
        operator === '+neq' ? inequalityType : operator === '+contains' ? ts`string` : ts`number`;
      return {
        doc: docComment(doc) ?? ts``,
        name,
        members: filterOperators[kind].map((operator) => ({ key: propertyKey(operator), type: typeOf(operator) })),
      };
    });
}

function scalarLiteral(value: Json): readonly SafeText<'ts'>[] {
  if (typeof value === 'string') return [stringLiteral(value)];
  return typeof value === 'number' ? [numberLiteral(value)] : [];
}
