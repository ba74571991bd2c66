// Every acknowledged write survives killing the process during others, fifty times.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildProgram, runProgram, temporaryDirectory, type BuiltProgram } from './built-program.ts';

const kills = 50;

let built: BuiltProgram;
const { directory, remove } = temporaryDirectory();
beforeAll(async () => void (built = await buildProgram()));
afterAll(() => {
  built.remove();
  remove();
});

const headers = { Authorization: 'Bearer demo-unrestricted-token', 'Content-Type': 'application/json' };

/** Returns the labels of the whole collection. */
async function labelsAt(base: string): Promise<ReadonlySet<string>> {
  const labels = new Set<string>();
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await fetch(`${base}/v4/longview/clients?page=${page}&page_size=500`, { headers });
    const list = (await answer.json()) as { data: { label: string }[]; pages: number };
    pages = list.pages;
    for (const { label } of list.data) labels.add(label);
  }
  return labels;
}

it(`keeps what it has acknowledged, killed ${kills} times`, { timeout: 900_000 }, async () => {
  const acknowledged = new Set<string>();
  let interrupted = 0;
  for (let round = 0; round < kills; round++) {
    const { program, url, ended } = runProgram(built.main, [
      '--port',
      '0',
      '--data',
      directory,
      '--log-level',
      'silent',
      '--rate-limit',
      'off',
    ]);
    const base = await url();
    const found = await labelsAt(base);
    expect([...acknowledged].filter((label) => !found.has(label))).toEqual([]);
    let goesOn = true;
    // Kills the process after this many acknowledged writes of the round, while all writers write.
    let left = 1 + ((round * 7) % 30);
    let isReached = (): void => undefined;
    const reached = new Promise<void>((resolve) => (isReached = resolve));
    const write = async (writer: number): Promise<void> => {
      for (let count = 0; goesOn; count++) {
        const label = `k${round}-${writer}-${count}`;
        try {
          const answer = await fetch(`${base}/v4/longview/clients`, {
            method: 'POST',
            headers,
            body: JSON.stringify({ label }),
          });
          await answer.text();
          if (answer.status !== 200) continue;
          acknowledged.add(label);
          if (--left === 0) isReached();
        } catch {
          interrupted++;
          return;
        }
      }
    };
    const writers = Array.from({ length: 4 }, (_, writer) => write(writer));
    await reached;
    program.kill('SIGKILL');
    expect(await ended).toBe('SIGKILL');
    goesOn = false;
    await Promise.all(writers);
  }
  const { program, url, ended } = runProgram(built.main, ['--port', '0', '--data', directory, '--log-level', 'silent']);
  const found = await labelsAt(await url());
  program.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect([...acknowledged].filter((label) => !found.has(label))).toEqual([]);
  expect(acknowledged.size).toBeGreaterThan(kills);
  expect(interrupted).toBeGreaterThan(kills / 2);
});
