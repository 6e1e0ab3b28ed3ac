import { openGateway, type TestGateway } from './gateway'

const OPENS_WITHIN_MS = 60_000

/** The gateway for one file's tests. It opens before the first test and closes after the last. */
export const fileGateway = (...settings: Parameters<typeof openGateway>): TestGateway => {
  let open: TestGateway | undefined
  beforeAll(async () => {
    open = await openGateway(...settings)
  }, OPENS_WITHIN_MS)
  afterAll(() => open?.close())
  return new Proxy({} as TestGateway, {
    get: (_none, name) => {
      if (!open) throw new Error('the gateway opens before the first test')
      return Reflect.get(open, name) as unknown
    },
  })
}
