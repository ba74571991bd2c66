// Supported formats, with the same functions as in the generated validators.

import { isHostname } from '../../../runtime/validation/formats/hostname.ts';
import { isIdnHostname } from '../../../runtime/validation/formats/idn-hostname.ts';
import { isJsonPointer, isRelativeJsonPointer, isUuid } from '../../../runtime/validation/formats/uuid-json-pointer.ts';
import { isIpv4, isIpv6 } from '../../../runtime/validation/formats/ip.ts';
import { isEmail, isIdnEmail } from '../../../runtime/validation/formats/email.ts';
import { isInt32, isInt64 } from '../../../runtime/validation/formats/int32-int64.ts';
import { isBase64, isRegex } from '../../../runtime/validation/formats/regex-base64.ts';
import { isDate, isDateTime, isDuration, isTime } from '../../../runtime/validation/formats/time.ts';
import { isUriTemplate } from '../../../runtime/validation/formats/uri-template.ts';
import { isIri, isIriReference, isUri, isUriReference } from '../../../runtime/validation/formats/uri.ts';

export const stringFormats: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ['date-time', isDateTime],
  ['date', isDate],
  ['time', isTime],
  ['duration', isDuration],
  ['email', isEmail],
  ['idn-email', isIdnEmail],
  ['hostname', isHostname],
  ['idn-hostname', isIdnHostname],
  ['ipv4', isIpv4],
  ['ipv6', isIpv6],
  ['uri', isUri],
  ['uri-reference', isUriReference],
  ['iri', isIri],
  ['iri-reference', isIriReference],
  ['uri-template', isUriTemplate],
  ['uuid', isUuid],
  ['json-pointer', isJsonPointer],
  ['relative-json-pointer', isRelativeJsonPointer],
  ['regex', isRegex],
  ['byte', isBase64],
]);

export const numberFormats: ReadonlyMap<string, (value: number) => boolean> = new Map([
  ['int32', isInt32],
  ['int64', isInt64],
]);
