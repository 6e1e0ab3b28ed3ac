import type { ReactNode } from 'react'
import { failureText, type FailureWords } from '@/copy/errors/failures'
import { buttons } from '@/copy/shell/buttons'
import { usePages, type Chunk } from '../../load/use-pages'
import { useReturn } from '../../load/use-return'
import { Box } from '../../primitives/box'
import { Button } from '../../primitives/button'
import { toast } from '../../toast/service'
import { Failed } from '../failed/failed'
import './paged-list.css'

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
