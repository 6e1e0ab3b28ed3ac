import { useEffect, useMemo } from 'react'
import type { Query } from '@/domain/address/query'
import { carryContext, type QueryContext } from '@/domain/address/query-context'
import { usePageQuery } from '@/platform/navigation'
import { useSpokenLanguage } from '@/stores/language'
import { continueVisit, useVisit } from '@/stores/visit'

/** What a page was opened with: its own parameters over the context carried so far. */
export const useEntry = (): Query & QueryContext => {
  const query = usePageQuery()
  // Texts are read while drawing, so another language means drawing the page again.
  useSpokenLanguage()
  useEffect(() => {
    continueVisit(query)
  }, [query])
  return useMemo(() => ({ ...query, ...carryContext(useVisit.getState().context, query) }), [query])
}
