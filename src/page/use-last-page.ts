import { arrival } from '@/platform/address'
import { target } from '@/platform/device'
import { usePageShow } from '@/platform/lifecycle'
import type { PageKey } from '@/routes/pages'
import { noteLastPage } from '@/stores/last-page'

/** Pages that replace the requested page. */
const deadEnds: readonly PageKey[] = ['error', 'login']

/** Stores the address of each shown page. Pages of a mini-program have no address to return to. */
export const useLastPage = (key: PageKey): void =>
  usePageShow(() => {
    if (target !== 'h5' || deadEnds.includes(key)) return
    const { path, search } = arrival()
    noteLastPage(path + search)
  })
