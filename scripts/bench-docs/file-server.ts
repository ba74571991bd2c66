// Static file server with gzip and without caching, which counts the bytes sent.

import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface FileServer {
  readonly origin: string;
  /** Returns the total size of the files sent, and their compressed size on the wire, in bytes. */
  sent(): { readonly bytes: number; readonly gzippedBytes: number };
  close(): Promise<void>;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.yaml': 'application/yaml',
};

// Compressed files are cached, so that only the first response waits for compression.
const compressedFiles = new Map<string, { readonly bytes: number; readonly body: Buffer }>();

export async function serve(directory: string): Promise<FileServer> {
  let bytes = 0;
  let sentBytes = 0;
  const server = createServer((request, response) => {
    const path = join(directory, normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://local').pathname)));
    if (!path.startsWith(directory) || !existsSync(path) || !statSync(path).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const file = compressedFiles.get(path) ?? compress(path);
    compressedFiles.set(path, file);
    bytes += file.bytes;
    sentBytes += file.body.length;
    response
      .writeHead(200, {
        'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
        'content-encoding': 'gzip',
        'content-length': file.body.length,
        'cache-control': 'no-store',
      })
      .end(file.body);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    sent: () => ({ bytes, gzippedBytes: sentBytes }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function compress(path: string): { readonly bytes: number; readonly body: Buffer } {
  const content = readFileSync(path);
  return { bytes: content.length, body: gzipSync(content) };
}
