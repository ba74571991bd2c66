// Benchmark server: node:http, which parses bodies and serializes responses as JSON, and checks nothing.

import { createServer, type ServerResponse } from 'node:http';
import { createReceipt, storedOrder, type Order } from './orders.ts';
import { listen } from './listen.ts';

function send(response: ServerResponse, status: number, value: object): void {
  const body = JSON.stringify(value);
  response.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
}

listen(
  createServer((request, response) => {
    if (request.method !== 'POST') return send(response, 200, storedOrder);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => send(response, 201, createReceipt(JSON.parse(Buffer.concat(chunks).toString()) as Order)));
  }),
);
