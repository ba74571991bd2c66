// Memo of a model in watch mode: results depend on the settings, too.

import { hashText } from '../model/content-hash.ts';
import { createModelSlices } from '../model/model-slices.ts';
import type { Api } from '../model/types/api.ts';
import type { Memo } from '../plugin/memo.ts';
import type { ModelMemo } from '../plugin/target.ts';
import type { GenerateInput } from './pipeline.ts';

/** Returns the memo of a model. The settings are part of all inputs. */
export function createModelMemo(
  memo: Memo,
  api: Api,
  { targets, options, templates }: Pick<GenerateInput, 'targets' | 'options' | 'templates'>,
): ModelMemo {
  const settings = hashText(JSON.stringify([targets, options, [...(templates ?? [])]]));
  return {
    slices: createModelSlices(api),
    get: (kind, input, make) =>
      memo.get(
        kind,
        {
          hash: `${settings} ${input.hash}`,
          get isComplete() {
            return input.isComplete !== false;
          },
        },
        make,
      ),
  };
}
