// Mistakes in texts, before they are read as a document.

import { api31, schema31, type Mistake } from '../document/marked.ts';
import { isFull } from '../../tier.ts';

/** Far more than a parser that calls itself bears. */
const deep = isFull ? 100_000 : 25_000;
const other = (ref: string): string => schema31(`properties:\n  a: { $ref: ⟦${ref}⟧ }`);
const overlay = (actions: string): string => `overlay: 1.0.0\ninfo: { title: O, version: "1" }\nactions:\n${actions}`;
const overlaid = (text: string): Pick<Mistake, 'text' | 'files' | 'overlays'> => ({
  text: api31('paths: {}'),
  files: { 'o.yaml': text },
  overlays: ['o.yaml'],
});
const bomb = [
  'a: &a [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]',
  ...Array.from(
    'bcdefgh',
    (name, index) =>
      `${name}: &${name} [${Array(10)
        .fill(`*${'abcdefg'.charAt(index)}`)
        .join(', ')}]`,
  ),
].join('\n');

export const sourceMistakes: readonly Mistake[] = [
  {
    code: 'source/missing-file',
    when: 'a referenced file is missing',
    text: other('none.yaml#/A'),
    says: 'no file none.yaml',
  },
  {
    code: 'source/missing-file',
    when: 'a file is missing on the way',
    text: other('b.yaml').replace(/[⟦⟧]/g, ''),
    files: { 'b.yaml': '$ref: folder/c.yaml' },
    says: 'folder/c.yaml',
  },
  { code: 'source/missing-file', when: 'an overlay is missing', text: api31('paths: {}'), overlays: ['none.yaml'] },
  {
    code: 'source/not-a-file',
    when: 'a reference names a folder',
    text: other('folder'),
    files: { 'folder/a.yaml': '{}' },
    says: 'Name the file in it.',
  },
  {
    code: 'source/unreadable-file',
    when: 'a file may not be read',
    text: other('locked.yaml'),
    says: 'permission denied',
  },
  {
    code: 'source/outside-reference',
    when: 'a reference leads out of the directory of the document',
    text: other('../b.yaml#/A'),
    files: { '../b.yaml': 'A: {}' },
    says: 'it is not below the directory of the document',
  },
  {
    code: 'source/remote-reference',
    when: 'a reference leads to the network',
    text: other('https://example.com/a.yaml#/A'),
  },
  {
    code: 'source/invalid-encoding',
    when: 'a file is not UTF-8',
    text: other('b.yaml').replace(/[⟦⟧]/g, ''),
    files: { 'b.yaml': Uint8Array.of(97, 58, 32, 0xff) },
    says: 'offset 3',
  },
  { code: 'source/empty-file', when: 'a file is empty', text: '⟦⟧' },
  { code: 'source/empty-file', when: 'a file has comments alone', text: '⟦⟧# nothing\n---\n# here' },
  {
    code: 'source/json-syntax',
    when: 'a comma is missing',
    text: '{"a": 1 ⟦"b"⟧: 2}',
    entry: 'a.json',
    says: 'a comma or }',
  },
  { code: 'source/json-syntax', when: 'a key is bare', text: '{⟦a⟧: 1}', entry: 'a.json' },
  {
    code: 'source/json-syntax',
    when: 'a file breaks off',
    text: '{"a": [1, 2⟦⟧',
    entry: 'a.json',
    says: 'the end of the file',
  },
  { code: 'source/json-syntax', when: 'something follows the value', text: '{} ⟦{⟧}', entry: 'a.json' },
  { code: 'source/json-syntax', when: 'a string has a line break', text: '{"a": ⟦"b⟧\n"}', entry: 'a.json' },
  { code: 'source/json-syntax', when: 'an escape is unknown', text: '{"a": ⟦"\\x41"⟧}', entry: 'a.json' },
  { code: 'source/json-syntax', when: 'a number begins with 0', text: '{"a": 0⟦1⟧}', entry: 'a.json' },
  {
    code: 'source/json-extension',
    when: 'a comma follows the last member',
    text: '{"openapi": "3.1.0", "info": {"title": "T", "version": "1"⟦,⟧}, "paths": {}}',
    entry: 'a.json',
  },
  {
    code: 'source/json-extension',
    when: 'a file has a comment',
    text: '{⟦/* c */⟧"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {}}',
    entry: 'a.json',
  },
  { code: 'source/yaml-syntax', when: 'a bracket is left open', text: 'a: [1, 2\n⟦b⟧: 3'.replace(/[⟦⟧]/g, '') },
  { code: 'source/yaml-syntax', when: 'a tab indents', text: 'a:\n⟦\t⟧b: 1' },
  { code: 'source/unknown-yaml-tag', when: 'a tag is unknown', text: api31('paths: ⟦!mine⟧ {}') },
  { code: 'source/invalid-yaml-key', when: 'a key is a list', text: api31('paths: {}\n? ⟦[a]⟧\n: 1') },
  { code: 'source/multiple-documents', when: 'a second document follows', text: `${api31('paths: {}')}\n⟦---⟧\na: 1` },
  { code: 'source/duplicate-key', when: 'a YAML key stands twice', text: api31('paths: {}\n⟦paths⟧: {}') },
  {
    code: 'source/duplicate-key',
    when: 'a JSON key stands twice',
    text: '{"openapi": "3.1.0", "info": {"title": "T", "version": "1", ⟦"title"⟧: "U"}, "paths": {}}',
    entry: 'a.json',
  },
  {
    code: 'source/number-out-of-range',
    when: 'a JSON number is endless',
    text: '{"openapi": "3.1.0", "info": {"title": "T", "version": "1", "x-n": ⟦1e999⟧}, "paths": {}}',
    entry: 'a.json',
  },
  { code: 'source/number-out-of-range', when: 'a YAML number is none', text: api31('paths: {}\nx-n: ⟦.nan⟧') },
  {
    code: 'source/nesting-too-deep',
    when: 'JSON is nested 100,000 deep',
    text: `${'['.repeat(500)}⟦[⟧${'['.repeat(99_499)}`,
    entry: 'a.json',
  },
  {
    code: 'source/nesting-too-deep',
    when: `flow YAML is nested ${deep} deep`,
    text: `${'['.repeat(deep)}${']'.repeat(deep)}`,
  },
  { code: 'source/nesting-too-deep', when: `block YAML is nested ${deep} deep`, text: `${'- '.repeat(deep)}a` },
  { code: 'source/unknown-alias', when: 'an anchor is missing', text: api31('paths: {}\nx-a: ⟦*b⟧') },
  { code: 'source/alias-cycle', when: 'an alias stands in its value', text: api31('paths: {}\nx-a: &a [1, ⟦*a⟧]') },
  { code: 'source/alias-expansion', when: 'aliases multiply', text: bomb },
  { code: 'source/invalid-merge-key', when: 'a merge key has text', text: api31('paths: {}\nx-a: { <<: ⟦a⟧ }') },
  {
    code: 'source/invalid-overlay',
    when: 'an overlay has another version',
    ...overlaid('overlay: 2.0.0\nactions: []'),
    says: '1.0',
  },
  { code: 'source/invalid-overlay', when: 'a file is no overlay', ...overlaid('actions: []') },
  { code: 'source/invalid-overlay', when: 'an action does nothing', ...overlaid(overlay('  - target: $')) },
  { code: 'source/invalid-overlay', when: 'an overlay has no actions', ...overlaid('overlay: 1.0.0') },
  {
    code: 'source/unknown-overlay-field',
    when: 'a member is misspelt',
    ...overlaid(overlay('  - { target: $, update: {}, updat: {} }')),
  },
  {
    code: 'source/invalid-overlay-target',
    when: 'a target is no JSONPath',
    ...overlaid(overlay('  - { target: "$[", update: {} }')),
  },
  {
    code: 'source/overlay-no-match',
    when: 'a target selects nothing',
    ...overlaid(overlay('  - { target: $.servers, remove: true }')),
  },
  {
    code: 'source/overlay-type-mismatch',
    when: 'text cannot be merged',
    ...overlaid(overlay('  - { target: $.openapi, update: {} }')),
  },
  {
    code: 'source/overlay-type-mismatch',
    when: 'the root cannot be removed',
    ...overlaid(overlay('  - { target: $, remove: true }')),
  },
];
