// What a search finds, and in which order.

import { describe, expect, it } from 'vitest';
import { kinds, type Kind, type PageEntry, type TermEntry } from '../../../../src/runtime/docs/search/index-entry.ts';
import { searchIndex, prepareIndex } from '../../../../src/runtime/docs/search/rank.ts';

const kind = (name: Kind): number => kinds.indexOf(name);

const pages: readonly PageEntry[] = [
  [kind('area'), 'Domains', 'areas/domains.html'],
  [kind('operation'), 'List domains', 'operations/list-domains.html', 'GET', '/domains', 'listDomains'],
  [
    kind('operation'),
    'Update a NodeBalancer config',
    'operations/update-config.html',
    'PUT',
    '/nodebalancers/{nodeBalancerId}/configs/{configId}',
    'updateNodeBalancerConfig',
  ],
  [kind('schema'), 'NodeBalancerConfig', 'schemas/node-balancer-config.html'],
];
const terms: readonly TermEntry[] = [
  [kind('field'), 'check_timeout', 3, 'field.check_timeout', 2, 'body.check_timeout'],
  [kind('field'), 'check.nodes[].id', 3, 'field.check.nodes[].id'],
  [kind('value'), 'http_cookie', 3, 'field.stickiness'],
  [kind('rule'), 'The timeout must be less than the interval.', 3, 'rule.timeout-below-interval'],
];
const index = prepareIndex(pages, terms);
const found = (query: string, most = 10): readonly string[] => searchIndex(index, query, most).map(({ text }) => text);

describe('a search', () => {
  it('finds nothing for nothing', () => {
    expect(found('')).toEqual([]);
    expect(found('  ')).toEqual([]);
    expect(found('zebra')).toEqual([]);
  });

  it('finds an operation by its title, its id, its path and its method', () => {
    for (const query of ['list domains', 'listDomains', 'LIST', '/domains', 'get /domains'])
      expect(found(query), query).toContain('List domains');
  });

  it('has what is meant before what only mentions it', () => {
    expect(found('domains')).toEqual(['Domains', 'List domains']);
    expect(found('nodebalancerconfig')).toEqual(['NodeBalancerConfig', 'Update a NodeBalancer config']);
    expect(found('timeout')).toEqual(['check_timeout', 'check_timeout', 'The timeout must be less than the interval.']);
  });

  it('finds the words within a name', () => {
    expect(found('balancer config')).toContain('NodeBalancerConfig');
    expect(found('cookie')).toEqual(['http_cookie']);
    expect(found('nodes')).toEqual(['check.nodes[].id']);
  });

  it('needs every word', () => {
    expect(found('update config')).toEqual(['Update a NodeBalancer config']);
    expect(found('update zebra')).toEqual([]);
  });

  it('says where: the page alone, or the page and the place on it, once for each', () => {
    expect(
      searchIndex(index, 'check_timeout', 10).map(({ kind: its, context, address }) => ({ its, context, address })),
    ).toEqual([
      { its: 'field', context: 'NodeBalancerConfig', address: 'schemas/node-balancer-config.html#field.check_timeout' },
      {
        its: 'field',
        context: 'Update a NodeBalancer config',
        address: 'operations/update-config.html#body.check_timeout',
      },
    ]);
    expect(searchIndex(index, 'nodes', 10)[0]?.address).toBe(
      'schemas/node-balancer-config.html#field.check.nodes%5B%5D.id',
    );
    expect(searchIndex(index, 'listDomains', 10)[0]).toEqual({
      kind: 'operation',
      text: 'List domains',
      context: 'GET /domains',
      address: 'operations/list-domains.html',
    });
  });

  it('gives no more than asked for', () => {
    expect(searchIndex(index, 'check', 2)).toHaveLength(2);
    const many = prepareIndex(
      pages,
      Array.from({ length: 5000 }, (_, at): TermEntry => [kind('field'), `field_${at}`, 3, `field.field_${at}`]),
    );
    expect(searchIndex(many, 'field', 24)).toHaveLength(24);
  });

  it('reads marks as they are', () => {
    expect(found('.*')).toEqual([]);
    expect(found('nodes[]')).toEqual(['check.nodes[].id']);
  });
});
