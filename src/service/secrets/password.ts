// Passwords: what is kept of them, and whether one is right.

import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

/** What the slow digest costs. They are kept beside each digest, so that they can be raised without losing a password. */
const cost = { N: 16_384, r: 8, p: 1 };

const length = 32;

const written = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([A-Za-z0-9+/=]+)\$([A-Za-z0-9+/=]+)$/;

/** What to keep of a password: `scrypt$N$r$p$salt$digest`, the last two in base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const digest = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), digest.toString('base64')].join('$');
}

/** Whether it is the password of which that was kept. Takes as long where nothing was kept, so that nobody learns which users there are. */
export async function verifyPassword(password: string, kept: string | null): Promise<boolean> {
  const parts = written.exec(kept ?? '');
  const [, N, r, p, salt = '', expected = ''] = parts ?? [];
  const options = parts ? { N: Number(N), r: Number(r), p: Number(p) } : cost;
  const digest = await derive(password, Buffer.from(salt, 'base64'), options);
  const wanted = Buffer.from(expected, 'base64');
  return parts !== null && wanted.length === digest.length && timingSafeEqual(wanted, digest);
}

/** Whether a text is what `hashPassword` writes. */
export function isPasswordHash(text: string): boolean {
  return written.test(text);
}

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  // Unicode has several spellings of one text; keyboards differ in which one they send.
  const spelt = password.normalize('NFKC');
  return new Promise((resolve, reject) => {
    scrypt(spelt, salt, length, { ...options, maxmem: 256 * 1024 * 1024 }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
