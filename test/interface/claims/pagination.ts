// Claims about collections and pagination (PAG) in the document.

import { checkField, checkKeyword } from '../checks/resource-field.ts';
import { checkNotPaginated, checkPagination } from '../checks/operation.ts';
import { checkSamples } from '../checks/accepted-and-rejected-values.ts';
import { paginatedCalls, unpaginatedCalls } from '../calls.ts';
import { claim, type Check, type Claim } from '../claim.ts';
import { responseBody, parameter, type Locator } from '../locators.ts';

/** Creates a locator for the schema of a query parameter. */
const parameterSchema = (call: string, name: string): Locator => {
  const locate = parameter(call, 'query', name);
  return (document) => [...locate(document), 'schema'];
};

const forAllLists = (check: (call: string) => readonly Check[]): Check[] => paginatedCalls.flatMap(check);

export const claims: readonly Claim[] = [
  claim(
    'PAG-01',
    ...forAllLists((call) => [
      checkSamples(parameterSchema(call, 'page'), 'page', { good: [1, 2, 1e15], bad: [0, -1, 1.5, '1', null] }),
    ]),
  ),
  claim('PAG-02', ...forAllLists((call) => [checkKeyword(parameterSchema(call, 'page'), 'page', 'default', 1)])),
  claim(
    'PAG-03',
    ...forAllLists((call) => [
      checkSamples(parameterSchema(call, 'page_size'), 'page_size', {
        good: [25, 100, 500],
        bad: [24, 501, 25.5, '25'],
      }),
    ]),
  ),
  claim(
    'PAG-04',
    ...forAllLists((call) => [checkKeyword(parameterSchema(call, 'page_size'), 'page_size', 'default', 100)]),
  ),
  claim('PAG-09', ...forAllLists((call) => checkField(responseBody(call), 'data', { types: 'array' }))),
  claim(
    'PAG-10',
    ...forAllLists((call) =>
      checkField(responseBody(call), 'page', { types: 'integer', description: [/current page/i] }),
    ),
  ),
  claim(
    'PAG-11',
    ...forAllLists((call) =>
      checkField(responseBody(call), 'pages', { types: 'integer', description: [/how many pages|total pages/i] }),
    ),
  ),
  claim(
    'PAG-12',
    ...forAllLists((call) =>
      checkField(responseBody(call), 'results', {
        types: 'integer',
        description: [/on all pages together|total results/i],
      }),
    ),
  ),
  claim('PAG-17', ...paginatedCalls.flatMap(checkPagination), ...unpaginatedCalls.flatMap(checkNotPaginated)),
];
