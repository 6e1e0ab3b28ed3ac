import assert from 'node:assert/strict'
import { find, onPage, type MiniProgram, type Page, type Sim } from '@huimin/weapp-sim'
import { hears, home, HOME, patience, press, refused } from './promise'
import type { HostPromise } from './promise'

const ALONE = 'packages/alone/index'

declare const getApp: () => { mark?: string } | undefined

const startAlone = async (mini: MiniProgram, sim: Sim): Promise<Page> => {
  await sim.restart(ALONE)
  return onPage(mini, ALONE, patience.ms)
}

const goHome = (mini: MiniProgram) => mini.callWxMethod('redirectTo', { url: `/${HOME}` })

/** Independent subpackages, which start without the main package. */
export const INDEPENDENT: readonly HostPromise[] = [
  {
    name: 'an independent subpackage starts without the main package, which comes with its first page',
    check: async (mini, sim) => {
      await hears(await startAlone(mini, sim), '.app', 'app:none')
      await goHome(mini)
      await home(mini)
      assert.equal(await mini.evaluate(() => typeof getApp()), 'object')
    },
    broken: {
      file: 'main.ts',
      from: 'if (!standsAlone(target.path)) await',
      to: 'await',
    },
  },
  {
    name: 'what it left on the default App is on the App of the main package',
    check: async (mini, sim) => {
      await startAlone(mini, sim)
      await goHome(mini)
      await home(mini)
      assert.equal(await mini.evaluate(() => getApp()?.mark), 'left by the independent page')
    },
    broken: { file: 'logic/app.ts', from: 'Object.assign(definition, fallback)', to: 'definition' },
  },
  {
    name: 'it has no code of the main package, even where that is loaded',
    check: async (mini) => {
      await mini.callWxMethod('navigateTo', { url: `/${ALONE}` })
      const page = await onPage(mini, ALONE, patience.ms)
      await press(page, '.reach')
      await hears(page, '.reach', /common\.js' is not defined/)
    },
    broken: {
      file: 'logic/modules.ts',
      from: 'if (packageOf(from) !== packageOf(path) && (',
      to: 'if (false && (',
    },
  },
  {
    name: 'it has no styles of app.wxss, and the page below keeps them',
    check: async (mini) => {
      const padding = async (page: Page) => (await find(page, '.panel')).style('padding-top')
      await mini.callWxMethod('navigateTo', { url: `/${ALONE}` })
      assert.equal(await padding(await onPage(mini, ALONE, patience.ms)), '0px')
      await mini.callWxMethod('navigateBack')
      assert.notEqual(await padding(await home(mini)), '0px')
    },
    broken: {
      file: 'logic/styles.ts',
      from: 'appSheet.disabled = standsAlone(path)',
      to: 'void path',
    },
  },
  {
    name: 'a main package that does not come leaves the page where it is',
    check: async (mini, sim) => {
      await startAlone(mini, sim)
      await sim.setPackages({ lost: ['__APP__'] })
      await refused(goHome(mini), /loadSubpackage __APP__/)
      await onPage(mini, ALONE, patience.ms)
      await sim.setPackages({ lost: [] })
      await goHome(mini)
      await home(mini)
    },
    broken: { file: 'shell/packages.ts', from: 'name === MAIN_NAME ? MAIN', to: 'false ? MAIN' },
  },
]
