import { send } from '@/api/client'
import { getCityConfig } from '@/contract/city'
import { answerWith } from '../../support/ui/answers'

test('each call begins a trace (W3C) that is named like its request', async () => {
  const asked = answerWith({})
  await send(getCityConfig, { cityCode: '310000' })
  await send(getCityConfig, { cityCode: '310000' })
  const traces = asked.map(({ headers }) => headers['traceparent'])
  expect(new Set(traces).size).toBe(2)
  for (const { headers } of asked) {
    const traceId = headers['x-request-id']?.replaceAll('-', '')
    expect(headers['traceparent']).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`))
  }
})
