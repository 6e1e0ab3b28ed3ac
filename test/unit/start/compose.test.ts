import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { EnvError, readEnv } from '../../../server/context/env'
import { settings } from '../../../server/context/settings'

/** compose.yaml starts what docs/operating.md says, with settings that the gateway has. */

const root = join(__dirname, '../../..')
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

const named = v.record(v.string(), v.nullable(v.string()))
const service = v.strictObject({
  image: v.optional(v.string()),
  build: v.optional(v.string()),
  profiles: v.optional(v.array(v.string())),
  ports: v.optional(v.array(v.string()), []),
  environment: v.optional(named, {}),
  volumes: v.optional(v.array(v.string()), []),
  depends_on: v.optional(v.record(v.string(), v.strictObject({ condition: v.string() })), {}),
  restart: v.optional(v.string()),
  healthcheck: v.optional(
    v.strictObject({ test: v.array(v.string()), interval: v.string(), retries: v.number() }),
  ),
})
const compose = v.parse(
  v.strictObject({
    services: v.record(v.string(), service),
    volumes: v.record(v.string(), v.null()),
  }),
  parse(textOf('compose.yaml')),
)
const serviceOf = (name: string) => {
  const found = compose.services[name]
  if (!found) throw new Error(`compose.yaml has no ${name}`)
  return found
}
const given = serviceOf('gateway').environment

test('the gateway gets settings that it has, and starts with them', () => {
  expect(Object.keys(settings.entries)).toEqual(expect.arrayContaining(Object.keys(given)))
  const said = Object.entries(given).map(([name, value]) => [name, value ?? undefined] as const)
  try {
    expect(readEnv(Object.fromEntries(said)).OTEL_EXPORTER_OTLP_ENDPOINT).toBeUndefined()
  } catch (error) {
    expect(error instanceof EnvError ? error.faults : error).toEqual([])
  }
})

test('it reaches its database and its Redis, which start before it', () => {
  const { depends_on: before } = serviceOf('gateway')
  const url = new URL(given['DATABASE_URL'] ?? '')
  const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = serviceOf(url.hostname).environment
  expect([url.username, url.password, url.pathname]).toEqual([
    POSTGRES_USER,
    POSTGRES_PASSWORD,
    `/${POSTGRES_DB}`,
  ])
  expect(before[url.hostname]?.condition).toBe('service_healthy')
  expect(serviceOf(url.hostname).healthcheck).toBeDefined()
  const redis = new URL(given['REDIS_URL'] ?? '').hostname
  expect(serviceOf(redis).image).toMatch(/^redis:/)
  expect(Object.keys(before).sort()).toEqual([url.hostname, redis].sort())
})

test('people reach it where the documents say, and nothing else but the traces', () => {
  const { PORT } = readEnv({ SANDBOX: 'on' })
  const reached = Object.entries(compose.services).flatMap(([name, { ports }]) =>
    ports.map((port) => `${name} ${port}`),
  )
  expect(reached).toEqual([`gateway ${PORT}:${PORT}`, 'traces 16686:16686'])
  expect(textOf('Dockerfile')).toContain(`EXPOSE ${PORT}`)
})

test('what it stores is in volumes that are named', () => {
  const used = Object.values(compose.services).flatMap(({ volumes }) =>
    volumes.map((volume) => volume.split(':')[0]),
  )
  expect(used.sort()).toEqual(Object.keys(compose.volumes).sort())
})

test('the profile with a collector is the only one, and is as docs/operating.md names it', () => {
  const profiles = Object.entries(compose.services).filter(([, { profiles: own }]) => own)
  expect(profiles.map(([name, { profiles: own }]) => [name, own])).toEqual([['traces', ['traces']]])
  const [, endpoint, profile] =
    /^OTEL_EXPORTER_OTLP_ENDPOINT=(\S+) docker compose --profile (\w+) up/m.exec(
      textOf('docs/operating.md'),
    ) ?? []
  expect(profile).toBe('traces')
  // A collector takes OTLP over HTTP on this port (OpenTelemetry Protocol, default port).
  expect(endpoint).toBe('http://traces:4318')
  // It is passed on from the shell, so that without a collector nothing is traced.
  expect(given).toMatchObject({ OTEL_EXPORTER_OTLP_ENDPOINT: null, OTEL_TRACES_SAMPLER_ARG: '1' })
  expect(readEnv({ SANDBOX: 'on', OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })).toMatchObject({
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  })
})
