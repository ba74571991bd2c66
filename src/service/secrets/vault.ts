// What is secret at rest: tokens as digests, keys of others encrypted, with a key from the environment.

import {
  createCipheriv,
  createDecipheriv,
  createHash,
  randomBytes,
  scrypt,
  scryptSync,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';

/** Keeps secrets so that the database alone gives none away. */
export interface Vault {
  /** What to look a token or a client's secret up by. They are random, so that no slow digest is needed. */
  digest(token: string): string;
  encrypt(text: string): string;
  /** Throws where the text was encrypted with another key, or changed since. */
  decrypt(text: string): string;
}

/** A random token of that many bytes, in hex. */
export function randomToken(bytes = 32): string {
  return randomBytes(bytes).toString('hex');
}

/** Compares two secrets in constant time: how long it takes does not depend on where they differ. */
export function isEqualSecret(one: string, other: string): boolean {
  const left = Buffer.from(one);
  const right = Buffer.from(other);
  return left.length === right.length && timingSafeEqual(left, right);
}

const salt = 'ashlar vault';
const length = 32;

/** The vault of a key: any text, the longer the better. */
export function createVault(key: string): Vault {
  return vaultOf(scryptSync(key, salt, length));
}

/** The same, without anybody having to wait while the key is stretched, which takes a while on purpose. */
export async function prepareVault(key: string): Promise<Vault> {
  return vaultOf(await promisify<string, string, number, Buffer>(scrypt)(key, salt, length));
}

function vaultOf(secret: Buffer): Vault {
  return {
    digest: (token) => createHash('sha256').update(token).digest('hex'),
    encrypt(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', secret, nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
    },
    decrypt(text) {
      const bytes = Buffer.from(text, 'base64');
      const opened = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, 12));
      opened.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([opened.update(bytes.subarray(28)), opened.final()]).toString('utf8');
    },
  };
}
