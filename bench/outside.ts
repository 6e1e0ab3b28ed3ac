import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { serve, type Served } from '../scripts/serve'

/** The sandbox as a process of its own, so that its CPU time does not count for a gateway. */
export interface Outside {
  origin: string
  pid: number
  sandboxKeys: string
  stop: () => Promise<void>
}

export async function openOutside(): Promise<Outside> {
  const program = 'bench/simulators.ts'
  const { origin, pid, dataDir, stop } = await serve({}, { program })
  return { origin, pid, sandboxKeys: join(dataDir, 'sandbox-keys.json'), stop }
}

/** All gateways of one database need the same keys for the sealed names. */
const keys = { PII_KEY: randomBytes(32).toString('hex'), HASH_KEY: randomBytes(32).toString('hex') }

/** Starts a gateway that uses these simulators. */
export const gatewayBeside = (
  { origin, sandboxKeys }: Outside,
  settings: Record<string, string>,
  how: { folder?: string; nodeOptions?: readonly string[] } = {},
): Promise<Served> =>
  serve({ SANDBOX_ORIGIN: origin, ...keys, ...settings }, { sandboxKeys, ...how })
