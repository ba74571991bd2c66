// What the views of this target are made with: the model, and the names that the types target exports.

import type { Api, Operation, Schema } from '../../model/declarations/api.ts';
import { answering } from '../../model/follow/kept.ts';
import { createReport } from '../../report/report.ts';
import { componentNames } from '../spec/names.ts';
import type { TargetOptions } from '../target.ts';
import { filtersView } from '../types/filters.ts';
import { exportNames, isPart, type ExportNames } from '../types/names.ts';
import { marksOf } from '../types/typing/marks.ts';

export interface ClientMaking {
  readonly api: Api;
  readonly options: TargetOptions;
  /** The names of the types target. */
  readonly names: ExportNames;
  /** Whether a schema has a type of its own for requests. */
  readonly differs: (schema: Schema) => boolean;
}

/**
 * The types target's names do not depend on who asks first, but for those of filters: an operation's steps aside for a
 * schema's that comes before it. What that target has to report it reports itself.
 */
export function clientMaking(api: Api, options: TargetOptions): ClientMaking {
  const differs = answering(api, 'whether readings have types of their own', () => {
    const marks = marksOf(api);
    return (id) => marks.differ(api.schema(id)?.assertion ?? true);
  });
  const named = answering(api, 'names of types', () => {
    const names = exportNames(api, createReport());
    const making = { api, options, keys: componentNames(api), names, marks: marksOf(api) };
    filtersView(making);
    const owners = new Map([...api.schemas, ...api.operations, ...api.webhooks].map((owner) => [keyOf(owner), owner]));
    return (about) => {
      const [, part = '', key = ''] = /^(\w+) (.*)$/s.exec(about) ?? [];
      const owner = owners.get(key);
      return owner && isPart(part) ? names.derived(owner, part) : undefined;
    };
  });
  const plain = exportNames(api, createReport());
  return { api, options, names: { schema: (schema) => plain.schema(schema), derived: (owner, part) => named(`${part} ${keyOf(owner)}`) ?? plain.derived(owner, part) }, differs: ({ id }) => differs(id) };
}

/** What tells an owner of names from all others. */
function keyOf(owner: Schema | Operation): string {
  return `${'method' in owner ? 'operation' : 'schema'} ${owner.name.type}`;
}
