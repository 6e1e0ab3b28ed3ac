import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCatalogue } from '../../../server/catalogue/load'

type File = Record<string, unknown>

/**
 * Lets 申城安心保 of a copied catalogue become 申城安心保2028 at its renewal, which pays more for its first benefit.
 * No shipped product changes at its renewal. The gateway has to reload its catalogue.
 */
export function renewAsOther(folder: string): void {
  const at = (name: string) => join(folder, '310000', name)
  const old = JSON.parse(readFileSync(at('PP57.json'), 'utf8')) as File
  const write = (name: string, file: File) => writeFileSync(at(name), JSON.stringify(file))
  const [first, ...others] = old['coverage'] as (File & { payout: File })[]
  const payout = { ...first?.payout, limitFen: 120_000_000 }
  const productName = '申城安心保2028'
  write('PP58.json', {
    ...old,
    page: { ...(old['page'] as File), productName },
    coverage: [{ ...first, amount: '120万元', payout }, ...others],
  })
  copyFileSync(at('documents/PP57-clauses.json'), at('documents/PP58-clauses.json'))
  write('PP57.json', { ...old, renewalProductCode: 'PP58' })
  // A catalogue with a problem would be kept out by the reload, and the test would see the old one.
  loadCatalogue(folder)
}
