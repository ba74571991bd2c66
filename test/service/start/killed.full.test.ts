// Tests that acknowledged writes survive when the process is killed during other writes, fifty times in a row.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildProgram, runProgram, createTemporaryDirectory, type BuiltProgram } from './built-program.ts';

const killCount = 50;

let built: BuiltProgram;
const { directory, remove } = createTemporaryDirectory();
beforeAll(async () => void (built = await buildProgram()));
afterAll(() => {
  built.remove();
  remove();
});

const headers = { Authorization: 'Bearer demo-unrestricted-token', 'Content-Type': 'application/json' };

/** Returns the labels of all Longview clients. */
async function listLabels(baseUrl: string): Promise<ReadonlySet<string>> {
  const labels = new Set<string>();
  for (let page = 1, pages = 1; page <= pages; page++) {
    const response = await fetch(`${baseUrl}/v4/longview/clients?page=${page}&page_size=500`, { headers });
    const list = (await response.json()) as { data: { label: string }[]; pages: number };
    pages = list.pages;
    for (const { label } of list.data) labels.add(label);
  }
  return labels;
}

it(`keeps every acknowledged write when killed ${killCount} times`, { timeout: 900_000 }, async () => {
  const acknowledgedLabels = new Set<string>();
  let interruptedCount = 0;
  for (let round = 0; round < killCount; round++) {
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
    const baseUrl = await url();
    const storedLabels = await listLabels(baseUrl);
    expect([...acknowledgedLabels].filter((label) => !storedLabels.has(label))).toEqual([]);
    let isWriting = true;
    // The process is killed after this many acknowledged writes of the round, while all writers are active.
    let remainingWrites = 1 + ((round * 7) % 30);
    let signalLimit = (): void => undefined;
    const limitReached = new Promise<void>((resolve) => (signalLimit = resolve));
    const write = async (writer: number): Promise<void> => {
      for (let count = 0; isWriting; count++) {
        const label = `k${round}-${writer}-${count}`;
        try {
          const response = await fetch(`${baseUrl}/v4/longview/clients`, {
            method: 'POST',
            headers,
            body: JSON.stringify({ label }),
          });
          await response.text();
          if (response.status !== 200) continue;
          acknowledgedLabels.add(label);
          if (--remainingWrites === 0) signalLimit();
        } catch {
          interruptedCount++;
          return;
        }
      }
    };
    const writers = Array.from({ length: 4 }, (_, writer) => write(writer));
    await limitReached;
    program.kill('SIGKILL');
    expect(await ended).toBe('SIGKILL');
    isWriting = false;
    await Promise.all(writers);
  }
  const { program, url, ended } = runProgram(built.main, ['--port', '0', '--data', directory, '--log-level', 'silent']);
  const storedLabels = await listLabels(await url());
  program.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect([...acknowledgedLabels].filter((label) => !storedLabels.has(label))).toEqual([]);
  expect(acknowledgedLabels.size).toBeGreaterThan(killCount);
  expect(interruptedCount).toBeGreaterThan(killCount / 2);
});
