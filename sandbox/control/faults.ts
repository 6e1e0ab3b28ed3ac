import type { FastifyInstance } from 'fastify'
import { checked } from '../body'
import { fault } from '../faults'
import type { SandboxParts } from '../parts'

export function faultRoutes(app: FastifyInstance, { faults }: SandboxParts): void {
  app.get('/faults', async () => faults.list())

  app.put(
    '/faults',
    checked(fault, 'body', async (wanted) => {
      faults.add(wanted)
      return faults.list()
    }),
  )

  app.delete('/faults', async () => {
    faults.clear()
    return faults.list()
  })
}
