// Session of the built `ashlar generate --watch`: reads the edits from stdin, and writes the cost of each to stdout.

import { writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Build directory, edited file, and its contents in order. */
const { built, file, texts } = JSON.parse(await text(process.stdin));
const load = (path) => import(pathToFileURL(`${built}/${path}`).href);
const [{ runWatch }, { createReport }] = await Promise.all([
  load('commands/generate/watch.js'),
  load('diagnostics/report.js'),
]);

const done = [];
const held = [];
let said = '';
let begun;
const environment = {
  cwd: process.cwd(),
  env: {},
  stdout: { write: (line) => (said = line) },
  stderr: process.stderr,
  today: () => '2030-01-31',
  now: () => performance.now(),
  runUninterrupted: (work) => work(),
  watchFiles: () => ({
    startRun: () => void (begun = { time: performance.now(), usage: process.cpuUsage() }),
    async waitForChange() {
      const time = performance.now() - begun.time;
      const { user, system } = process.cpuUsage(begun.usage);
      const written = /: (\d+) written/.exec(said);
      if (written === null) throw new Error(said);
      const turn = done.length;
      done.push({ time, processor: (user + system) / 1000, files: Number(written[1]) });
      if (turn === 1 || turn === texts.length) held.push({ edits: turn, bytes: inUse() });
      if (turn === texts.length) return 'over';
      writeFileSync(file, texts[turn]);
      return 'changed';
    },
  }),
};

/** Returns the heap size after garbage collection. */
function inUse() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

await runWatch({ quiet: true }, '0.0.0', environment, createReport());
process.stdout.write(JSON.stringify({ done, held }));
