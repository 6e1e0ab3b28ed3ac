import { target } from '@/platform/device'
import { usePageShow } from '@/platform/lifecycle'
import type { PageKey } from '@/routes/pages'

/** What goes on beside each page of the web that is shown; none of it is in the first load. */
export const useOnPageShow = (page: PageKey): void =>
  usePageShow(() => {
    if (target === 'h5')
      void import('@/flows/on-page-show').then(
        ({ onPageShow }) => onPageShow(page),
        () => undefined,
      )
  })
