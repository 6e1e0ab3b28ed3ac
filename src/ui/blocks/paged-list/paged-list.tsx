import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { failureText, type FailureWords } from '@/copy/errors/failures'
import { buttons } from '@/copy/shell/buttons'
import { behindFirstScreen } from '@/platform/page'
import { LOADING, type Load, useReturn } from '../../load/use-load'
import { Box } from '../../primitives/box'
import { Button } from '../../primitives/button'
import { toast } from '../../toast/service'
import { Failed } from '../failed/failed'
import './paged-list.css'

/** One page of a long list, with the cursor of the next one. */
interface Chunk<T> {
  list: readonly T[]
  nextCursor: string | null
}
type Outcome<T, E> = { ok: true; value: Chunk<T> } | { ok: false; error: E }

export interface Pages<T, E> {
  state: Load<Chunk<T>, E>
  /** Reloads all shown pages. They stay until the answer arrives. */
  again: () => Promise<void>
  /** Loads the next page. Answers the failure, if there was one. */
  more: () => Promise<E | undefined>
}

/** Loads a list page by page, from the start when it opens and whenever `key` changes. */
const usePages = <T, E>(
  key: string,
  load: (cursor: string | undefined) => Promise<Outcome<T, E>>,
): Pages<T, E> => {
  const [state, setState] = useState<Load<Chunk<T>, E>>(LOADING)
  const latest = useRef(load)
  latest.current = load
  const asked = useRef(0)
  const pages = useRef(1)

  const again = useCallback(async () => {
    const question = (asked.current += 1)
    setState((before) => (before.status === 'failed' ? LOADING : before))
    let read: Chunk<T> = { list: [], nextCursor: null }
    for (let page = 0; page < pages.current; page += 1) {
      const answer = await latest.current(read.nextCursor ?? undefined)
      if (question !== asked.current) return
      if (!answer.ok) {
        setState({ status: 'failed', error: answer.error })
        return
      }
      read = append(read, answer.value)
      if (read.nextCursor === null) break
    }
    behindFirstScreen(() => setState({ status: 'ready', value: read }))
  }, [])

  const more = async (): Promise<E | undefined> => {
    if (state.status !== 'ready' || state.value.nextCursor === null) return undefined
    const question = asked.current
    const answer = await load(state.value.nextCursor)
    if (question !== asked.current) return undefined
    if (!answer.ok) return answer.error
    pages.current += 1
    setState({ status: 'ready', value: append(state.value, answer.value) })
    return undefined
  }

  useEffect(() => {
    pages.current = 1
    setState(LOADING)
    void again()
    return () => {
      asked.current += 1
    }
  }, [key, again])

  return { state, again, more }
}

const append = <T,>(before: Chunk<T>, { list, nextCursor }: Chunk<T>): Chunk<T> => ({
  list: [...before.list, ...list],
  nextCursor,
})

type Failure = Parameters<typeof failureText>[0]

export interface PagedListProps<T> {
  /** The list loads from the start whenever this changes. */
  name: string
  load: (
    cursor: string | undefined,
  ) => Promise<{ ok: true; value: Chunk<T> } | { ok: false; error: Failure }>
  /** The product whose words a failure uses. */
  words: FailureWords
  loading: ReactNode
  empty: ReactNode
  /** Draws one entry. `again` reloads the shown pages. */
  row: (entry: T, again: () => Promise<void>) => ReactNode
}

/** A long list that loads page by page, and again whenever the user returns. */
export const PagedList = <T,>({ name, load, words, loading, empty, row }: PagedListProps<T>) => {
  const { state, again, more } = usePages(name, load)
  useReturn(() => void again())

  if (state.status === 'loading') return <>{loading}</>
  if (state.status === 'failed') return <Failed error={state.error} words={words} onRetry={again} />
  const { list, nextCursor } = state.value
  if (list.length === 0) return <>{empty}</>
  const showMore = async () => {
    const failure = await more()
    if (failure) toast(failureText(failure, words))
  }
  return (
    <>
      {list.map((entry) => row(entry, again))}
      {nextCursor === null ? null : (
        <Box className="hm-paged__more">
          <Button block onClick={showMore}>
            {buttons.more}
          </Button>
        </Box>
      )}
    </>
  )
}
