import { purchase } from './buyer'
import { serve } from './serve'

/**
 * `npm run bench:gateway [purchases] [at once]`: whole purchases per second through the HTTP
 * interface (trace, notices, health, price, proposal, confirmation, pay order, notification,
 * policies) against a gateway process with its sandbox. With DATABASE_URL on PostgreSQL.
 */
const [count = 100, atOnce = 8] = process.argv.slice(2).map(Number)
const port = 18_090

async function main(): Promise<void> {
  const gateway = await serve(port)
  try {
    for (let index = 0; index < 5; index += 1) await purchase(gateway.origin, index)
    let next = 5
    const startedAt = performance.now()
    const buyer = async () => {
      while (next < count + 5) await purchase(gateway.origin, next++)
    }
    await Promise.all(Array.from({ length: atOnce }, buyer))
    const seconds = (performance.now() - startedAt) / 1000
    const rate = (count / seconds).toFixed(1)
    console.log(`${count} purchases, ${atOnce} at once: ${seconds.toFixed(1)} s, ${rate} a second`)
  } finally {
    await gateway.stop()
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
