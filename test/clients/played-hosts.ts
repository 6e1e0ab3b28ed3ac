import https from 'node:https'
import { connect } from 'node:tls'

/**
 * Leads every HTTPS request of this process to the sandbox, as entries in the hosts file and a
 * trusted certificate would: for clients whose hosts are fixed. The returned function ends it.
 */
export function playHosts({ tlsPort, certificate }: { tlsPort: number; certificate: string }) {
  class PlayedAgent extends https.Agent {
    override createConnection(options: { servername?: string }) {
      return connect({ ...options, host: '127.0.0.1', port: tlsPort, ca: certificate })
    }
  }
  const real = https.globalAgent
  // A client that asks for no agent gets another of the same class.
  https.globalAgent = new PlayedAgent()
  return () => {
    https.globalAgent = real
  }
}
