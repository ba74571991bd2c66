// Filter types of collections, built from the filterable fields of their items.

import { docComment, lineComment } from '../../code/typescript/comment.ts';
import type { Code } from '../../code/branded-text.ts';
import { propertyKey } from '../../code/typescript/identifier.ts';
import { string } from '../../code/typescript/string-literal.ts';
import { number, ts, union } from '../../code/typescript/template-literals.ts';
import type { Api, Operation, Schema } from '../../model/types/api.ts';
import type { Property, Shape, Use } from '../../model/types/shape.ts';
import {
  comparisonOf,
  filterableFields,
  filteredItems,
  operators,
  type Comparison,
  type Operator,
} from '../../model/filterable-fields.ts';
import type { Json } from '../../source/node.ts';
import type { Making } from './schema-aliases.ts';
import type { FiltersView, FilterView, OperatorsView } from './templates.ts';

/** Returns the view of the module `filters`; `undefined` if the API has no filter convention or no filterable items. */
export function filtersView(making: Making): FiltersView | undefined {
  const { filter } = making.api.conventions;
  if (!filter) return undefined;
  const found = collections(making.api);
  if (found.length === 0) return undefined;
  return {
    intro: lineComment(`What the header ${filter.header} may ask of collections: the JSON of such a filter.`),
    operators: operatorViews(
      found.flatMap(({ fields }) => fields),
      making.api,
    ),
    filters: found.map((collection) => filterView(collection, making)),
  };
}

/** A collection's filterable fields, named after the schema of its items or, if that is inline, after the operation. */
interface Collection {
  readonly owner: Schema | Operation;
  readonly fields: readonly Property[];
}

/** Returns the filterable collections without duplicates, in the order of the operations. */
function collections(api: Api): readonly Collection[] {
  const found = new Map<Schema | Operation, Collection>();
  for (const operation of api.operations) {
    for (const item of filteredItems(operation, api)) {
      const owner = (item.shape.kind === 'ref' && api.schema(item.shape.id)) || operation;
      const fields = filterableFields(item, api);
      if (fields.length > 0 && !found.has(owner)) found.set(owner, { owner, fields });
    }
  }
  return [...found.values()];
}

function filterView({ owner, fields }: Collection, { names, api }: Making): FilterView {
  const what = owner.name.type;
  return {
    doc: docComment(`Conditions on \`${what}\` items, and the order of those that meet them.`) ?? ts``,
    conditionsDoc: docComment(`Conditions on \`${what}\` items; all of them must hold.`) ?? ts``,
    name: names.derived(owner, 'Filter'),
    conditions: names.derived(owner, 'Conditions'),
    fields: union(fields.map(({ name }) => string(name))),
    members: fields.map(({ name, use, description, deprecated }) => {
      const doc = docComment(description, { deprecated });
      return { ...(doc && { doc }), key: propertyKey(name), type: conditionOn(use, api) };
    }),
  };
}

/** Returns the type of a condition on a field: a value that it must equal, or an object of operators. */
function conditionOn({ shape, nullable }: Use, api: Api): Code<'ts'> {
  return union([
    ...equals(shape, api, 0),
    ...(nullable ? [ts`null`] : []),
    ...sortsOf(shape, api).map((sort) => compared[sort].name),
  ]);
}

/** Returns the types of the values that a field can equal. An array field matches if one of its items does. */
function equals(shape: Shape, api: Api, depth: number): readonly Code<'ts'>[] {
  if (shape.kind === 'list') return equals(shape.items.shape, api, depth + 1);
  if (shape.kind === 'ref') {
    const schema = depth > 20 ? undefined : api.schema(shape.id);
    if (schema) return equals(schema.response.shape, api, depth + 1);
  }
  const values = shape.kind === 'enum' && !shape.open ? shape.values.flatMap(({ value }) => literal(value)) : [];
  return values.length > 0 ? values : sortsOf(shape, api).map((sort) => compared[sort].value);
}

type Sort = Exclude<Comparison, 'any'>;

/** The comparison types of each field kind. `+neq` also accepts the value as a string. */
const compared: {
  readonly [Of in Sort]: {
    readonly value: Code<'ts'>;
    readonly name: Code<'ts'>;
    readonly asked: string;
    readonly differs: Code<'ts'>;
  };
} = {
  text: { value: ts`string`, name: ts`TextOperators`, asked: 'What a text is asked.', differs: ts`string` },
  number: {
    value: ts`number`,
    name: ts`NumberOperators`,
    asked: 'What a number is asked; `+neq` takes the text of one too.',
    differs: ts`number | string`,
  },
  boolean: {
    value: ts`boolean`,
    name: ts`BooleanOperators`,
    asked: 'What a boolean is asked; `+neq` takes the text of one too.',
    differs: ts`boolean | string`,
  },
};

/** Returns the kinds of a field; a field of unknown kind has all of them. */
function sortsOf(shape: Shape, api: Api): readonly Sort[] {
  const sort = comparisonOf(shape, api);
  return sort === 'any' ? ['text', 'number', 'boolean'] : [sort];
}

/** Returns the operator interfaces of the kinds that occur among the fields. */
function operatorViews(fields: readonly Property[], api: Api): readonly OperatorsView[] {
  const occurring = new Set(fields.flatMap(({ use }) => sortsOf(use.shape, api)));
  return (['text', 'number', 'boolean'] as const)
    .filter((sort) => occurring.has(sort))
    .map((sort) => {
      const { name, asked, differs } = compared[sort];
      const typeOf = (operator: Operator): Code<'ts'> =>
        operator === '+neq' ? differs : operator === '+contains' ? ts`string` : ts`number`;
      return {
        doc: docComment(asked) ?? ts``,
        name,
        members: operators[sort].map((operator) => ({ key: propertyKey(operator), type: typeOf(operator) })),
      };
    });
}

function literal(value: Json): readonly Code<'ts'>[] {
  if (typeof value === 'string') return [string(value)];
  return typeof value === 'number' ? [number(value)] : [];
}
