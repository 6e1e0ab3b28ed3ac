import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { coreKey, type CoreName } from '../../../sandbox/services/core/cores'
import { freePort } from '../../../scripts/free-port'
import { startCore } from '../../insurer-core/core-process'
import { readySandboxKeys } from '../../support/sandbox-keys'

/**
 * The example core takes the place of a core that the sandbox plays. The gateway finds all others of the
 * outside world in its own sandbox: what it asks of them goes through an address of ours.
 */
export async function startCoreOfItsOwn(name: CoreName) {
  const key = coreKey(readySandboxKeys(), name)
  const core = await startCore({ key })
  const port = await freePort()
  const played = `/sandbox/core/${name}`
  const way = createServer((asked, answer) => {
    const { method, headers, url = '' } = asked
    const to = url.startsWith(`${played}/`)
      ? core.url + url.slice(played.length)
      : `http://127.0.0.1:${port}${url}`
    const sent = request(to, { method, headers }, (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers)
      came.pipe(answer)
    })
    sent.on('error', () => answer.destroy())
    asked.pipe(sent)
  })
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve))
  const { port: ours } = way.address() as AddressInfo
  return {
    url: core.url,
    ...key,
    /** The settings of the gateway that has this core. */
    settings: { PORT: String(port), SANDBOX_ORIGIN: `http://127.0.0.1:${ours}` },
    stop: async () => {
      await core.kill()
      way.closeAllConnections()
      way.close()
    },
  }
}
