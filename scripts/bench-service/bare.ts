// Minimal node:http server, the baseline. Arguments: files with the GET body, POST body, and optional headers.

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';

const [getBody, postBody, headersFile] = process.argv.slice(2, 5).map((file) => readFileSync(file));

/** Alternating names and values. */
const headers = headersFile && (JSON.parse(headersFile.toString()) as string[]);

const server = createServer((request, response) => {
  const body = request.method === 'POST' ? postBody : getBody;
  // Reads the request body, as any server that stores it must.
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
