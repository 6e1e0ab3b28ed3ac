import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import Ajv from 'ajv/dist/2020'
import * as v from 'valibot'
import {
  coreError,
  errorStatuses,
  openApi,
  ports,
  signatureOf,
  type PortName,
} from '@huimin/insurer-core'
import { groups } from '@huimin/insurer-core/kit'

/** docs/insurer-core says what the ports are: its examples fit the schemas, its signatures are right. */

const pageOf = (name: string) => readFileSync(join(__dirname, '../../docs', name), 'utf8')
const pages = { zh: pageOf('insurer-core.md'), en: pageOf('insurer-core.en.md') }

type Example = { name: string; json: unknown }

/** Each example stands below a comment with its port, its side and maybe some words. */
const examplesIn = (page: string): Example[] =>
  [...page.matchAll(/<!-- ([^>]+) -->\n\n```json\n([^]*?)\n```/g)].map(
    ([, name = '', text = '']) => ({
      name,
      json: JSON.parse(text) as unknown,
    }),
  )

const isPort = (name: string): name is PortName => Object.hasOwn(ports, name)

const schemaOf = (name: string): v.GenericSchema => {
  const [port = '', side = ''] = name.split(' ')[0]?.split('.') ?? []
  if (name === 'error') return coreError
  assert.ok(isPort(port) && (side === 'request' || side === 'answer'), name)
  return ports[port][side]
}

describe('the examples of the page', () => {
  const examples = examplesIn(pages.zh).filter(({ name }) => name !== 'applicant and insured')

  for (const { name, json } of examples)
    test(`${name} fits its schema`, () => {
      const parsed = v.safeParse(schemaOf(name), json)
      assert.deepEqual(parsed.success ? [] : parsed.issues.map((issue) => v.getDotPath(issue)), [])
      // An unknown field would be ignored, so that a name spelt wrongly is seen here only.
      assert.deepEqual(parsed.output, json)
    })

  test('every side of every port has one', () => {
    const sides = Object.entries(ports).flatMap(([name, { method }]) =>
      method === 'POST' ? [`${name}.request`, `${name}.answer`] : [`${name}.answer`],
    )
    const shown = new Set(examples.map(({ name }) => name.split(' ')[0]))
    assert.deepEqual(
      sides.filter((side) => !shown.has(side)),
      [],
    )
  })

  test('every JSON block is one of them', () => {
    for (const page of Object.values(pages))
      assert.equal(page.match(/```json\n/g)?.length, examplesIn(page).length)
  })

  test('are the same in both languages', () => {
    assert.deepEqual(examplesIn(pages.en), examplesIn(pages.zh))
  })

  test('the people fit what an application holds', () => {
    const people = examplesIn(pages.zh).find(({ name }) => name === 'applicant and insured')
    const request = examples.find(({ name }) => name === 'issue.request')
    assert.ok(people && request)
    const json = { ...(request.json as object), ...(people.json as object) }
    assert.deepEqual(v.parse(ports.issue.request, json), json)
  })
})

describe('the worked signatures', () => {
  const secret = 'example-secret-do-not-use'
  const worked = [
    {
      timestamp: '1795881600',
      text: '{"key":"EXAMPLE-0001","note":"王𠮷"}',
    },
    {
      timestamp: '1795881601',
      text: '/v1/policies?changedSince=2026-11-28T00%3A00%3A00%2B08%3A00&limit=500',
    },
    { timestamp: '1795881602', text: '{"key":"EXAMPLE-0001","status":"ACCEPTED"}' },
  ]
  for (const [language, page] of Object.entries(pages))
    for (const { timestamp, text } of worked)
      test(`${timestamp} (${language})`, () => {
        const signature = signatureOf(secret, timestamp, text)
        const headers = `x-timestamp: ${timestamp}\nx-signature: ${signature}`
        assert.ok(page.includes(text) && page.includes(secret) && page.includes(headers))
      })

  test('are made of the bytes that the page shows', () => {
    for (const page of Object.values(pages)) {
      const hex = /\n((?:[0-9a-f]{2}[ \n]){39})```/.exec(page)?.[1]?.replace(/\s/g, '') ?? ''
      assert.equal(Buffer.from(hex, 'hex').toString(), worked[0]?.text)
      const signed = Buffer.concat([
        Buffer.from('1795881600\n'),
        Buffer.from(hex, 'hex'),
        Buffer.from('\n'),
      ])
      assert.equal(signed.length, 51)
      const signature = createHmac('sha256', secret).update(signed).digest('hex')
      assert.equal(signature, signatureOf(secret, '1795881600', worked[0]?.text ?? ''))
    }
  })
})

describe('the page names', () => {
  for (const [language, page] of Object.entries(pages))
    test(`every port, time limit, error and group of the kit (${language})`, () => {
      for (const { method, path, timeLimitMs } of Object.values(ports)) {
        const address = path === '/v1/policies' && method === 'GET' ? `${path}?changedSince=` : path
        const row = page.split('\n').find((line) => line.startsWith(`| \`${method} ${address}\``))
        assert.ok(row?.includes(` ${timeLimitMs / 1000} `), `${method} ${address}`)
      }
      for (const [code, status] of Object.entries(errorStatuses))
        if (code !== 'INTERNAL') assert.ok(page.includes(`${status} \`${code}\``), code)
      assert.ok(page.includes(groups.join(' ')))
    })
})

describe('the OpenAPI document', () => {
  type Operation = {
    requestBody?: { content: Record<string, { schema: object }> }
    responses: Record<string, { content: Record<string, { schema: object }> }>
  }
  const { paths, openapi } = openApi() as {
    openapi: string
    paths: Record<string, Record<string, Operation>>
  }

  test('has every port', () => {
    assert.equal(openapi, '3.1.0')
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const known = Object.values(ports).map(({ method, path }) => `${method} ${path}`)
    assert.deepEqual(described.sort(), known.sort())
  })

  for (const { name, json } of examplesIn(pages.zh)) {
    const [port = '', side] = name.split(' ')[0]?.split('.') ?? []
    if (isPort(port))
      test(`takes the example ${name}`, () => {
        const { method, path } = ports[port]
        const operation = paths[path]?.[method.toLowerCase()]
        const body = side === 'request' ? operation?.requestBody : operation?.responses['200']
        const schema = body?.content['application/json']?.schema
        assert.ok(schema)
        const ajv = new Ajv({ strict: false, formats: { base64: true } })
        assert.ok(ajv.validate(schema, json), ajv.errorsText())
      })
  }
})
