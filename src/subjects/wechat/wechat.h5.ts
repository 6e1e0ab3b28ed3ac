import { openMenu } from '@/platform/share'
import { bindOnce } from './binding'
import { configureJsSdk } from './js-sdk'

/** Prepares a page inside WeChat: its JS-SDK, its menu, and the binding that paying needs. */
export const openToWechat = async (): Promise<void> => {
  const menu = async () => {
    if (await configureJsSdk()) await openMenu()
  }
  await Promise.all([menu(), bindOnce()])
}
