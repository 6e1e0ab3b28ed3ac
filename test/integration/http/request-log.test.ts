import { headers } from '@/contract/envelope'
import type { LogFields } from '../../../server/context/log'
import { openGateway, type TestGateway } from '../../support/gateway'

let gateway: TestGateway
const awaited = new Map<string | undefined, (line: LogFields) => void>()
const note = (fields: LogFields) => awaited.get(fields.requestId)?.(fields)

beforeAll(async () => {
  gateway = await openGateway({}, { log: { info: note, warn: note, error: note } })
})
afterAll(() => gateway.close())

const logOf = async (sent: Record<string, string>) => {
  const requestId = `asked-${String(awaited.size)}`
  // The gateway writes the line after the answer, maybe after the test has read the answer.
  const line = new Promise<LogFields>((resolve) => awaited.set(requestId, resolve))
  await gateway.call(
    'getCityConfig',
    { cityCode: '310000' },
    { headers: { ...sent, [headers.requestId]: requestId } },
  )
  const { version, scene, status } = await line
  return { version, scene, status }
}

test.each([
  ['3.21.4', '1047'],
  ['3.21.4', 'YSS_WXAPP'],
  ['3.22', 'poster'],
])(
  'EN042 the log says of each call which version %s asked, and by which door %s',
  async (version, scene) => {
    const sent = { [headers.version]: version, [headers.scene]: scene }
    expect(await logOf(sent)).toEqual({ version, scene, status: 200 })
  },
)

test('what somebody else wrote into these headers is not kept', async () => {
  const mobile = { [headers.version]: '13800000000', [headers.scene]: '13800000000' }
  expect(await logOf(mobile)).toEqual({ status: 200 })
  expect(await logOf({ [headers.scene]: '110101199003070038' })).toEqual({ status: 200 })
  expect(await logOf({ [headers.scene]: 'Zhang San' })).toEqual({ status: 200 })
})
