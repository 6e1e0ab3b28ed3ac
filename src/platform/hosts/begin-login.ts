import { can, host } from '../environment'
import { unsupported } from '../failure'
import type { LoginPort } from '../login.types'
import { bridgeReady } from './wechat-bridge'

/** WeChat or our mini-program identifies the user; elsewhere users sign in by mobile number. */
export const begin: LoginPort['begin'] = async (nativePath) => {
  // iOS distinguishes a web view from an official account only by the bridge.
  if (host() === 'official-account') await bridgeReady()
  if (host() === 'web-view') {
    const webView = await import('./web-view/login')
    return { ok: true, value: await webView.begin(nativePath) }
  }
  if (!can('oauth')) return { ok: true, value: { kind: 'form' } }
  const official = await import('./official-account/login')
  return { ok: true, value: official.begin('login') }
}

export const authorise: LoginPort['authorise'] = async () => {
  if (!can('oauth')) return unsupported('no authorisation page in this host')
  const official = await import('./official-account/login')
  const start = official.begin('binding')
  return start.kind === 'form'
    ? unsupported('asked before in this session')
    : { ok: true, value: start }
}
