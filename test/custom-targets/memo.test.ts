// Custom targets in watch mode: what an edit of the document renders again.

import { expect, it } from 'vitest';
import type { FileWatcher } from '../../src/generator/cli/environment.ts';
import { ashlar } from '../cli/command.ts';
import { createTempDirectory, readFiles, writeTextFile } from '../cli/temp-directory.ts';

const document = `openapi: 3.1.0
info: { title: Pets, version: 1.0.0 }
paths:
  /pets:
    get: { operationId: listPets, summary: List, responses: { '200': { description: All pets. } } }
    post: { operationId: createPet, summary: Create, responses: { '201': { description: Created. } } }
components:
  schemas:
    Pet: { type: object, description: A pet. }
`;

/** Files that targets have computed since the last edit. Targets are loaded in this thread. */
const computed: string[] = [];

/** Watches while each edit of the document follows the run before; returns the files that each run computed. */
async function watch(targets: Readonly<Record<string, string>>, edits: readonly (readonly [string, string])[]) {
  const names = Object.keys(targets);
  const directory = createTempDirectory({
    'ashlar.config.json': JSON.stringify({
      document: 'openapi.yaml',
      out: 'api',
      targets: names.map((name) => `./targets/${name}.js`),
    }),
    'openapi.yaml': document,
    'package.json': '{ "type": "module" }',
    ...Object.fromEntries(names.map((name) => [`targets/${name}.js`, targets[name] ?? ''])),
  });
  Object.assign(globalThis, { noteComputed: (path: string) => computed.push(path) });
  const runs: string[][] = [];
  let text = document;
  const watchFiles = (): FileWatcher => ({
    startRun: () => undefined,
    waitForChange() {
      runs.push(computed.splice(0));
      const edit = edits[runs.length - 1];
      if (edit === undefined) return Promise.resolve('stopped');
      text = text.replace(...(edit as [string, string]));
      writeTextFile(directory, 'openapi.yaml', text);
      return Promise.resolve('changed');
    },
  });
  const { status, stderr } = await ashlar(directory, ['generate', '--watch'], { watchFiles });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return { runs, files: readFiles(directory) };
}

it('computes the text or the view of a file only if its input has changed', async () => {
  const { runs, files } = await watch(
    {
      summaries: `export default {
  name: 'summaries',
  plan: (api, { memo }) => api.operations.map((operation) => ({
    path: operation.id + '.txt',
    ...(memo && { input: { hash: memo.slices.hashOfOperation(operation) } }),
    get text() {
      noteComputed(operation.id);
      return operation.summary;
    },
  })),
};
`,
    },
    [
      ['Create,', 'Add,'],
      ['List,', 'Show,'],
    ],
  );
  expect(runs).toEqual([['listPets', 'createPet'], ['createPet'], ['listPets']]);
  expect(files).toMatchObject({ 'api/summaries/createPet.txt': 'Add', 'api/summaries/listPets.txt': 'Show' });
});

it('has results of `plan` for each target, even if they have the same names', async () => {
  const target = (name: string): string => `export default {
  name: '${name}',
  plan: (api, { memo }) => {
    const compute = () => (noteComputed('${name}'), '${name}');
    return [{ path: 'a.txt', text: memo ? memo.get('name', { hash: '1' }, compute) : compute() }];
  },
};
`;
  const { runs, files } = await watch({ first: target('first'), second: target('second') }, [['List,', 'Show,']]);
  expect(runs).toEqual([['first', 'second'], []]);
  expect(files).toMatchObject({ 'api/first/a.txt': 'first', 'api/second/a.txt': 'second' });
});

it('does not run a target that ignores descriptions if nothing else has changed', async () => {
  const { runs } = await watch(
    {
      names: `export default {
  name: 'names',
  ignoresDescriptions: true,
  plan: (api) => (noteComputed('names'), [{ path: 'a.txt', text: api.info.title }]),
};
`,
    },
    [
      ['A pet.', 'An animal.'],
      ['title: Pets', 'title: Animals'],
    ],
  );
  expect(runs).toEqual([['names'], [], ['names']]);
});
