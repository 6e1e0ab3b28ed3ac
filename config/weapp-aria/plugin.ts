import { resolve } from 'node:path'
import type { IPluginContext } from '@tarojs/service'
import { ariaAttributes } from './attributes'

interface MiniPlatform {
  template?: { mergeComponents(ctx: IPluginContext, patch: object): void }
  runtimePath: string | string[]
}

/** Lets the mini-program's templates carry aria attributes, so that screen readers hear them. */
export default (ctx: IPluginContext): void => {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform: MiniPlatform) {
      if (!platform.template) return
      platform.template.mergeComponents(ctx, ariaAttributes)
      platform.runtimePath = [platform.runtimePath, resolve(__dirname, 'runtime.ts')].flat()
    },
  })
}
