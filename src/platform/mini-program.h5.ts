import { can } from './environment'
import { done, unsupported } from './failure'
import type { MiniProgramPort } from './mini-program.types'

export const openMiniProgram: MiniProgramPort['openMiniProgram'] = async (target) => {
  // The surrounding mini-program opens only its own pages.
  if (target.appId === undefined && can('miniProgramBridge')) {
    const webView = await import('./hosts/web-view/mini-program')
    return webView.openPage(target.path)
  }
  if (target.link === undefined) return unsupported('no link to the mini-program was made')
  window.location.assign(target.link)
  return done
}
