import { resolve } from 'node:path'
import { ariaAttributes } from './attributes'

interface MiniPlatform {
  template?: { mergeComponents(taro: Taro, patch: object): void }
  runtimePath: string | string[]
}

/** The part of Taro's plugin context that this plugin uses. */
interface Taro {
  registerMethod(hook: { name: string; fn(platform: MiniPlatform): void }): void
}

/** Adds aria attributes to the mini-program's templates, so that screen readers get them. */
export default (taro: Taro): void => {
  taro.registerMethod({
    name: 'onSetupClose',
    fn(platform) {
      if (!platform.template) return
      platform.template.mergeComponents(taro, ariaAttributes)
      platform.runtimePath = [platform.runtimePath, resolve(__dirname, 'runtime.ts')].flat()
    },
  })
}
