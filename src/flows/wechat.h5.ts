import { openMenu } from '@/platform/share'
import { bindOnce } from './binding'
import { configureJsSdk } from './js-sdk'

/** A page was shown inside WeChat: its JS-SDK and menu shall work there, and it know who pays. */
export const openToWechat = async (): Promise<void> => {
  const menu = async () => {
    if (await configureJsSdk()) await openMenu()
  }
  await Promise.all([menu(), bindOnce()])
}
