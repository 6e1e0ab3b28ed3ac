import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { createDatabase } from '../../scripts/own-postgres'
import { gatewayBeside } from '../outside'
import { measureInTurn, printRatios, ratioOf } from '../pairs'
import { buyMany, costsOf, ROUNDS, WARM, withoutJobs, withProcesses, type Shop } from './gateway'

/** What a purchase costs where an insurer's core issues the policy, beside one that is numbered here. */

/** A limit on what a core may cost: 5 % of the gateway's CPU time. */
const TOLERATED = 1.05

/** One of the three cores that the sandbox plays, and the products' insurers. */
const insurer = {
  core: 'YOUJIANG',
  capabilities: {
    issue: { issueWithinHours: 72, usually: 'AT_ONCE' },
    cancel: { mode: 'tell' },
  },
  shares: [
    { insurer: 'A', name: '甲财产保险股份有限公司', lead: true, tenThousandths: 6000 },
    { insurer: 'B', name: '乙财产保险股份有限公司', lead: false, tenThousandths: 4000 },
  ],
}

/** A copy of the catalogue in which the product that is bought differs so. */
function catalogueWith(folder: string, change: object): string {
  const dir = join(folder, 'insurer' in change ? 'core' : 'here')
  const shipped = join(__dirname, '../../server/catalogue')
  cpSync(shipped, dir, { recursive: true, filter: (path) => !path.endsWith('.ts') })
  const path = join(dir, '310000/PP57.json')
  const product = JSON.parse(readFileSync(path, 'utf8')) as object
  // A product that a core issues has no renewal by itself.
  writeFileSync(path, JSON.stringify({ ...product, autoRenewal: 'NONE', ...change }))
  return dir
}

interface Side {
  shop: Shop
  /** Ends when the core has answered for everybody. */
  issued(): Promise<void>
  close(): Promise<void>
}

export const benchCore = (): Promise<number> =>
  withProcesses(async (postgres, outside) => {
    const open = async (name: string, CATALOGUE_DIR: string): Promise<Side> => {
      const DATABASE_URL = await createDatabase(postgres, name)
      const gateway = await gatewayBeside(outside, { DATABASE_URL, CATALOGUE_DIR, ...withoutJobs })
      const db = new Client({ connectionString: DATABASE_URL })
      await db.connect()
      const waiting = 'select 1 from insurer_requests where answered_at is null limit 1'
      return {
        shop: { gateway, outside, postgres },
        issued: async () => {
          while ((await db.query(waiting)).rowCount) await pause(20)
        },
        close: async () => {
          await gateway.stop()
          await db.end()
        },
      }
    }
    const folder = mkdtempSync(join(tmpdir(), 'huimin-catalogue-'))
    const here = await open('here', catalogueWith(folder, {}))
    const core = await open('core', catalogueWith(folder, { insurer }))
    try {
      for (const side of [here, core]) {
        await buyMany(side.shop, WARM)
        await side.issued()
      }
      const costs =
        ({ shop, issued }: Side) =>
        () =>
          costsOf(shop, issued)
      const pairs = await measureInTurn(ROUNDS, costs(here), costs(core))
      printRatios(`Issued by a core beside numbered here, ${ROUNDS} pairs`, pairs)
      return ratioOf(pairs.get('gateway CPU ms') ?? []).low > TOLERATED ? 1 : 0
    } finally {
      await here.close()
      await core.close()
      rmSync(folder, { recursive: true })
    }
  })
