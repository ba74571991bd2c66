// Memo of a model in watch mode, keyed by the settings as well as by the model.

import { hashText } from '../model/content-hash.ts';
import { createModelSlices } from '../model/model-slices.ts';
import type { Api } from '../model/types/api.ts';
import type { Memo } from '../plugin/memo-interface.ts';
import type { ModelMemo } from '../plugin/target.ts';
import { isJson } from './is-json.ts';
import type { GenerateInput } from './pipeline.ts';

/** Creates the memo of a model. A change to the settings invalidates all results. */
export function createModelMemo(
  memo: Memo,
  api: Api,
  {
    targets,
    customTargets = [],
    customTargetsDigest,
    options,
    templates,
  }: Pick<GenerateInput, 'targets' | 'customTargets' | 'customTargetsDigest' | 'options' | 'templates'>,
): ModelMemo {
  const settings = hashText(
    JSON.stringify([
      targets,
      // Targets with other options do not use the memo.
      customTargets.map(({ target, value }) => [target.name, isJson(value) ? value : undefined]),
      customTargetsDigest,
      options,
      [...(templates ?? [])],
    ]),
  );
  return {
    slices: createModelSlices(api),
    get: (kind, input, compute) =>
      memo.get(
        kind,
        {
          hash: `${settings} ${input.hash}`,
          get isComplete() {
            return input.isComplete !== false;
          },
        },
        compute,
      ),
  };
}
