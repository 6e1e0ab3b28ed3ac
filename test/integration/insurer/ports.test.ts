import * as v from 'valibot'
import { fileGateway } from '../../support/gateway'

/** The gateway tells insurers what it will ask of their cores. */

const gateway = fileGateway()

test('the ports of a core are told as OpenAPI', async () => {
  const told = await fetch(`${gateway.origin}/insurer-core.json`)
  const { openapi, paths } = v.parse(
    v.object({ openapi: v.string(), paths: v.record(v.string(), v.unknown()) }),
    await told.json(),
  )
  expect(openapi).toMatch(/^3\.1/)
  expect(Object.keys(paths).sort()).toEqual([
    '/v1/acceptances',
    '/v1/handovers',
    '/v1/handovers/{no}',
    '/v1/policies',
    '/v1/policies/{no}/cancellations',
    '/v1/policies/{no}/endorsements',
  ])
})
