// The least that a server on Node can do: node:http answering the same bytes to everybody. Arguments: the file with what GET answers, the file with what POST answers; a file with the headers of every answer, if there are to be more than it takes.

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';

const [shown, created, more] = process.argv.slice(2, 5).map((file) => readFileSync(file));

/** Names and values in turn. */
const headers = more && (JSON.parse(more.toString()) as string[]);

const server = createServer((request, response) => {
  const body = request.method === 'POST' ? created : shown;
  // A body that is sent is read, as whoever stores it would.
  request.on('data', () => undefined);
  request.on('end', () => {
    if (headers) response.writeHead(200, [...headers, 'Content-Length', String(body?.length ?? 0)]);
    else response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body?.length ?? 0 });
    response.end(body);
  });
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
