import https from 'node:https'
import { connect } from 'node:tls'

/**
 * Sends every HTTPS request of this process to the sandbox, for clients with fixed hosts. It works
 * like entries in the hosts file and a trusted certificate. The returned function ends it.
 */
export function serveFixedHosts({
  tlsPort,
  certificate,
}: {
  tlsPort: number
  certificate: string
}) {
  class PlayedAgent extends https.Agent {
    override createConnection(options: { servername?: string }) {
      return connect({ ...options, host: '127.0.0.1', port: tlsPort, ca: certificate })
    }
  }
  const real = https.globalAgent
  // A client that names no agent then uses one of this class.
  https.globalAgent = new PlayedAgent()
  return () => {
    https.globalAgent = real
  }
}
