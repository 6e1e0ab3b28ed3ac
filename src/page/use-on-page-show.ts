import { target } from '@/platform/device'
import { usePageShow } from '@/platform/lifecycle'
import type { PageKey } from '@/routes/pages'

/** Starts the work beside each shown web page. None of it is in the first load. */
export const useOnPageShow = (page: PageKey): void =>
  usePageShow(() => {
    if (target === 'h5')
      void import('@/flows/on-page-show').then(
        ({ onPageShow }) => onPageShow(page),
        () => undefined,
      )
  })
