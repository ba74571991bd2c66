// A client in the list. Its new label is shown before the server responds.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  beginOptimisticUpdate,
  deleteLongviewClientMutation,
  invalidate,
  updateLongviewClientMutation,
} from './api/query';
import type { LongviewClient } from './api/types';
import { client } from './api-client';
import { clientPages } from './client-list';
import { ErrorMessage } from './error-message';
import { readField } from './read-field';

const updateClient = updateLongviewClientMutation(client);
const deleteClient = deleteLongviewClientMutation(client);

export function ClientRow({ longviewClient: { id, label } }: { readonly longviewClient: LongviewClient }) {
  const [isEditing, setIsEditing] = useState(false);
  const queryClient = useQueryClient();
  const update = useMutation({
    ...updateClient,
    onMutate: async (request) => {
      const rollBack = await beginOptimisticUpdate(queryClient, updateClient, request);
      queryClient.setQueryData(
        clientPages.queryKey,
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              data: page.data.map((each) => (each.id === id ? { ...each, ...request.body } : each)),
            })),
          },
      );
      return { rollBack };
    },
    onError: (_error, _request, context) => context?.rollBack(),
    onSettled: (_updated, _error, request) => invalidate(queryClient, updateClient, request),
  });
  const remove = useMutation({
    ...deleteClient,
    onSuccess: (_deleted, request) => invalidate(queryClient, deleteClient, request),
  });
  const rename = (form: FormData): void => {
    update.mutate({ path: { clientId: id }, body: { label: readField(form, 'label') } });
    setIsEditing(false);
  };
  return (
    <li>
      {isEditing ? (
        <form action={rename}>
          <input name="label" aria-label="New label" defaultValue={label} autoFocus />
          <button>Save</button>
        </form>
      ) : (
        <>
          <span>{label}</span>
          <button onClick={() => setIsEditing(true)}>Rename</button>
          <button disabled={remove.isPending} onClick={() => remove.mutate({ path: { clientId: id } })}>
            Delete
          </button>
        </>
      )}
      <ErrorMessage error={update.error ?? remove.error} />
    </li>
  );
}
