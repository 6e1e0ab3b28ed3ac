import { define } from '../logic/define'
import { navigation } from '../wx/navigation'
import { openOther } from '../wx/others'

const properties = {
  target: [String, 'self'],
  url: [String, ''],
  openType: [String, 'navigate'],
  delta: [Number, 1],
  appId: [String, ''],
  path: [String, ''],
  extraData: [Object as never, null],
  hoverClass: [String, ''],
} as const

const CALLS: Readonly<Record<string, string>> = {
  navigate: 'navigateTo',
  redirect: 'redirectTo',
  switchTab: 'switchTab',
  reLaunch: 'reLaunch',
  navigateBack: 'navigateBack',
}

/** A link to another page, or to another mini-program. */
export const defineNavigator = (): void =>
  define('navigator', properties, (control) => {
    const { get, fire } = control
    const call = CALLS[String(get('openType'))]
    const go = async (): Promise<void> => {
      if (get('target') === 'miniProgram')
        return openOther({ appId: get('appId'), path: get('path'), extraData: get('extraData') })
      const own = navigation[CALLS[String(get('openType'))] ?? ''] as
        ((options: object) => Promise<unknown>) | undefined
      await own?.({ url: get('url'), delta: get('delta') })
    }
    control.on('tap', () => {
      go().then(
        () => fire('success', { errMsg: `${call ?? ''}:ok` }),
        (failure: unknown) => fire('fail', failure),
      )
    })
    return { role: 'link' }
  })
