import { environmentRefusal } from '@/entry/environment-guard'
import { arrival } from '@/platform/address'
import { target } from '@/platform/device'
import type { Page } from '@/routes/page'
import { pages, type PageKey } from '@/routes/pages'
import { pathTo } from '@/routes/path-to'
import { useVisit } from '@/stores/visit'

/** The error page for a page that does not open in this environment; undefined if it opens. */
export const useRefusal = (key: PageKey): string | undefined => {
  const env = useVisit((visit) => visit.env)
  const { only }: Page = pages[key]
  const type = environmentRefusal({ env, only })
  const { path, search } = arrival()
  // A page of the mini-program has no address that another app could open.
  return type && pathTo('error', { type, ...(target === 'h5' && { redirectPath: path + search }) })
}
