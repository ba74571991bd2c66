// Source files that cannot be parsed, resolved, or overlaid.

import { api31, schema31, type DiagnosticCase } from '../openapi/marked-document.ts';
import { isFull } from '../tier.ts';

/** A nesting depth that overflows the stack of a recursive parser. */
const deepNesting = isFull ? 100_000 : 25_000;
const schemaWithRef = (ref: string): string => schema31(`properties:\n  a: { $ref: ⟦${ref}⟧ }`);
const overlayWith = (actions: string): string =>
  `overlay: 1.0.0\ninfo: { title: O, version: "1" }\nactions:\n${actions}`;
const withOverlay = (overlay: string): Pick<DiagnosticCase, 'text' | 'files' | 'overlays'> => ({
  text: api31('paths: {}'),
  files: { 'o.yaml': overlay },
  overlays: ['o.yaml'],
});
/** An anchor whose aliases expand to 10^8 values ("billion laughs"). */
const aliasBomb = [
  'a: &a [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]',
  ...Array.from(
    'bcdefgh',
    (name, index) =>
      `${name}: &${name} [${Array(10)
        .fill(`*${'abcdefg'.charAt(index)}`)
        .join(', ')}]`,
  ),
].join('\n');

export const sourceCases: readonly DiagnosticCase[] = [
  {
    code: 'source/missing-file',
    when: 'a referenced file is missing',
    text: schemaWithRef('none.yaml#/A'),
    mentions: 'cannot find `none.yaml`',
  },
  {
    code: 'source/missing-file',
    when: 'a file in a chain of references is missing',
    text: schemaWithRef('b.yaml').replace(/[⟦⟧]/g, ''),
    files: { 'b.yaml': '$ref: schemas/c.yaml' },
    mentions: 'schemas/c.yaml',
  },
  { code: 'source/missing-file', when: 'an overlay is missing', text: api31('paths: {}'), overlays: ['none.yaml'] },
  {
    code: 'source/not-a-file',
    when: 'a reference is to a directory',
    text: schemaWithRef('schemas'),
    files: { 'schemas/a.yaml': '{}' },
    mentions: 'specify a file in the directory',
  },
  {
    code: 'source/unreadable-file',
    when: 'a file has no read permission',
    text: schemaWithRef('locked.yaml'),
    mentions: 'permission denied',
  },
  {
    code: 'source/outside-reference',
    when: 'a reference is outside the directory of the document',
    text: schemaWithRef('../b.yaml#/A'),
    files: { '../b.yaml': 'A: {}' },
    mentions: 'it is outside the directory of the document',
  },
  {
    code: 'source/remote-reference',
    when: 'a reference is a URL',
    text: schemaWithRef('https://example.com/a.yaml#/A'),
  },
  {
    code: 'source/invalid-encoding',
    when: 'a file is not UTF-8',
    text: schemaWithRef('b.yaml').replace(/[⟦⟧]/g, ''),
    files: { 'b.yaml': Uint8Array.of(97, 58, 32, 0xff) },
    mentions: 'byte 3',
  },
  { code: 'source/empty-file', when: 'a file is empty', text: '⟦⟧' },
  { code: 'source/empty-file', when: 'a file has only comments', text: '⟦⟧# a comment\n---\n# another' },
  {
    code: 'source/json-syntax',
    when: 'a comma is missing',
    text: '{"a": 1 ⟦"b"⟧: 2}',
    entry: 'a.json',
    mentions: 'a comma or `}`',
  },
  { code: 'source/json-syntax', when: 'a key is not quoted', text: '{⟦a⟧: 1}', entry: 'a.json' },
  {
    code: 'source/json-syntax',
    when: 'a file is truncated',
    text: '{"a": [1, 2⟦⟧',
    entry: 'a.json',
    mentions: 'the end of the file',
  },
  { code: 'source/json-syntax', when: 'a second value follows', text: '{} ⟦{⟧}', entry: 'a.json' },
  { code: 'source/json-syntax', when: 'a string contains a line break', text: '{"a": ⟦"b⟧\n"}', entry: 'a.json' },
  { code: 'source/json-syntax', when: 'an escape is unknown', text: '{"a": ⟦"\\x41"⟧}', entry: 'a.json' },
  { code: 'source/json-syntax', when: 'a number begins with 0', text: '{"a": 0⟦1⟧}', entry: 'a.json' },
  {
    code: 'source/json-extension',
    when: 'a comma follows the last property',
    text: '{"openapi": "3.1.0", "info": {"title": "T", "version": "1"⟦,⟧}, "paths": {}}',
    entry: 'a.json',
  },
  {
    code: 'source/json-extension',
    when: 'a file has a comment',
    text: '{⟦/* c */⟧"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {}}',
    entry: 'a.json',
  },
  {
    code: 'source/yaml-syntax',
    when: 'a bracket is not closed',
    text: 'a: [0]\nb: ⟦[⟧1, 2\nc: {d: 3}',
    mentions: 'the flow sequence that begins here has no closing `]`',
  },
  {
    code: 'source/yaml-syntax',
    when: 'a brace of an outer mapping is not closed',
    text: 'a: ⟦{⟧b: {c: 1}\nd: 2',
    mentions: 'the flow mapping that begins here has no closing `}`',
  },
  { code: 'source/yaml-syntax', when: 'a line is indented with a tab', text: 'a:\n⟦\t⟧b: 1' },
  {
    code: 'source/yaml-indentation',
    when: 'a line of a quoted value is not indented',
    text: api31('paths: {}\nx-a: ⟦"b\nc"⟧'),
  },
  { code: 'source/unknown-yaml-tag', when: 'a tag is unknown', text: api31('paths: ⟦!mine⟧ {}') },
  { code: 'source/invalid-yaml-key', when: 'a key is a list', text: api31('paths: {}\n? ⟦[a]⟧\n: 1') },
  { code: 'source/multiple-documents', when: 'a second document follows', text: `${api31('paths: {}')}\n⟦---⟧\na: 1` },
  { code: 'source/duplicate-key', when: 'a YAML key is duplicated', text: api31('paths: {}\n⟦paths⟧: {}') },
  {
    code: 'source/duplicate-key',
    when: 'a JSON key is duplicated',
    text: '{"openapi": "3.1.0", "info": {"title": "T", "version": "1", ⟦"title"⟧: "U"}, "paths": {}}',
    entry: 'a.json',
  },
  {
    code: 'source/number-out-of-range',
    when: 'a JSON number is infinite',
    text: '{"openapi": "3.1.0", "info": {"title": "T", "version": "1", "x-n": ⟦1e999⟧}, "paths": {}}',
    entry: 'a.json',
  },
  { code: 'source/number-out-of-range', when: 'a YAML number is NaN', text: api31('paths: {}\nx-n: ⟦.nan⟧') },
  {
    code: 'source/nesting-too-deep',
    when: 'JSON is nested 100,000 levels deep',
    text: `${'['.repeat(500)}⟦[⟧${'['.repeat(99_499)}`,
    entry: 'a.json',
  },
  {
    code: 'source/nesting-too-deep',
    when: `flow YAML is nested ${deepNesting} levels deep`,
    text: `${'['.repeat(deepNesting)}${']'.repeat(deepNesting)}`,
  },
  {
    code: 'source/nesting-too-deep',
    when: `block YAML is nested ${deepNesting} levels deep`,
    text: `${'- '.repeat(deepNesting)}a`,
  },
  { code: 'source/unknown-alias', when: 'an anchor is missing', text: api31('paths: {}\nx-a: ⟦*b⟧') },
  { code: 'source/alias-cycle', when: 'an alias is in its own value', text: api31('paths: {}\nx-a: &a [1, ⟦*a⟧]') },
  { code: 'source/alias-expansion', when: 'aliases expand exponentially', text: aliasBomb },
  {
    code: 'source/invalid-merge-key',
    when: 'a merge key has a string value',
    text: api31('paths: {}\nx-a: { <<: ⟦a⟧ }'),
  },
  {
    code: 'source/invalid-overlay',
    when: 'an overlay has an unsupported version',
    ...withOverlay('overlay: 2.0.0\nactions: []'),
    mentions: '1.0',
  },
  { code: 'source/invalid-overlay', when: 'a file is not an overlay', ...withOverlay('actions: []') },
  { code: 'source/invalid-overlay', when: 'an action has no effect', ...withOverlay(overlayWith('  - target: $')) },
  { code: 'source/invalid-overlay', when: 'an overlay has no actions', ...withOverlay('overlay: 1.0.0') },
  {
    code: 'source/unknown-overlay-field',
    when: 'an action field is misspelled',
    ...withOverlay(overlayWith('  - { target: $, update: {}, updat: {} }')),
  },
  {
    code: 'source/invalid-overlay-target',
    when: 'a target is not a valid JSONPath',
    ...withOverlay(overlayWith('  - { target: "$[", update: {} }')),
  },
  {
    code: 'source/overlay-no-match',
    when: 'a target matches nothing',
    ...withOverlay(overlayWith('  - { target: $.servers, remove: true }')),
  },
  {
    code: 'source/overlay-type-mismatch',
    when: 'an update is merged into a string',
    ...withOverlay(overlayWith('  - { target: $.openapi, update: {} }')),
  },
  {
    code: 'source/overlay-type-mismatch',
    when: 'an action removes the root',
    ...withOverlay(overlayWith('  - { target: $, remove: true }')),
  },
];
