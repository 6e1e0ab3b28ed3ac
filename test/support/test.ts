import { test as runner } from '@playwright/test'
import { forManyPeople, startGateway, type RunningGateway } from './start-gateway'

interface OfWorker {
  /** The gateway that the files of this worker share, its sandbox as on the first day. */
  sharedGateway: () => Promise<RunningGateway>
}

const notOurs = (): never => {
  throw new Error('The gateway is shared with other files: openShop({ own: true })')
}

/**
 * Playwright's `test` for pages and for the mini-program. A worker runs several files, one after
 * another, and starts one browser and at most one gateway for them; files differ in their people.
 */
export const test = runner.extend<object, OfWorker>({
  sharedGateway: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that nothing else is needed.
    async ({}, use) => {
      let started: Promise<RunningGateway> | undefined
      await use(async () => {
        started ??= startGateway(forManyPeople)
        const gateway = await started
        const before = gateway.log().length
        const answer = await fetch(`${gateway.origin}/sandbox/reset`, { method: 'POST' })
        if (!answer.ok) throw new Error(`reset: ${answer.status}`)
        return {
          origin: gateway.origin,
          stop: notOurs,
          kill: notOurs,
          restart: notOurs,
          run: notOurs,
          dispose: () => Promise.resolve(),
          log: () => gateway.log().slice(before),
        }
      })
      await (await started)?.dispose()
    },
    { scope: 'worker' },
  ],
})
