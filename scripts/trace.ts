import { createContext } from '../server/assemble'
import { readEnv } from '../server/context/env'
import { silentLog } from '../server/context/log'
import { loadEnvFiles } from '../server/env-files'
import { anchoredDays, damageOf } from '../server/evidence/anchor'
import { evidencePage } from '../server/evidence/page'
import { exitWith } from './exit-with'

/**
 * `npm run trace -- <proposal>` prints the sales evidence of a proposal.
 * `npm run trace -- --verify` compares every anchored day with the rows. PGlite belongs to one
 * process, so stop the gateway first when you use it.
 */
async function main(asked: string | undefined): Promise<number> {
  loadEnvFiles()
  const { ctx, close } = await createContext(readEnv(process.env), { log: silentLog })
  try {
    if (asked === '--verify') {
      const days = anchoredDays(ctx)
      const damage = (await Promise.all(days.map((day) => damageOf(ctx, day)))).flat()
      for (const { day, what, traceId } of damage) console.log(`${day} ${what} ${traceId ?? ''}`)
      console.log(`${days.length} days, ${damage.length} differences`)
      return damage.length === 0 ? 0 : 1
    }
    const page = asked && (await evidencePage(ctx, asked))
    console.log(page || 'No such proposal. Usage: npm run trace -- <proposal>')
    return page ? 0 : 1
  } finally {
    await close()
  }
}

exitWith(main(process.argv[2]))
