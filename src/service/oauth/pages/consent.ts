// Consent page, on which the user allows or denies a client access.

import { cspSource } from '../redirect-uri.ts';
import type { AuthorizationRequest } from '../authorization-request.ts';
import { describeScopes } from '../known-scopes.ts';
import type { Session } from '../sessions.ts';
import { html } from './html.ts';
import { renderPage, type Page } from './page.ts';

export function consentPage(
  { client, redirectUri, scopes, query }: AuthorizationRequest,
  { username, csrf }: Session,
): Page {
  const hiddenFields = html`<input type="hidden" name="csrf" value="${csrf}">
<input type="hidden" name="request" value="${query}">`;
  return renderPage({
    title: `Allow access for ${client.label}?`,
    formTarget: cspSource(redirectUri),
    content: html`<h1>Allow access for ${client.label}?</h1>
<div class="who small">
<p class="soft">Logged in as <strong>${username}</strong></p>
<form method="post" action="/oauth/logout">${hiddenFields}<button class="link" type="submit">Use another account</button></form>
</div>
<h2 id="scopes">Requested access</h2>
<ul class="scopes" aria-labelledby="scopes">
${describeScopes(scopes).map((description) => html`<li>${description}</li>\n`)}</ul>
<form method="post" action="/oauth/consent">
${hiddenFields}
<div class="actions pair">
<button class="main" type="submit" name="decision" value="allow">Allow</button>
<button class="other" type="submit" name="decision" value="deny">Do not allow</button>
</div>
</form>
<dl>
<dt>${client.public ? 'Access ends after two hours. You will be sent to' : 'You will be sent to'}</dt>
<dd>${redirectUri}</dd>
</dl>`,
  });
}
