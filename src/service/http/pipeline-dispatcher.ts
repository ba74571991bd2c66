// Dispatches most requests directly to the pipeline, because a router would cost more than the pipeline.

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { findHeaderProblem } from './header-problem.ts';

export interface PipelineDispatcher {
  /** Excludes the path of a route from the pipeline, if it is below the API's base path. */
  readonly exclude: (path: string) => void;
  /** Calls `pipeline` for API paths, otherwise `otherListener`. */
  readonly listener: (
    pipeline: (request: IncomingMessage, response: ServerResponse) => void,
    otherListener: RequestListener,
  ) => RequestListener;
}

/** Every path below it belongs to the API, except excluded routes. */
const apiPath = '/v4/';

export function createPipelineDispatcher(): PipelineDispatcher {
  const excludedPaths: string[] = [];
  const isApiRequest = (request: IncomingMessage): boolean => {
    const { url = '' } = request;
    // A percent-encoded path can be a different spelling of any other path.
    return (
      url.startsWith(apiPath) &&
      findHeaderProblem(request) === undefined &&
      !/^[^?]*%/.test(url) &&
      !excludedPaths.some((path) => url.startsWith(path))
    );
  };
  return {
    exclude(path) {
      if (path.startsWith(apiPath)) excludedPaths.push(path);
    },
    listener: (pipeline, otherListener) => (request, response) => {
      if (isApiRequest(request)) pipeline(request, response);
      else otherListener(request, response);
    },
  };
}
