import { arrival } from '@/platform/address'
import { usePageShow } from '@/platform/page'
import type { PageKey } from '@/routes/pages'
import { noteLastPage } from '@/stores/last-page'
import type { UsePageWork } from './page-work.types'

/** Pages that replace the requested page, so nobody wants to return to them. */
const deadEnds: readonly PageKey[] = ['error', 'login']

/** Stores the address of each shown page. The rest is not in the first load. */
export const usePageWork: UsePageWork = (page) =>
  usePageShow(() => {
    if (!deadEnds.includes(page)) {
      const { path, search } = arrival()
      noteLastPage(path + search)
    }
    void import('@/page/on-page-show').then(
      ({ onPageShow }) => onPageShow(page),
      () => undefined,
    )
  })
