import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { pathOf, type Call } from '@/contract/call'
import { calls } from '@/contract/calls'
import { errorName } from '@/contract/errors'
import { generalErrors } from '../../../server/http/general-errors'
import { byCircle, isSecondDatabase } from '../../support/circle'
import { openGateway, type TestGateway } from '../../support/gateway'
import { signIn, shanghai } from '../../support/purchase'
import type { Login } from '../../support/remote'
import { nearly } from './from-schema'

/** Puts an existing product into a body, so that half of the bodies pass the first check. */
const atHome = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'cityCode' in data ? { ...data, ...shanghai } : data

/**
 * Number of bodies per call. Most run on PostgreSQL, the database of production. The databases
 * differ only in how they refuse a value, and few bodies are enough to find that. The everyday
 * circle uses few bodies per call, different ones each time.
 */
const BODIES = byCircle(isSecondDatabase ? 3 : 10, isSecondDatabase ? 60 : 120)

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
let last: Login | undefined
/** Signs in again only after a call that ended the login, because signing in takes long. */
const signedIn = async (): Promise<Login> => {
  const isOpen = last && (await gateway.call('listOrders', {}, { login: last })).code === 0
  if (!last || !isOpen) last = await signIn(gateway)
  return last
}
const answered = { taken: 0, refused: 0 }
afterAll(async () => {
  process.stderr.write(`fuzz: ${answered.taken} bodies taken, ${answered.refused} refused\n`)
  await gateway.close()
})

test.each(Object.entries<Call>(calls))(
  `API130 %s answers ${BODIES} bodies of almost its shape with code 0 or an error it documents`,
  async (_name, call) => {
    const login = await signedIn()
    const { cmd, apiVersion } = call
    const documented = [...call.errors, ...generalErrors(call)]
    const bodies = fc.tuple(nearly(call.request), fc.boolean())
    await fc.assert(
      fc.asyncProperty(bodies, async ([sent, home]) => {
        const data = home ? atHome(sent) : sent
        const options = { login, key: randomUUID() }
        const { status, code } = await gateway.send(
          pathOf(call),
          { cmd, apiVersion, data },
          options,
        )
        expect(status).toBeLessThan(500)
        if (code !== 0) expect(documented).toContain(errorName(code))
        answered[code === 0 ? 'taken' : 'refused'] += 1
      }),
      { numRuns: BODIES },
    )
  },
  480_000,
)
