import { useEffect, useMemo } from 'react'
import type { Query } from '@/domain/query'
import { carryContext, type QueryContext } from '@/domain/queryContext'
import { usePageQuery } from '@/platform/navigation'
import { continueVisit, useVisit } from '@/stores/visit'

/** What a page was opened with: its own parameters over the context carried so far. */
export const useEntry = (): Query & QueryContext => {
  const query = usePageQuery()
  useEffect(() => {
    continueVisit(query)
  }, [query])
  return useMemo(() => ({ ...query, ...carryContext(useVisit.getState().context, query) }), [query])
}
