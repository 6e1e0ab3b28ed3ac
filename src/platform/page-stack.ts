import { useRouter } from '@tarojs/taro'
import { useMemo } from 'react'
import { readPageParams, type Query } from '@/domain/address/query'

const bare = (path: string): string => path.replace(/\?.*/, '').replace(/^\//, '')

/** The number of pages above the nearest page with this path; 0 if there is none. */
export const pagesAbove = (stack: readonly { route?: string }[], path: string): number => {
  const below = stack.slice(0, -1).map(({ route = '' }) => bare(route))
  const at = below.lastIndexOf(bare(path))
  return at < 0 ? 0 : stack.length - 1 - at
}

type RawParams = Readonly<Record<string, string | undefined>>

/** The decoded query without Taro's own parameters (`$taroTimestamp` on both targets). */
export const ownParams = (params: RawParams): Query =>
  readPageParams(Object.fromEntries(Object.entries(params).filter(([name]) => name[0] !== '$')))

export const usePageQuery = (): Query => {
  const { params } = useRouter()
  return useMemo(() => ownParams(params), [params])
}
