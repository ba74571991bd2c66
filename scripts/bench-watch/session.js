// Session of `ashlar generate --watch`: reads the edits from stdin, and writes the cost of each to stdout.

import { copyFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { runWatch } from '../../src/generator/commands/generate/watch.ts';
import { setEngineFlags } from '../../src/generator/cli/engine-flags.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';

setEngineFlags();

/** Edited file, and the files with its contents, in order. */
const { file, versions } = JSON.parse(await text(process.stdin));

const runs = [];
const heapSizes = [];
let lastOutput = '';
let diagnostics = '';
let runStart;
const environment = {
  cwd: process.cwd(),
  env: {},
  stdout: { write: (line) => (lastOutput = line) },
  stderr: { write: (text) => (diagnostics = text) },
  today: () => '2030-01-31',
  now: () => performance.now(),
  runUninterrupted: (work) => work(),
  watchFiles: () => ({
    startRun: () => void (runStart = { time: performance.now(), usage: process.cpuUsage() }),
    waitForChange() {
      const time = performance.now() - runStart.time;
      const { user, system } = process.cpuUsage(runStart.usage);
      const match = /: (\d+) written/.exec(lastOutput);
      if (match === null) throw new Error(`${diagnostics}${lastOutput}`);
      const turn = runs.length;
      runs.push({ time, cpuTime: (user + system) / 1000, files: Number(match[1]) });
      if (turn === 1 || turn === versions.length) heapSizes.push({ edits: turn, bytes: measureHeap() });
      if (turn === versions.length) return Promise.resolve('stopped');
      copyFileSync(versions[turn], file);
      return Promise.resolve('changed');
    },
  }),
};

/** Returns the heap size after garbage collection. */
function measureHeap() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

await runWatch({ quiet: true }, '0.0.0', environment, createReport());
process.stdout.write(JSON.stringify({ runs, heapSizes }));
