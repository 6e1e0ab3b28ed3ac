import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathOf } from '@/contract/call'
import { calls } from '@/contract/calls'
import { openapiDocument } from '../../server/http/openapi'
import { routes } from '../../server/http/table'
import { stateDiagrams } from '../../server/records/transition/diagrams'

describe('the table of calls', () => {
  test('has an address of its own for each, and something that answers it', () => {
    const paths = Object.values(calls).map(pathOf)
    expect(new Set(paths).size).toBe(paths.length)
    for (const [name, { call }] of Object.entries(routes))
      expect(call).toBe(Object.entries(calls).find(([known]) => known === name)?.[1])
  })

  test('has each call that a file of the contract defines, under a name that no other has', () => {
    const folder = join(__dirname, '../../src/contract')
    const defined = readdirSync(folder)
      .flatMap((file) =>
        Object.entries(jest.requireActual<Record<string, object>>(join(folder, file))),
      )
      .filter(([, each]) => 'cmd' in Object(each))
    expect(defined.map(([name]) => name).sort()).toEqual(Object.keys(calls).sort())
  })

  test('asks for a key only of people who are signed in, or who hold a note of one', () => {
    const open = Object.values(calls).filter((call) => call.idempotent && call.access !== 'user')
    expect(open.map(({ cmd }) => cmd)).toEqual(['createPayOrderOpen'])
  })
})

describe('what is printed from it', () => {
  test('the diagrams of states are current: npx tsx scripts/state-diagrams.ts', () => {
    const written = readFileSync(join(__dirname, '../../docs/states.md'), 'utf8')
    expect(written).toBe(stateDiagrams())
  })

  test('the OpenAPI document names every call, its login and its key', () => {
    const { paths } = openapiDocument('1.0.0')
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(Object.values(calls).map(pathOf)))
    expect(new Map(Object.entries(paths)).get(pathOf(calls.createPayOrder))).toMatchObject({
      post: {
        parameters: expect.arrayContaining(
          ['x-login-id', 'x-login-token', 'x-idempotency-key'].map((name) =>
            expect.objectContaining({ name, required: true }),
          ),
        ),
        requestBody: {
          content: {
            'application/json': {
              schema: { properties: { data: { additionalProperties: false, type: 'object' } } },
            },
          },
        },
      },
    })
  })
})
