import assert from 'node:assert/strict'
import { until } from '../../weapp-sim/driver'
import type { OpenMiniProgram } from './weapp'

/** Looks inside the open web view. This needs the simulator, because DevTools does not allow it. */

const ON_SHOW = '.page-host:not([hidden]) iframe'

const simOf = ({ sim }: OpenMiniProgram) => {
  assert.ok(sim, 'what a web view shows is seen on the simulator only')
  return sim
}

export const webPage = (open: OpenMiniProgram) => simOf(open).page.frameLocator(ON_SHOW)

export const webAddress = async (open: OpenMiniProgram): Promise<URL> => {
  const handle = await simOf(open).page.$(ON_SHOW)
  const frame = await handle?.contentFrame()
  assert.ok(frame, 'no web view is on show')
  return new URL(frame.url())
}

/** Waits until the web page is at this path. */
export const atWebPath = (open: OpenMiniProgram, path: string): Promise<URL> =>
  until(async () => {
    const address = await webAddress(open)
    assert.equal(address.pathname, path)
    return address
  })
