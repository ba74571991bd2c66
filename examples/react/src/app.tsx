// The page: a form for the token, then the clients.

import { useState } from 'react';
import { readToken, storeToken } from './api-client';
import { ClientForm } from './client-form';
import { ClientList } from './client-list';
import { readField } from './read-field';

export function App() {
  const [isSignedIn, setIsSignedIn] = useState(readToken() !== null);
  const signIn = (form: FormData): void => {
    storeToken(readField(form, 'token'));
    setIsSignedIn(true);
  };
  return (
    <main>
      <h1>Longview clients</h1>
      {isSignedIn ? (
        <>
          <ClientForm />
          <ClientList />
        </>
      ) : (
        <form action={signIn}>
          <label>
            Token <input name="token" required />
          </label>
          <button>Sign in</button>
        </form>
      )}
    </main>
  );
}
