import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A line between two programs that can be cut as a network is: nothing arrives, nothing ends. */
export interface NetworkLine {
  /** The port of 127.0.0.1 that leads to the other end. */
  port: number
  /** Lets nothing through in either direction, and answers no new connection. */
  cut(): void
  /** Lets everything through that has waited. */
  mend(): void
  /**
   * Lets only new connections through. The old ones stay silent, as when the machine at the other
   * end died and another has its address.
   */
  replace(): void
  close(): Promise<void>
}

/** Opens a line to a port of 127.0.0.1, or to a socket in a folder. */
export async function openLine(to: number | string): Promise<NetworkLine> {
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (near) => {
    const end = typeof to === 'string' ? { path: to } : { port: to, host: '127.0.0.1' }
    const far = connect({ ...end, allowHalfOpen: true })
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('data', (chunk) => other.write(chunk))
      one.on('end', () => other.end())
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      if (isCut) one.pause()
      else one.resume()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true
      for (const socket of sockets) socket.pause()
    },
    mend: () => {
      isCut = false
      for (const socket of sockets) socket.resume()
    },
    replace: () => {
      isCut = false
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
