import type { Browser } from 'playwright-core'
import { launchBrowser } from './browser'
import { startGateway } from './start-gateway'

/**
 * Takes the pictures of these names, or of those among them that the command line names. What else
 * it says is for whoever takes them.
 */
export const takeShots = <T extends { name: string }>(
  all: readonly T[],
  photograph: (
    one: T,
    at: { browser: Browser; origin: string; others: readonly string[] },
  ) => Promise<void>,
): void => {
  const asked = process.argv.slice(2)
  const wanted = all.filter(({ name }) => asked.includes(name))
  const others = asked.filter((word) => !all.some(({ name }) => name === word))
  const takeAll = async (): Promise<void> => {
    const gateway = await startGateway({ SMS_ADDRESS_LIMIT: '9999', RATE_LIMIT: '99999' })
    const browser = await launchBrowser()
    try {
      for (const one of wanted.length > 0 ? wanted : all)
        await photograph(one, { browser, origin: gateway.origin, others })
    } finally {
      await browser.close()
      await gateway.dispose()
    }
  }
  takeAll().catch((error: unknown) => {
    console.error(error)
    process.exitCode = 1
  })
}
