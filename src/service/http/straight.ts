// Which requests go straight to the pipeline: nearly all, and a router on their way would cost more than the pipeline does.

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { headerProblem } from './singular.ts';

export interface Straight {
  /** Takes the path of a route that stands below the interface's own. */
  readonly except: (path: string) => void;
  /** `pipeline` for what can be nobody else's, else `others`. */
  readonly listener: (
    pipeline: (request: IncomingMessage, response: ServerResponse) => void,
    others: RequestListener,
  ) => RequestListener;
}

/** Below this path everything is the interface's, but for the routes that are named. */
const interfacePath = '/v4/';

export function straightToPipeline(): Straight {
  const exceptions: string[] = [];
  const isStraight = (request: IncomingMessage): boolean => {
    const { url = '' } = request;
    // A path with escapes may be another spelling of any other.
    return (
      url.startsWith(interfacePath) &&
      headerProblem(request) === undefined &&
      !/^[^?]*%/.test(url) &&
      !exceptions.some((path) => url.startsWith(path))
    );
  };
  return {
    except(path) {
      if (path.startsWith(interfacePath)) exceptions.push(path);
    },
    listener: (pipeline, others) => (request, response) => {
      if (isStraight(request)) pipeline(request, response);
      else others(request, response);
    },
  };
}
