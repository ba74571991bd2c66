// The module `enums`: arrays of the values of enums, type guards, and the types that are objects or TypeScript enums.

import { reference } from '../../code/typescript/build-tree.ts';
import { docComment, requiredDocComment } from '../../code/typescript/comment.ts';
import { jsonLiteral } from '../../code/typescript/json-literal.ts';
import type { ModulePrinter } from '../../code/typescript/module-printer.ts';
import { identifier, propertyKey } from '../../code/typescript/typescript.ts';
import { enumsModulePath, enumValueNames, type EnumExport, type EnumMember } from '../../plugin/enum-exports.ts';
import { createTypesPrinter, docTags, schemaDoc, type TargetContext } from './named-schemas.ts';
import { schemaSymbol } from './openapi/intermediate-type-to-tree.ts';
import type { EnumDeclarationView, EnumsView, EnumView } from './template-views.ts';

/** The function of the module that all type guards call. */
const helperName = 'includes';

export function enumsView(context: TargetContext): EnumsView {
  const { enums } = context;
  const declaredNames = [helperName, ...enums.flatMap(enumValueNames)].map((name) => ({ name: identifier(name) }));
  const printer = createTypesPrinter(enumsModulePath, declaredNames, context);
  const views = enums.map((each) => enumView(each, context, printer));
  return { imports: printer.imports, enums: views };
}

function enumView(enumExport: EnumExport, { directions }: TargetContext, printer: ModulePrinter): EnumView {
  const { schema, values, declaration, members, arrayName, guardName } = enumExport;
  const type = reference(schemaSymbol(schema.id, directions.response));
  const isEnum = declaration === 'enum';
  const memberNames = new Map(members.map(({ value, name }) => [value, name]));
  return {
    type: printer.type(type),
    ...(declaration !== 'union' && { declaration: declarationView(enumExport) }),
    arrayDoc: requiredDocComment(`Values of \`${schema.name.type}\`.`, docTags(schema)),
    arrayName: identifier(arrayName),
    isTyped: isEnum,
    items: values.map(({ value }) => {
      const enumMember = isEnum ? memberNames.get(value) : undefined;
      return enumMember === undefined ? jsonLiteral(value) : printer.type({ ...type, enumMember });
    }),
    guardDoc: requiredDocComment(`Type guard for \`${schema.name.type}\`.`, docTags(schema)),
    guardName: identifier(guardName),
  };
}

function declarationView({ schema, declaration, members }: EnumExport): EnumDeclarationView {
  return {
    ...schemaDoc(schema),
    name: identifier(schema.name.type),
    isEnum: declaration === 'enum',
    members: members.map(memberView),
  };
}

function memberView({ name, value, description }: EnumMember): EnumDeclarationView['members'][number] {
  const doc = docComment(description, {}, 2);
  return { ...(doc && { doc }), name: propertyKey(name), value: jsonLiteral(value) };
}
