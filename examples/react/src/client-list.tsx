// The list, page by page.

import { useInfiniteQuery } from '@tanstack/react-query';
import { listLongviewClientsInfiniteOptions } from './api/query';
import { client } from './api-client';
import { ClientRow } from './client-row';
import { ErrorMessage } from './error-message';

/** The smallest page of the API. */
export const clientPages = listLongviewClientsInfiniteOptions(client, { query: { page_size: 25 } });

export function ClientList() {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(clientPages);
  if (isPending) return <p>Loading…</p>;
  const { results = 0 } = data?.pages[0] ?? {};
  return (
    <section>
      <ErrorMessage error={error} />
      {data && <p role="status">{results === 1 ? '1 client' : `${results} clients`}</p>}
      <ul>
        {data?.pages.flatMap((page) => page.data.map((each) => <ClientRow key={each.id} longviewClient={each} />))}
      </ul>
      {hasNextPage && (
        <button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </button>
      )}
    </section>
  );
}
