import { useShareAppMessage } from '@tarojs/taro'
import type { SharePort } from './port'

export type { ShareCard } from './port'

export const useShare: SharePort['useShare'] = (card) => {
  useShareAppMessage(() => card())
}
