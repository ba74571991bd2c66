// Search results and their ranking.

import { describe, expect, it } from 'vitest';
import { kinds, type Kind, type PageEntry, type TermEntry } from '../../../../src/runtime/docs/search/index-format.ts';
import { searchIndex, prepareIndex } from '../../../../src/runtime/docs/search/rank.ts';

const kindNumber = (name: Kind): number => kinds.indexOf(name);

const pages: readonly PageEntry[] = [
  [kindNumber('tag'), 'Domains', 'tags/domains.html'],
  [kindNumber('operation'), 'List domains', 'operations/list-domains.html', 'GET', '/domains', 'listDomains'],
  [
    kindNumber('operation'),
    'Update a NodeBalancer config',
    'operations/update-config.html',
    'PUT',
    '/nodebalancers/{nodeBalancerId}/configs/{configId}',
    'updateNodeBalancerConfig',
  ],
  [kindNumber('schema'), 'NodeBalancerConfig', 'schemas/node-balancer-config.html'],
];
const terms: readonly TermEntry[] = [
  [kindNumber('field'), 'check_timeout', 3, 'field.check_timeout', 2, 'body.check_timeout'],
  [kindNumber('field'), 'check.nodes[].id', 3, 'field.check.nodes[].id'],
  [kindNumber('value'), 'http_cookie', 3, 'field.stickiness'],
  [kindNumber('rule'), 'The timeout must be less than the interval.', 3, 'rule.timeout-below-interval'],
];
const index = prepareIndex(pages, terms);
const searchTexts = (query: string, limit = 10): readonly string[] =>
  searchIndex(index, query, limit).map(({ text }) => text);

describe('a search', () => {
  it('finds nothing for an empty or unknown query', () => {
    expect(searchTexts('')).toEqual([]);
    expect(searchTexts('  ')).toEqual([]);
    expect(searchTexts('zebra')).toEqual([]);
  });

  it('finds an operation by title, id, path, and method', () => {
    for (const query of ['list domains', 'listDomains', 'LIST', '/domains', 'get /domains'])
      expect(searchTexts(query), query).toContain('List domains');
  });

  it('ranks exact matches above partial matches', () => {
    expect(searchTexts('domains')).toEqual(['Domains', 'List domains']);
    expect(searchTexts('nodebalancerconfig')).toEqual(['NodeBalancerConfig', 'Update a NodeBalancer config']);
    expect(searchTexts('timeout')).toEqual([
      'check_timeout',
      'check_timeout',
      'The timeout must be less than the interval.',
    ]);
  });

  it('finds the words within a name', () => {
    expect(searchTexts('balancer config')).toContain('NodeBalancerConfig');
    expect(searchTexts('cookie')).toEqual(['http_cookie']);
    expect(searchTexts('nodes')).toEqual(['check.nodes[].id']);
  });

  it('requires every word of the query', () => {
    expect(searchTexts('update config')).toEqual(['Update a NodeBalancer config']);
    expect(searchTexts('update zebra')).toEqual([]);
  });

  it('returns a page, or one result for each location of a term', () => {
    expect(searchIndex(index, 'check_timeout', 10).map(({ kind, context, url }) => ({ kind, context, url }))).toEqual([
      {
        kind: 'field',
        context: 'NodeBalancerConfig',
        url: 'schemas/node-balancer-config.html#field.check_timeout',
      },
      {
        kind: 'field',
        context: 'Update a NodeBalancer config',
        url: 'operations/update-config.html#body.check_timeout',
      },
    ]);
    expect(searchIndex(index, 'nodes', 10)[0]?.url).toBe(
      'schemas/node-balancer-config.html#field.check.nodes%5B%5D.id',
    );
    expect(searchIndex(index, 'listDomains', 10)[0]).toEqual({
      kind: 'operation',
      text: 'List domains',
      context: 'GET /domains',
      url: 'operations/list-domains.html',
    });
  });

  it('returns at most the requested number of results', () => {
    expect(searchIndex(index, 'check', 2)).toHaveLength(2);
    const largeIndex = prepareIndex(
      pages,
      Array.from({ length: 5000 }, (_, index): TermEntry => [
        kindNumber('field'),
        `field_${index}`,
        3,
        `field.field_${index}`,
      ]),
    );
    expect(searchIndex(largeIndex, 'field', 24)).toHaveLength(24);
  });

  it('matches punctuation literally', () => {
    expect(searchTexts('.*')).toEqual([]);
    expect(searchTexts('nodes[]')).toEqual(['check.nodes[].id']);
  });
});
