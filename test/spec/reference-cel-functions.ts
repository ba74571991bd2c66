// CEL functions of the Ashlar vocabulary for the reference evaluator, independent of the implementation in `src/`.

import { isIP } from 'node:net';
import { celFunc, CelScalar } from '@bufbuild/cel';
import { strings } from '@bufbuild/cel/ext';

const { STRING, BOOL, INT } = CelScalar;

const isCidr = (range: string, version?: number): boolean => {
  const [address = '', length = '', ...rest] = range.split('/');
  const addressVersion = isIP(address);
  if (addressVersion === 0 || rest.length > 0 || (version !== undefined && addressVersion !== version)) return false;
  return /^(0|[1-9][0-9]*)$/.test(length) && Number(length) <= (addressVersion === 4 ? 32 : 128);
};

const isPrivateIp = (address: string): boolean => {
  if (isIP(address) === 4) return /^(10\.|192\.168\.|172\.(1[6-9]|2[0-9]|3[01])\.)/.test(address);
  return isIP(address) === 6 && /^f[cd]/i.test(address);
};

const getUrlHost = (url: string): string => (URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : '');

/** The functions of the vocabulary, and `join` from CEL's strings extension. */
export const celFunctions = [
  ...strings.filter(({ name }) => name === 'join'),
  celFunc('isIp', [STRING], BOOL, (address) => isIP(address) !== 0),
  celFunc('isIp', [STRING, INT], BOOL, (address, version) => isIP(address) === Number(version)),
  celFunc('isCidr', [STRING], BOOL, (range) => isCidr(range)),
  celFunc('isCidr', [STRING, INT], BOOL, (range, version) => isCidr(range, Number(version))),
  celFunc('isPrivateIp', [STRING], BOOL, isPrivateIp),
  celFunc('urlHost', [STRING], STRING, getUrlHost),
];
