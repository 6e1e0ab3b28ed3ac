import { useMemo } from 'react'
import { useRouter } from '@tarojs/taro'
import { readPageParams, type Query } from '@/domain/query'

export const usePageQuery = (): Query => {
  const { params } = useRouter()
  return useMemo(() => readPageParams(params), [params])
}
