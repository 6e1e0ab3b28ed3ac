import { isFor, modulePath, type Page } from '@/routes/page'
import { pages, type PageKey } from '@/routes/pages'
import type { Made } from './made'
import { addressesOf } from './pages'

/** Pages that lead on, or that a web view covers. */
const covered: readonly PageKey[] = ['redirect', 'web']

/** Pages that a plain browser does not open. */
const native: Partial<Record<string, string>> = {
  shareHome: '?cityCode=310000&productCode=PP57',
  shareActivityCommonMyRewards: '?cityCode=310000&productCode=PP57',
  nativeHospitals: '?cityCode=310000',
}

/** The address of every page that the mini-program draws itself, with what was made for it. */
export const weappPages = (
  made: Made,
): readonly { readonly key: string; readonly url: string }[] => {
  const addresses: Partial<Record<string, string | { not: string }>> = addressesOf(made)
  return Object.entries<Page>(pages).flatMap(([key, page]) => {
    if (!isFor('weapp', page) || covered.includes(key as PageKey)) return []
    const visit = native[key] ?? addresses[key] ?? ''
    if (typeof visit !== 'string') return []
    return [{ key, url: `${modulePath(page)}?${visit.split('?')[1] ?? ''}` }]
  })
}
