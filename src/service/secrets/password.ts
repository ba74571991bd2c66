// Password hashing and verification with scrypt.

import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

/** The cost parameters, stored with each hash so that they can be raised later. */
const scryptCost = { N: 16_384, r: 8, p: 1 };

const digestLength = 32;

const hashPattern = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([A-Za-z0-9+/=]+)\$([A-Za-z0-9+/=]+)$/;

/** Returns `scrypt$N$r$p$salt$digest`, the last two in Base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const digest = await derive(password, salt, scryptCost);
  return ['scrypt', scryptCost.N, scryptCost.r, scryptCost.p, salt.toString('base64'), digest.toString('base64')].join(
    '$',
  );
}

/** Verifies a password. Takes the same time if there is no hash, so that timing does not reveal which users exist. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const parts = hashPattern.exec(hash ?? '');
  const [, N, r, p, salt = '', expected = ''] = parts ?? [];
  const options = parts ? { N: Number(N), r: Number(r), p: Number(p) } : scryptCost;
  const digest = await derive(password, Buffer.from(salt, 'base64'), options);
  const expectedDigest = Buffer.from(expected, 'base64');
  return parts !== null && expectedDigest.length === digest.length && timingSafeEqual(expectedDigest, digest);
}

/** Returns whether a string has the format of `hashPassword`. */
export function isPasswordHash(text: string): boolean {
  return hashPattern.test(text);
}

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  // Input methods produce different Unicode normalization forms.
  const normalized = password.normalize('NFKC');
  return new Promise((resolve, reject) => {
    scrypt(normalized, salt, digestLength, { ...options, maxmem: 256 * 1024 * 1024 }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
