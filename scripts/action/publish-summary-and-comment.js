// Publishes the results as a job summary and as one pull request comment, which later runs update. Connects only to
// the GitHub API.

import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const {
  RUNNER_TEMP = '',
  GITHUB_STEP_SUMMARY,
  GITHUB_API_URL = 'https://api.github.com',
  GITHUB_REPOSITORY = '',
  TOKEN,
  PULL_REQUEST,
} = process.env;
const commentMarker = '<!-- ashlar -->';
/** Maximum number of characters; GitHub allows 65,536. */
const maxCommentLength = 60_000;

const directory = join(RUNNER_TEMP, 'ashlar');
const parts = existsSync(directory)
  ? readdirSync(directory)
      .filter((name) => name.endsWith('.md'))
      .sort()
  : [];
const summary =
  parts.map((name) => readFileSync(join(directory, name), 'utf8').trimEnd()).join('\n\n') ||
  'Ashlar could not check this pull request. See the log.';
if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, `${summary}\n`);

/** Sends a request to the API; throws for an error response. */
async function request(method, path, body) {
  const response = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}${path}`, {
    method,
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${TOKEN}`,
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
  return response.json();
}

async function findOwnComment() {
  for (let page = 1; ; page++) {
    const comments = await request('GET', `/issues/${PULL_REQUEST}/comments?per_page=100&page=${page}`);
    const existing = comments.find(({ body }) => body?.startsWith(commentMarker));
    if (existing || comments.length < 100) return existing;
  }
}

if (TOKEN && PULL_REQUEST) {
  const body = `${commentMarker}\n${summary.length > maxCommentLength ? `${summary.slice(0, maxCommentLength)}\n\n… See the job summary for the rest.` : summary}\n`;
  try {
    const existing = await findOwnComment();
    if (existing) await request('PATCH', `/issues/comments/${existing.id}`, { body });
    else await request('POST', `/issues/${PULL_REQUEST}/comments`, { body });
  } catch (error) {
    // Workflows for pull requests from forks cannot post comments. The job summary still contains everything.
    console.log(
      `::warning title=comment::Cannot write the comment: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
