import Taro from '@tarojs/taro'
import { readPageParams } from '@/domain/address/query'
import type { UnknownPagePort } from './unknown-page.types'

export const onUnknownPage: UnknownPagePort['onUnknownPage'] = (listener) =>
  Taro.onPageNotFound(({ query }) => listener(readPageParams(query)))
