import assert from 'node:assert/strict'
import { onPage, says, tap } from '@huimin/weapp-sim'
import { openMiniProgram } from '../../support/weapp'

/** Milliseconds after which a step of a broken mini-program counts as failed. */
const PATIENCE_MS = 2_500

/** A short visit with a step for each fault: start, rendering, tap, subpackage, back. */
export const journey = async (dist: string): Promise<void> => {
  const { mini, exceptions, stop } = await openMiniProgram({
    dist,
    gatewayOrigin: 'http://127.0.0.1:1',
  })
  try {
    const home = await onPage(mini, 'pages/home/index', PATIENCE_MS)
    await says(home, '.count', 'count:0', PATIENCE_MS)
    await tap(home, '.add')
    await says(home, '.count', 'count:1', PATIENCE_MS)
    await tap(home, '.to-detail')
    const detail = await onPage(mini, 'packages/shop/detail/index', PATIENCE_MS)
    await says(detail, '.row', '保障1', PATIENCE_MS)
    await tap(detail, '.back')
    await onPage(mini, 'pages/home/index', PATIENCE_MS)
    assert.deepEqual(exceptions, [])
  } catch (error) {
    throw new Error([String(error), ...exceptions].join('\n'), { cause: error })
  } finally {
    await stop()
  }
}
