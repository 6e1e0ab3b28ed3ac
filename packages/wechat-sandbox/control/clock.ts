import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { checked } from '../world/body'
import { shanghaiIso } from '../world/time'
import type { World } from '../world/world'

const century = 100 * 366 * 86_400_000

const setting = v.union(
  [
    v.strictObject({
      now: v.pipe(
        v.string(),
        v.regex(/(?:Z|[+-]\d\d:\d\d)$/, 'names no offset, e.g. +08:00'),
        v.isoTimestamp(),
        v.transform(Date.parse),
        v.finite(),
      ),
    }),
    v.strictObject({
      offsetMs: v.pipe(v.number(), v.integer(), v.minValue(-century), v.maxValue(century)),
    }),
  ],
  'is either { now: "2026-11-21T10:00:00+08:00" } or { offsetMs: 86400000 }',
)

export function clockRoutes(app: FastifyInstance, { clock }: Pick<World, 'clock'>): void {
  const shown = () => ({ now: shanghaiIso(clock.now()), offsetMs: clock.offsetMs() })

  app.get('/clock', async () => shown())

  app.put(
    '/clock',
    checked(setting, 'body', async (wanted) => {
      if ('now' in wanted) clock.setNow(wanted.now)
      else clock.setOffset(wanted.offsetMs)
      return shown()
    }),
  )
}
