// Form that creates a client. The Standard Schema of the document validates it before it is sent.

import { useForm } from '@tanstack/react-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createLongviewClientMutation, invalidate } from './api/query';
import type { LongviewClientCreate } from './api/types';
import { longviewClientCreateSchema } from './api/validators';
import { client } from './api-client';
import { ErrorMessage } from './error-message';

const createClient = createLongviewClientMutation(client);
const defaultValues: LongviewClientCreate = { label: '' };

export function ClientForm() {
  const queryClient = useQueryClient();
  const { mutateAsync, error } = useMutation({
    ...createClient,
    onSuccess: (_created, request) => invalidate(queryClient, createClient, request),
  });
  const form = useForm({
    defaultValues,
    validators: { onSubmit: longviewClientCreateSchema },
    onSubmit: async ({ value, formApi }) => {
      await mutateAsync({ body: value });
      formApi.reset();
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // The mutation shows its error.
        form.handleSubmit().catch(() => undefined);
      }}
    >
      <form.Field name="label">
        {({ state, handleChange }) => (
          <label>
            Label{' '}
            <input
              aria-invalid={!state.meta.isValid}
              value={state.value ?? ''}
              onChange={(event) => handleChange(event.target.value)}
            />{' '}
            {state.meta.errors.map((problem) => problem?.message).join(' ')}
          </label>
        )}
      </form.Field>
      <button>Create</button>
      <ErrorMessage error={error} />
    </form>
  );
}
