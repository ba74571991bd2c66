// Variables of generated validator functions. Functions share the symbols, because each function names its own.

import { local, name } from '../../code/typescript/build-tree.ts';

/** The symbols, for declarations. */
export const symbols = {
  value: local('value'),
  problems: local('problems'),
  /** The property name in a loop. */
  key: local('key'),
  index: local('index'),
  item: local('item'),
  count: local('count'),
  matched: local('matched'),
  before: local('before'),
  /** The location of the validated schema. */
  schema: local('schema'),
  /** The current time, in milliseconds since 1970. */
  now: local('now'),
  self: local('self'),
  old: local('old'),
  text: local('text'),
  raw: local('raw'),
  query: local('query'),
  cookies: local('cookies'),
  headers: local('headers'),
  status: local('status'),
  body: local('body'),
  form: local('form'),
  mediaType: local('mediaType'),
} as const;

/** References to the symbols, for expressions. */
export const variables = {
  value: name(symbols.value),
  problems: name(symbols.problems),
  key: name(symbols.key),
  index: name(symbols.index),
  item: name(symbols.item),
  count: name(symbols.count),
  matched: name(symbols.matched),
  before: name(symbols.before),
  schema: name(symbols.schema),
  now: name(symbols.now),
  self: name(symbols.self),
  old: name(symbols.old),
  text: name(symbols.text),
  raw: name(symbols.raw),
  query: name(symbols.query),
  cookies: name(symbols.cookies),
  headers: name(symbols.headers),
  status: name(symbols.status),
  body: name(symbols.body),
  form: name(symbols.form),
  mediaType: name(symbols.mediaType),
} as const;
