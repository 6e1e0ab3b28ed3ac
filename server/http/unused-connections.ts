import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Browsers open connections ahead. One that never carried a request is none of those that Node
 * closes as idle, so it would hold the end of the gateway until the browser gives it up.
 */
export const endUnusedConnections = (app: FastifyInstance): void => {
  const unused = new Set<Socket>()
  let ending = false
  app.server.on('connection', (socket: Socket) => {
    if (ending) return socket.destroy()
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }: { socket: Socket }) => unused.delete(socket))
  app.addHook('preClose', async () => {
    ending = true
    for (const socket of unused) socket.destroy()
  })
}
