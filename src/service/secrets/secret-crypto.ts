// Cryptography for secrets: digests, encryption with the service's key, random tokens, and comparison.

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

/** Digests and encrypts secrets, so that the database alone does not reveal them. */
export interface SecretCrypto {
  /** Returns the digest of a token or client secret. Both are random, so no slow hash is needed. */
  digest(token: string): string;
  encrypt(text: string): string;
  /** Throws if the text was encrypted with a different key, or was modified. */
  decrypt(text: string): string;
}

/** Returns a random token of this many bytes, in hexadecimal. */
export function randomToken(bytes = 32): string {
  return randomBytes(bytes).toString('hex');
}

/** Compares two secrets in constant time. */
export function isEqualSecret(first: string, second: string): boolean {
  const left = Buffer.from(first);
  const right = Buffer.from(second);
  return left.length === right.length && timingSafeEqual(left, right);
}

// Changing the salt makes stored secrets unreadable.
const salt = 'ashlar vault';
const keyLength = 32;

/** Creates a `SecretCrypto` that uses a key: any string, preferably long. */
export function createSecretCrypto(key: string): SecretCrypto {
  return secretCryptoForKey(scryptSync(key, salt, keyLength));
}

/** Like `createSecretCrypto`, but does not block during key derivation, which is slow by design. */
export async function createSecretCryptoAsync(key: string): Promise<SecretCrypto> {
  return secretCryptoForKey(await promisify<string, string, number, Buffer>(scrypt)(key, salt, keyLength));
}

function secretCryptoForKey(secret: Buffer): SecretCrypto {
  return {
    digest: (token) => createHash('sha256').update(token).digest('hex'),
    encrypt(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', secret, nonce);
      const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64');
    },
    decrypt(text) {
      const bytes = Buffer.from(text, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}
