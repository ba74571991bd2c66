// The claims about collections and pagination (PAG), in the document.

import { fieldChecks } from '../checks/field.ts';
import { notPaginated, pagination } from '../checks/operation.ts';
import { keyword } from '../checks/field.ts';
import { samples } from '../checks/samples.ts';
import { paged, unpaged } from '../calls.ts';
import { claim, type Check, type Claim } from '../claim.ts';
import { answer, parameter, type Where } from '../find.ts';

/** Where the schema of a query parameter of a collection stands. */
const schemaOf = (call: string, name: string): Where => {
  const place = parameter(call, 'query', name);
  return (document) => [...place(document), 'schema'];
};

const inAll = (check: (call: string) => readonly Check[]): Check[] => paged.flatMap(check);

export const claims: readonly Claim[] = [
  claim(
    'PAG-01',
    ...inAll((call) => [samples(schemaOf(call, 'page'), 'page', { good: [1, 2, 1e15], bad: [0, -1, 1.5, '1', null] })]),
  ),
  claim('PAG-02', ...inAll((call) => [keyword(schemaOf(call, 'page'), 'page', 'default', 1)])),
  claim(
    'PAG-03',
    ...inAll((call) => [
      samples(schemaOf(call, 'page_size'), 'page_size', { good: [25, 100, 500], bad: [24, 501, 25.5, '25'] }),
    ]),
  ),
  claim('PAG-04', ...inAll((call) => [keyword(schemaOf(call, 'page_size'), 'page_size', 'default', 100)])),
  claim('PAG-09', ...inAll((call) => fieldChecks(answer(call), 'data', { types: 'array' }))),
  claim('PAG-10', ...inAll((call) => fieldChecks(answer(call), 'page', { types: 'integer', says: [/current page/i] }))),
  claim(
    'PAG-11',
    ...inAll((call) => fieldChecks(answer(call), 'pages', { types: 'integer', says: [/how many pages|total pages/i] })),
  ),
  claim(
    'PAG-12',
    ...inAll((call) =>
      fieldChecks(answer(call), 'results', { types: 'integer', says: [/on all pages together|total results/i] }),
    ),
  ),
  claim('PAG-17', ...paged.flatMap(pagination), ...unpaged.flatMap(notPaginated)),
];
