// Login page.

import { html } from './html.ts';
import { renderPage, type Page } from './page.ts';

export interface LoginPage {
  /** The label of the client. */
  readonly client: string;
  /** The authorization request as a query, for a hidden field. */
  readonly query: string;
  readonly csrf: string;
  /** The previously entered username. */
  readonly username?: string;
  /** The error from the previous attempt. */
  readonly error?: string;
  readonly status?: number;
}

export function loginPage({ client, query, csrf, username = '', error, status = 200 }: LoginPage): Page {
  const invalidAttributes = error === undefined ? undefined : html` aria-invalid="true" aria-describedby="problem"`;
  // If a username was entered, the password field gets the focus.
  const autofocus = html` autofocus`;
  return renderPage({
    title: error === undefined ? 'Log in' : 'Error: Log in',
    status,
    content: html`<h1>Log in</h1>
<p class="soft">to continue to <strong>${client}</strong></p>
${error === undefined ? undefined : html`<p class="alert" role="alert" id="problem">${error}</p>`}
<form method="post" action="/oauth/login">
<input type="hidden" name="csrf" value="${csrf}">
<input type="hidden" name="request" value="${query}">
<label for="username">Username</label>
<input type="text" id="username" name="username" value="${username}" required autocomplete="username" autocapitalize="none" autocorrect="off" spellcheck="false" maxlength="64"${invalidAttributes}${username === '' ? autofocus : undefined}>
<label for="password">Password</label>
<input type="password" id="password" name="password" required autocomplete="current-password" maxlength="1024"${invalidAttributes}${username === '' ? undefined : autofocus}>
<div class="actions"><button class="main" type="submit">Log in</button></div>
</form>`,
  });
}
