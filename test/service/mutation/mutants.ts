// Ways to break the service, one behaviour each, and the claims that must go red for them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../architecture/files.ts';
import type { Change } from '../../setup/mutation.ts';

/** A change of one line of the sources. */
export interface Mutant {
  /** The claim that must go red. */
  readonly id: string;
  readonly file: string;
  /** Code that the file has exactly once, however it is laid out. */
  readonly find: string;
  readonly replace: string;
}

const areas = 'src/service/areas/';

/** The change that a mutant makes to its file. */
export function changeOf(mutant: Mutant): Change {
  const [{ start, end } = { start: 0, end: 0 }] = placesOf(mutant);
  return { file: mutant.file, start, end, text: mutant.replace };
}

/** Where a file has the code of a mutant: the formatter may put white space between its tokens, and a comma at the end of a list. */
export function placesOf({ file, find }: Mutant): readonly { readonly start: number; readonly end: number }[] {
  const tokens = find.match(/\w+|[^\w\s]/g) ?? [];
  const pattern = tokens
    .map((token) => (/[)\]}]/.test(token) ? `(?:,\\s*)?\\${token}` : token.replace(/\W/, '\\$&')))
    .join('\\s*');
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(new RegExp(pattern, 'g'))].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

function mutant(id: string, file: string, find: string, replace: string): Mutant {
  return { id, file, find, replace };
}

