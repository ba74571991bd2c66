// The page on which a user logs in.

import { html } from './html.ts';
import { page, type Page } from './page.ts';

export interface LoginPage {
  /** The label of the client that asks for access. */
  readonly client: string;
  /** The request, as the form carries it along. */
  readonly query: string;
  readonly csrf: string;
  /** What the user has written before. */
  readonly username?: string;
  /** Why it did not work. */
  readonly problem?: string;
  readonly status?: number;
}

export function loginPage({ client, query, csrf, username = '', problem, status = 200 }: LoginPage): Page {
  const wrong = problem === undefined ? undefined : html` aria-invalid="true" aria-describedby="problem"`;
  // Whoever has written a username needs the other field only.
  const first = html` autofocus`;
  return page({
    title: problem === undefined ? 'Log in' : 'Error: Log in',
    status,
    content: html`<h1>Log in</h1>
<p class="soft">to continue to <strong>${client}</strong></p>
${problem === undefined ? undefined : html`<p class="alert" role="alert" id="problem">${problem}</p>`}
<form method="post" action="/oauth/login">
<input type="hidden" name="csrf" value="${csrf}">
<input type="hidden" name="request" value="${query}">
<label for="username">Username</label>
<input type="text" id="username" name="username" value="${username}" required autocomplete="username" autocapitalize="none" autocorrect="off" spellcheck="false" maxlength="64"${wrong}${username === '' ? first : undefined}>
<label for="password">Password</label>
<input type="password" id="password" name="password" required autocomplete="current-password" maxlength="1024"${wrong}${username === '' ? undefined : first}>
<div class="actions"><button class="main" type="submit">Log in</button></div>
</form>`,
  });
}
