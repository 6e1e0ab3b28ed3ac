import type { FastifyInstance } from 'fastify'
import { checked } from '../world/body'
import { fault } from '../world/faults'
import type { World } from '../world/world'

export function faultRoutes(app: FastifyInstance, { faults }: Pick<World, 'faults'>): void {
  app.get('/faults', async () => faults.list())

  app.put(
    '/faults',
    checked(fault, 'body', async (wanted, _, reply) => {
      const known = faults.names()
      if (!known.includes(wanted.cmd)) {
        const issues = ['cmd: not a call of the gateway and not a simulator']
        return reply.code(400).send({ error: 'INVALID_REQUEST', issues, known })
      }
      faults.add(wanted)
      return faults.list()
    }),
  )

  app.delete('/faults', async () => {
    faults.clear()
    return faults.list()
  })
}
