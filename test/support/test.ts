import { writeFileSync } from 'node:fs'
import { test as runner, type TestInfo } from '@playwright/test'
import { forManyPeople, startGateway, type RunningGateway } from './start-gateway'

interface OfWorker {
  /** The gateway that the files of this worker share, with an emptied sandbox. */
  sharedGateway: () => Promise<RunningGateway>
}

const notOurs = (): never => {
  throw new Error('The gateway is shared with other files: openShop({ own: true })')
}

/**
 * Playwright's `test` for pages and for the mini-program. A worker runs several files one after
 * another, with one browser and at most one gateway. Each file uses different people.
 */
export const test = runner.extend<object, OfWorker>({
  sharedGateway: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that nothing else is needed.
    async ({}, use) => {
      let started: Promise<RunningGateway> | undefined
      await use(async () => {
        const isUsed = started !== undefined
        started ??= startGateway(forManyPeople)
        const gateway = await started
        const before = gateway.log().length
        if (isUsed) {
          const answer = await fetch(`${gateway.origin}/sandbox/reset`, { method: 'POST' })
          if (!answer.ok) throw new Error(`reset: ${answer.status}`)
        }
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

/**
 * Writes texts into the folder that Playwright prints for a failed test, beside its trace and
 * screenshots.
 */
export const keepFailure = (about: TestInfo, texts: Readonly<Record<string, string>>): void => {
  for (const [name, text] of Object.entries(texts)) {
    const path = about.outputPath(name)
    writeFileSync(path, text)
    about.attachments.push({ name, path, contentType: 'text/plain' })
  }
}
