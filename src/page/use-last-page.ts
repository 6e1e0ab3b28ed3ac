import { arrival } from '@/platform/address'
import { target } from '@/platform/device'
import { usePageShow } from '@/platform/lifecycle'
import type { PageKey } from '@/routes/pages'
import { noteLastPage } from '@/stores/last-page'

/** They stand in for the page that was wanted. */
const deadEnds: readonly PageKey[] = ['error', 'login']

/** Notes each page as it is shown; the pages of a mini-program have no address to come back to. */
export const useLastPage = (key: PageKey): void =>
  usePageShow(() => {
    if (target !== 'h5' || deadEnds.includes(key)) return
    const { path, search } = arrival()
    noteLastPage(path + search)
  })