export const mutants: readonly Mutant[] = [
  mutant('CMP-58', `${areas}compute/area.ts`, 'updated: timestamp(tx.now) }', 'updated: merged.updated }'),
  mutant(
    'CMP-56',
    `${areas}compute/area.ts`,
    "await setTags(tx, personOf(identity).account, 'compute', updated.id, tags);",
    '',
  ),
  mutant('CMP-61', `${areas}compute/load.ts`, "where('id', '=', id)", "where('id', '>=', 1)"),
  mutant('BKP-29', `${areas}compute/area.ts`, 'await dropSnapshot(tx, resource.id);', ''),
  mutant(
    'BKP-30',
    `${areas}compute/show.ts`,
    "automatic: backups.filter(({ type }) => type === 'auto')",
    'automatic: backups',
  ),
  mutant('BKP-28', `${areas}compute/backups.ts`, "label === null ? 'auto' : 'snapshot'", "'auto'"),
  mutant('DBS-68', `${areas}databases/area.ts`, "where('finished', '=', 1)", "where('finished', '=', 0)"),
  mutant(
    'DBS-60',
    `${areas}databases/area.ts`,
    "await tx.db.deleteFrom('databases').where('id', '=', id).execute();",
    '',
  ),
  mutant(
    'DBS-66',
    `${areas}databases/area.ts`,
    '(await isLabelTaken(tx, resource.id, label))',
    'label === resource.id.toString()',
  ),
  mutant('DBS-64', `${areas}databases/backups.ts`, "set({ status: 'backing_up' })", "set({ status: 'active' })"),
  mutant(
    'FWD-23',
    `${areas}firewalls/area.ts`,
    "firewall.status === 'enabled' ? await conflictOf",
    "firewall.status === 'disabled' ? await conflictOf",
  ),
  mutant(
    'FWD-27',
    `${areas}firewalls/area.ts`,
    'if (!instance) throw refuse(400, unknownInstance);',
    'if (!instance) throw refuse(404);',
  ),
  mutant(
    'FWD-21',
    `${areas}firewalls/show.ts`,
    '`/v4/compute/instances/${instance_id}`',
    '`/v4/compute/instances/${id}`',
  ),
  mutant('PAY-25', `${areas}payment-methods/area.ts`, 'if (body.is_default) await dropDefault(tx, account);', ''),
  mutant(
    'PAY-31',
    `${areas}payment-methods/area.ts`,
    "'active-payment-methods': counting((methods) => methods.where('active', '=', 1))",
    "'active-payment-methods': counting((methods) => methods.where('active', '=', 0))",
  ),
  mutant(
    'PAY-32',
    `${areas}payment-methods/area.ts`,
    "where('created_at', '>=', day)",
    "where('created_at', '>=', day + 86_400_000)",
  ),
  mutant('PAY-28', `${areas}payment-methods/card.ts`, 'card_number.slice(-4)', 'card_number.slice(0, 4)'),
  mutant(
    'USR-28',
    `${areas}users/area.ts`,
    'if (conflicts.length > 0) throw refuse(400, ...conflicts);',
    'if (conflicts.length > 0) throw refuse(409, ...conflicts);',
  ),
  mutant(
    'USR-27',
    `${areas}users/area.ts`,
    "await tx.db.deleteFrom('grants').where('username', '=', old).execute();",
    '',
  ),
  mutant(
    'USR-30',
    `${areas}users/area.ts`,
    "await tx.db.deleteFrom('users').where('username', '=', username).execute();",
    '',
  ),
  mutant(
    'LVC-30',
    `${areas}longview/area.ts`,
    "caller.level === 'read_write' && person.may('longview', row.id) === 'read_write'",
    'true',
  ),
  mutant('LVC-33', `${areas}longview/area.ts`, 'nginx: false', 'nginx: true'),
  mutant(
    'LVC-34',
    `${areas}longview/area.ts`,
    "await tx.db.deleteFrom('longview_clients').where('id', '=', id).execute();",
    '',
  ),
  mutant(
    'NBC-28',
    `${areas}nodebalancers/rebuild.ts`,
    '...(port === undefined ? [] : await portReasons(tx, { id, nodebalancer_id, port })),',
    '',
  ),
  mutant('NBC-55', `${areas}nodebalancers/nodes.ts`, 'filter((id) => !kept.has(id))', 'filter(() => kept.has(-1))'),
  mutant('NBC-64', `${areas}nodebalancers/rebuild.ts`, 'if (!belongTogether(read.certificate, key))', 'if (false)'),
  mutant('NBL-33', `${areas}nodebalancers/region.ts`, 'if (!homes || homes.has(region)) return [];', 'return [];'),
  mutant(
    'SEC-21',
    `${areas}profile/answers.ts`,
    "await unit.db.deleteFrom('security_answers').where('username', '=', username).execute();",
    "await unit.db.deleteFrom('security_answers').where('username', '=', username).where('question_id', 'in', answers.map(({ question_id }) => question_id)).execute();",
  ),
  mutant(
    'SSH-21',
    `${areas}users/area.ts`,
    'return { ...fromJson(value), username, restricted: restricted === 1, ssh_keys: keys };',
    'return { ...fromJson(value), username, restricted: restricted === 1, ssh_keys: keys.slice(0, 0) };',
  ),
  mutant('MSV-25', `${areas}managed/area.ts`, "address.split('#', 1)[0] ?? address", 'address'),
  mutant('MCS-23', `${areas}managed/settings.ts`, "ip: 'any'", "ip: '127.0.0.1'"),
  mutant('REC-38', `${areas}domains/conflicts.ts`, "if (target === '') {", "if (target === 'never') {"),
  mutant(
    'REC-41',
    `${areas}domains/conflicts.ts`,
    "type === 'CNAME' ? alike : alike.where('type', '=', 'CNAME')",
    "alike.where('type', '=', 'CNAME')",
  ),
  mutant('REC-50', `${areas}domains/record.ts`, 'fullName.test(bare) ? target :', 'bare !== target ? target :'),
  mutant('REC-46', `${areas}domains/record.ts`, "protocol.replace(/^_?/, '_')", 'protocol'),
  mutant(
    'PAG-13',
    'src/service/collections/page.ts',
    'Math.max(1, Math.ceil(results / size))',
    'Math.max(1, Math.floor(results / size))',
  ),
  mutant('PAG-15', 'src/service/collections/page.ts', 'const beyond = 2n ** 64n;', 'const beyond = 2n ** 80n;'),
  mutant(
    'FLT-06',
    'src/service/collections/operators.ts',
    "compared(field, '>', Math.floor(Number(operand)))",
    "compared(field, '>=', Math.floor(Number(operand)))",
  ),
  mutant(
    'FLT-10',
    'src/service/collections/operators.ts',
    'sql`instr(${sql.ref(column)}, ${part}) > 0`',
    'sql`instr(${sql.ref(column)}, ${part}) = 1`',
  ),
  mutant(
    'FLT-14',
    'src/service/collections/filter.ts',
    "direction === 'desc' ? 'desc' : 'asc'",
    "direction === 'desc' ? 'asc' : 'asc'",
  ),
  mutant(
    'AUT-04',
    'src/service/host/authenticate.ts',
    "where('tokens.hash', '=', digest)",
    "where('tokens.hash', '!=', digest)",
  ),
  mutant('AUT-43', 'src/service/host/authenticate.ts', 'holder.expiresAt > now.getTime()', 'holder.expiresAt > 0'),
  mutant('AUT-21', 'src/service/host/person.ts', "granted === required.replace(/:read_only$/, ':read_write')", 'false'),
  mutant(
    'TAG-15',
    'src/service/host/load.ts',
    'if (!found) return undefined;',
    'if (!found) return { value: {}, grant: "read_write" };',
  ),
  mutant('HDR-06', 'src/service/headers.ts', "'private, max-age=0, no-store'", "''"),
];
