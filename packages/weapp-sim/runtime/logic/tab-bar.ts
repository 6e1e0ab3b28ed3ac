import type { Root } from 'glass-easel-miniprogram-adapter'
import { program } from '../shell/window'
import { backend, codeSpace } from './space'

/** The component by which a program draws the bar of its tabs itself. */
const COMPONENT = 'custom-tab-bar/index'

const drawsItsOwn = (path: string): boolean =>
  program.app.tabBar?.custom === true &&
  COMPONENT in program.configs &&
  program.app.tabBar.list.some(({ pagePath }) => pagePath === path)

/** Puts the program's own bar over a page that is a tab; `getTabBar` answers it. */
export const attachTabBar = (path: string, instance: object, host: HTMLElement): void => {
  if (!drawsItsOwn(path)) {
    Object.assign(instance, { getTabBar: () => null })
    return
  }
  const root = backend.createRoot('wx-custom-tab-bar', codeSpace, COMPONENT)
  const [box, place] = [document.createElement('div'), document.createElement('span')]
  box.append(place)
  host.append(box)
  root.attach(
    box as unknown as Parameters<Root['attach']>[0],
    place as unknown as Parameters<Root['attach']>[1],
  )
  Object.assign(instance, { getTabBar: () => root.get() })
}
