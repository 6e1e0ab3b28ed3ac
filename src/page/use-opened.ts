import { useLayoutEffect, useMemo, useState } from 'react'
import { carryContext } from '@/domain/address/query'
import { applyEntryRules } from '@/entry/entry-rules'
import { arrival } from '@/platform/address'
import { usePageQuery } from '@/platform/navigation'
import { behindFirstScreen, usePageShow } from '@/platform/page'
import { presetOf, type ParamsOf } from '@/routes/build'
import type { Page } from '@/routes/page'
import { pages, type PageKey } from '@/routes/pages'
import { readParams } from '@/routes/param'
import { continueVisit, useVisit } from '@/stores/visit'

export type Opened<K extends PageKey> =
  /** The visit's context is being stored, so that no link is drawn without it. */
  { status: 'arriving' } | { status: 'incomplete' } | { status: 'ready'; params: ParamsOf<K> }

/**
 * What a page was opened with: its own parameters, the presets of its path, and the context so far.
 * A page that is shown again restores its own product.
 */
export const useOpened = <K extends PageKey>(key: K): Opened<K> => {
  const asked = usePageQuery()
  /**
   * Applied again, because a page of the mini-program opens without the address that start()
   * corrects.
   */
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
    // ParamsOf<K> is inferred from the table that reads the parameters.
    return {
      status: 'ready',
      params: { ...carryContext(context, query), ...params } as ParamsOf<K>,
    }
  }, [key, path, query, noted])
}
