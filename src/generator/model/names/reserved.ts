// Which spellings generated code cannot use for things of a document, and why.

/** Words that no binding of a module in strict mode can have. */
const keywords = [
  'break', 'case', 'catch', 'class', 'const', 'continue', 'debugger', 'default', 'delete', 'do', 'else', 'enum',
  'export', 'extends', 'false', 'finally', 'for', 'function', 'if', 'import', 'in', 'instanceof', 'new', 'null',
  'return', 'super', 'switch', 'this', 'throw', 'true', 'try', 'typeof', 'var', 'void', 'while', 'with',
  'implements', 'interface', 'let', 'package', 'private', 'protected', 'public', 'static', 'yield',
  'await', 'async', 'eval', 'arguments', 'using',
];

/** Values that generated code reaches by their global name, and would miss if a module shadowed them. */
const globalValues = [
  'undefined', 'globalThis', 'isNaN', 'isFinite', 'parseInt', 'parseFloat', 'encodeURIComponent', 'decodeURIComponent',
  'encodeURI', 'decodeURI', 'fetch', 'crypto', 'console', 'process', 'structuredClone', 'setTimeout', 'clearTimeout',
  'queueMicrotask', 'performance', 'window', 'self', 'document', 'require', 'module', 'exports',
];

/** Members that every object inherits, or that make an object something else (`then`: a promise). */
const members = [
  'constructor', 'prototype', 'hasOwnProperty', 'isPrototypeOf', 'propertyIsEnumerable', 'toLocaleString', 'toString',
  'valueOf', 'toJSON', 'then',
];

/** Type names of the language, which no alias can have. A function may, but a reader would take it for the type. */
const languageTypes = ['any', 'unknown', 'never', 'object', 'string', 'number', 'boolean', 'symbol', 'bigint'];

/** Types and constructors that generated code reaches by their global name. */
const globalTypes = [
  'Object', 'Array', 'ReadonlyArray', 'Record', 'Promise', 'PromiseLike', 'Date', 'Response', 'Request', 'Headers',
  'String', 'Number', 'Boolean', 'Symbol', 'BigInt', 'Function', 'Error', 'TypeError', 'RangeError', 'SyntaxError',
  'AggregateError', 'RegExp', 'JSON', 'Math', 'Map', 'ReadonlyMap', 'Set', 'ReadonlySet', 'WeakMap', 'WeakSet',
  'Proxy', 'Reflect', 'Intl', 'NaN', 'Infinity', 'Iterable', 'Iterator', 'AsyncIterable', 'AsyncIterator', 'Generator',
  'AsyncGenerator', 'ArrayLike', 'ArrayBuffer', 'Uint8Array', 'DataView', 'Blob', 'File', 'FormData', 'URL',
  'URLSearchParams', 'ReadableStream', 'WritableStream', 'TransformStream', 'TextEncoder', 'TextDecoder',
  'AbortController', 'AbortSignal', 'Buffer', 'Event', 'EventTarget', 'Partial', 'Required', 'Readonly', 'Pick', 'Omit',
  'Exclude', 'Extract', 'NonNullable', 'Awaited', 'Parameters', 'ReturnType', 'ThisType', 'Uppercase', 'Lowercase',
  'Capitalize', 'Uncapitalize', 'NodeJS',
];

/** Names that Windows gives to devices, with any extension; and `index`, which every folder's own module has. */
const files = [
  'con', 'prn', 'aux', 'nul', 'index',
  ...Array.from({ length: 10 }, (_, port) => [`com${port}`, `lpt${port}`]).flat(),
];

export const reservedValues: ReadonlySet<string> = new Set([...keywords, ...languageTypes, ...globalValues, ...members]);
export const reservedTypes: ReadonlySet<string> = new Set([...languageTypes, ...globalTypes]);
export const reservedFiles: ReadonlySet<string> = new Set(files);
