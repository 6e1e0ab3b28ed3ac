import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Browsers open connections in advance. Node does not close a connection as idle if it never
 * carried a request, so such a connection would delay the shutdown until the browser closes it.
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
