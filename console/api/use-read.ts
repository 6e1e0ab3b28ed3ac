import { useInfiniteQuery, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import type { ConsoleCall } from '../../server/console/calls/define'
import { NotAnswered, type Failure } from './answer'
import { call } from './call'

type Schema = v.GenericSchema

/** What a page knows of something that it reads. */
export interface Read<T> {
  /** The last answer; undefined until there is one. */
  data: T | undefined
  /** Why the last try failed; undefined when it did not. */
  failure: Failure | undefined
  again: () => void
}

const failureOf = (error: Error | null): Failure | undefined => {
  if (!error) return undefined
  return error instanceof NotAnswered ? error.failure : { ok: false, code: 'UNKNOWN' }
}

const readOnce = async <Req extends Schema, Res extends Schema>(
  which: ConsoleCall<Req, Res>,
  request: v.InferInput<Req>,
): Promise<v.InferOutput<Res>> => {
  const answer = await call(which, request)
  if (answer.ok) return answer.data
  throw new NotAnswered(answer)
}

/**
 * Looking at the records of one customer is written down each time, so it is not done again only because
 * somebody comes back to the window.
 */
const onFocus = ({ kind }: Pick<ConsoleCall, 'kind'>) => kind !== 'VIEW'

/**
 * Reads something and keeps it up to date.
 *
 * @param everyMs Reads it again after so long while the page is looked at.
 * @param once Keeps the first answer as long as the page is open.
 */
export function useRead<Req extends Schema, Res extends Schema>(
  which: ConsoleCall<Req, Res>,
  request: v.InferInput<Req>,
  {
    everyMs,
    enabled = true,
    once = false,
  }: { everyMs?: number; enabled?: boolean; once?: boolean } = {},
): Read<v.InferOutput<Res>> {
  const query = useQuery({
    queryKey: [which.name, request],
    queryFn: () => readOnce(which, request),
    enabled,
    refetchOnWindowFocus: !once && onFocus(which),
    ...(once && { staleTime: Infinity, refetchOnReconnect: false }),
    ...(everyMs !== undefined && { refetchInterval: everyMs }),
  })
  return {
    data: query.data,
    failure: failureOf(query.error),
    again: () => void query.refetch(),
  }
}

export interface ReadPages<T> extends Read<T[]> {
  /** Whether there are more pages. */
  more: boolean
  isReadingMore: boolean
  readMore: () => void
}

/** Reads a list page by page. Each page goes on where the one before ended. */
export function usePages<
  Req extends Schema,
  Item,
  Res extends v.GenericSchema<unknown, { list: Item[]; nextCursor: string | null }>,
>(
  which: ConsoleCall<Req, Res>,
  request: v.InferInput<Req> & object,
  { everyMs }: { everyMs?: number } = {},
): ReadPages<v.InferOutput<Res>['list'][number]> {
  const query = useInfiniteQuery({
    queryKey: [which.name, 'pages', request],
    queryFn: ({ pageParam }) =>
      readOnce(which, {
        ...request,
        ...(pageParam !== undefined && { cursor: pageParam }),
      } as v.InferInput<Req>),
    refetchOnWindowFocus: onFocus(which),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    ...(everyMs !== undefined && { refetchInterval: everyMs }),
  })
  return {
    data: query.data?.pages.flatMap(({ list }) => list),
    failure: failureOf(query.error),
    again: () => void query.refetch(),
    more: query.hasNextPage,
    isReadingMore: query.isFetchingNextPage,
    readMore: () => void query.fetchNextPage(),
  }
}

/** After an act everything that is shown may have changed. */
export const useRefresh = (): (() => Promise<void>) => {
  const queries: QueryClient = useQueryClient()
  return () => queries.invalidateQueries()
}
