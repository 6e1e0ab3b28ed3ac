import { useRouter } from '@tarojs/taro'
import { useMemo } from 'react'
import { readPageParams, type Query } from '@/domain/address/query'

type RawParams = Readonly<Record<string, string | undefined>>

/** The decoded query without Taro's own parameters (`$taroTimestamp` on both targets). */
export const ownParams = (params: RawParams): Query =>
  readPageParams(Object.fromEntries(Object.entries(params).filter(([name]) => name[0] !== '$')))

export const usePageQuery = (): Query => {
  const { params } = useRouter()
  return useMemo(() => ownParams(params), [params])
}
