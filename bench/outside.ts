import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { serve, type Served } from '../serve'

/** The sandbox as a process of its own, so that its CPU time does not count for a gateway. */
export interface Outside {
  origin: string
  pid: number
  sandboxKeys: string
  stop: () => Promise<void>
}

export async function openOutside(): Promise<Outside> {
  const program = 'scripts/bench-gateway/simulators.ts'
  const { origin, pid, dataDir, stop } = await serve(18_092, {}, { program })
  return { origin, pid, sandboxKeys: join(dataDir, 'sandbox-keys.json'), stop }
}

/** All gateways of one database need the same keys for the sealed names. */
const keys = { PII_KEY: randomBytes(32).toString('hex'), HASH_KEY: randomBytes(32).toString('hex') }

/** Starts a gateway that uses these simulators. */
export const gatewayBeside = (
  { origin, sandboxKeys }: Outside,
  port: number,
  settings: Record<string, string>,
  how: { program?: string; nodeOptions?: readonly string[] } = {},
): Promise<Served> =>
  serve(port, { SANDBOX_ORIGIN: origin, ...keys, ...settings }, { sandboxKeys, ...how })
