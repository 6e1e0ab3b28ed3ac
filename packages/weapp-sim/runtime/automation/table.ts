import { tapPoints } from '../audit/view'
import { takeAudit } from '../audit/watch'
import { logicFunction, provideGlobal } from '../logic/modules'
import { menuWays, openMenu, shareByMenu, takeCards } from '../logic/sharing'
import { tellTheme } from '../logic/theme'
import { setPackages } from '../shell/packages'
import { setPhone } from '../shell/phone'
import { setPictureMenu, takeSentPictures } from '../shell/picture-menu'
import { setPrivacy } from '../shell/privacy'
import { takeRebuiltFields } from '../shell/rebuilt-fields'
import { setScopes } from '../shell/scopes'
import { takeSetDataCalls } from '../shell/set-data-log'
import { setSubscribeSettings } from '../shell/subscribe-panel'
import { host, settings } from '../shell/window'
import { playedNames, wx } from '../wx'
import { mockFunction, mockResult, restore } from '../wx/api'
import { pressCancel, pressConfirm } from '../wx/dialogs'
import { takeAlbum, takeDocuments } from '../wx/documents'
import { setOthers, takeDepartures } from '../wx/others'
import { enterApp, leaveApp, returnToApp } from '../wx/visits'
import { elementTable } from './element-table'
import { pageTable } from './page-table'

interface WxCall {
  readonly method: string
  readonly args: readonly unknown[]
}

interface WxMock {
  readonly method: string
  readonly result?: unknown
  readonly functionDeclaration?: string
  readonly args?: readonly unknown[]
}

const callWx = (method: string, ...args: readonly unknown[]) => {
  const own = wx[method]
  if (typeof own !== 'function') throw new Error(`wx.${method} is not supported`)
  return (own as (...args: readonly unknown[]) => unknown)(...args)
}

/** Buttons WeChat itself draws: `mini.native()`. */
const natives: Readonly<Record<string, () => unknown>> = {
  confirmModal: pressConfirm,
  cancelModal: pressCancel,
  authorizeAllow: pressConfirm,
  authorizeCancel: pressCancel,
  navigateLeft: () => callWx('navigateBack'),
}

const appTable = {
  'Tool.getInfo': () => ({ version: 'weapp-sim', SDKVersion: settings.sdkVersion }),
  'Tool.native': async ({ method }: { method: string }) => {
    const press = natives[method]
    if (!press) throw new Error(`native ${method} is not supported`)
    await press()
  },
  'App.callWxMethod': async ({ method, args }: WxCall) => ({
    result: await callWx(method, ...args),
  }),
  'App.mockWxMethod': ({ method, result, functionDeclaration, args }: WxMock) => {
    if (functionDeclaration) mockFunction(method, functionDeclaration, args ?? [])
    else if (result === undefined) restore(method)
    else mockResult(method, result)
  },
  'App.callFunction': async ({
    functionDeclaration,
    args,
  }: {
    functionDeclaration: string
    args: readonly unknown[]
  }) => ({ result: await logicFunction(functionDeclaration)(...args) }),
  /** Makes a function of the test callable from code that the test evaluates. */
  'App.addBinding': ({ name }: { name: string }) => {
    provideGlobal(name, (...args: unknown[]) => void host('bindingCalled', { name, args }))
  },
}

/** Methods that only the simulator has, beside those of the automator protocol. */
const simTable = {
  'Sim.audit': () => takeAudit(),
  'Sim.tapPoints': () => tapPoints(),
  'Sim.setDataCalls': () => takeSetDataCalls(),
  'Sim.rebuiltFields': () => takeRebuiltFields(),
  'Sim.played': () => playedNames,
  'Sim.departures': () => takeDepartures(),
  'Sim.documents': () => takeDocuments(),
  'Sim.album': () => takeAlbum(),
  'Sim.sentPictures': () => takeSentPictures(),
  'Sim.setOthers': setOthers,
  'Sim.setPackages': setPackages,
  'Sim.setPhone': setPhone,
  'Sim.setPictureMenu': setPictureMenu,
  'Sim.setPrivacy': setPrivacy,
  'Sim.setScopes': setScopes,
  'Sim.menu': () => menuWays(),
  'Sim.openMenu': openMenu,
  'Sim.share': shareByMenu,
  'Sim.shared': () => takeCards(),
  'Sim.setSubscribeSettings': setSubscribeSettings,
  'Sim.leave': leaveApp,
  'Sim.comeBack': returnToApp,
  'Sim.tellTheme': tellTheme,
  'Sim.enter': enterApp,
}

const automation = { ...appTable, ...elementTable, ...pageTable, ...simTable }

/** Answers one request of the protocol with plain data. */
export const call = async (method: string, params: unknown): Promise<unknown> => {
  const own = (automation as Readonly<Record<string, (params: never) => unknown>>)[method]
  if (!own) throw new Error(`${method} is not supported`)
  const result = await Promise.resolve(own(params as never)).catch((error: unknown) => {
    /** APIs fail with plain objects, but the client gets only the message of an Error. */
    throw error instanceof Error ? error : new Error((error as { errMsg?: string }).errMsg)
  })
  return JSON.parse(JSON.stringify(result ?? {}))
}
