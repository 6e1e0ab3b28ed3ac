import { useLayoutEffect, useMemo, useState } from 'react'
import { carryContext } from '@/domain/address/query-context'
import { applyEntryRules } from '@/entry/entry-rules'
import { arrival } from '@/platform/address'
import { behindFirstScreen } from '@/platform/first-screen'
import { usePageShow } from '@/platform/lifecycle'
import { usePageQuery } from '@/platform/navigation'
import { presetOf, type ParamsOf } from '@/routes/build'
import type { Page } from '@/routes/page'
import { pages, type PageKey } from '@/routes/pages'
import { readParams } from '@/routes/param'
import { continueVisit, useVisit } from '@/stores/visit'

export type Opened<K extends PageKey> =
  /** For a moment: where the visitor came from is being noted, so that no link is drawn without. */
  { status: 'arriving' } | { status: 'incomplete' } | { status: 'ready'; params: ParamsOf<K> }

/**
 * What a page was opened with: its own parameters, what its path says by itself, and the context
 * carried so far. A page that is shown again looks at its own product again.
 */
export const useOpened = <K extends PageKey>(key: K): Opened<K> => {
  const asked = usePageQuery()
  /** Once more: a page of the mini-program is opened without an address that start() could mend. */
  const query = useMemo(() => applyEntryRules(asked, key), [asked, key])
  const [path] = useState(() => arrival().path)
  const [noted, setNoted] = useState<typeof query>()

  useLayoutEffect(() => {
    continueVisit({ ...query, ...presetOf(pages[key], path) })
    behindFirstScreen(() => setNoted(query))
  }, [key, path, query])
  usePageShow(() => continueVisit({ ...query, ...presetOf(pages[key], path) }))

  return useMemo(() => {
    if (noted !== query) return { status: 'arriving' }
    const page: Page = pages[key]
    const given = { ...query, ...presetOf(page, path) }
    const params = readParams(page.params, given)
    if (!params) return { status: 'incomplete' }
    const { context } = useVisit.getState()
    // The table that reads the parameters is the one that ParamsOf<K> is inferred from.
    return {
      status: 'ready',
      params: { ...carryContext(context, query), ...params } as ParamsOf<K>,
    }
  }, [key, path, query, noted])
}
