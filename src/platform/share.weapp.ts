import { useShareAppMessage } from '@tarojs/taro'
import type { SharePort } from './share.types'

export type { ShareCard } from './share.types'

export const useShare: SharePort['useShare'] = (card) => {
  useShareAppMessage(() => card())
}
