// Publishes the results as the job summary and as one updated comment. Connects only to the GitHub API.

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
const mark = '<!-- ashlar -->';
const longest = 60_000;

const folder = join(RUNNER_TEMP, 'ashlar');
const parts = existsSync(folder)
  ? readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .sort()
  : [];
const whole =
  parts.map((name) => readFileSync(join(folder, name), 'utf8').trimEnd()).join('\n\n') ||
  'Ashlar could not check this pull request: see the log.';
if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, `${whole}\n`);

/** Sends a request to the API; throws for an error response. */
async function ask(method, path, body) {
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

async function ownComment() {
  for (let page = 1; ; page++) {
    const comments = await ask('GET', `/issues/${PULL_REQUEST}/comments?per_page=100&page=${page}`);
    const own = comments.find(({ body }) => body?.startsWith(mark));
    if (own || comments.length < 100) return own;
  }
}

if (TOKEN && PULL_REQUEST) {
  const body = `${mark}\n${whole.length > longest ? `${whole.slice(0, longest)}\n\n… the rest is in the summary of the job.` : whole}\n`;
  try {
    const own = await ownComment();
    if (own) await ask('PATCH', `/issues/comments/${own.id}`, { body });
    else await ask('POST', `/issues/${PULL_REQUEST}/comments`, { body });
  } catch (error) {
    // Pull requests from forks may not comment; the summary is complete.
    console.log(
      `::warning title=comment::The comment could not be written: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
