import type { Page } from 'playwright-core'
import type { WebSocket } from 'ws'
import type { PageCalls } from './page-calls'

/** One request of miniprogram-automator 0.12.1. */
interface Request {
  readonly id: string
  readonly method: string
  readonly params: Readonly<Record<string, unknown>>
}

/** Calls a method of the runtime in the page. */
type InPage = PageCalls['call']

type Method = (params: Request['params']) => Promise<unknown>

interface Point {
  readonly x: number
  readonly y: number
}

const nothing: Method = () => Promise.resolve({})

const pointOf = async (inPage: InPage, params: Request['params']): Promise<Point> => {
  const [touch] = [params.touches, params.changedTouches].flatMap((t) => (t ?? []) as object[])
  const { clientX, clientY } = (touch ?? {}) as { clientX?: number; clientY?: number }
  if (clientX !== undefined && clientY !== undefined) return { x: clientX, y: clientY }
  return (await inPage('Sim.touchPoint', params)) as Point
}

/** Methods that this process answers, because the browser makes real touches and screenshots. */
const outsideMethods = (
  page: Page,
  inPage: InPage,
  closing: () => void,
): Readonly<Record<string, Method>> => {
  const touch =
    (type: 'touchStart' | 'touchMove' | 'touchEnd'): Method =>
    async (params) => {
      const session = await page.context().newCDPSession(page)
      const touchPoints = type === 'touchEnd' ? [] : [await pointOf(inPage, params)]
      await session.send('Input.dispatchTouchEvent', { type, touchPoints })
      await session.detach()
      return {}
    }
  return {
    'Tool.close': async (params) => {
      // The client gets its answer first.
      setImmediate(closing)
      return nothing(params)
    },
    'App.exit': nothing,
    'App.enableLog': nothing,
    'App.captureScreenshot': async () => ({
      data: (await page.screenshot()).toString('base64'),
    }),
    'Element.tap': async (params) => {
      const { x, y } = (await inPage('Sim.touchPoint', params)) as Point
      await page.touchscreen.tap(x, y)
      await inPage('Sim.touchLanded', {})
      return {}
    },
    'Element.touchstart': touch('touchStart'),
    'Element.touchmove': touch('touchMove'),
    'Element.touchend': touch('touchEnd'),
  }
}

const messageOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]

/** Answers one client on its socket. */
export const serveClient = (
  socket: WebSocket,
  page: Page,
  inPage: InPage,
  closing: () => void,
): void => {
  const outside = outsideMethods(page, inPage, closing)
  socket.on('message', (text: Buffer) => {
    const { id, method, params } = JSON.parse(text.toString()) as Request
    const own = outside[method] ?? ((given) => inPage(method, given))
    own(params).then(
      (result) => socket.send(JSON.stringify({ id, result })),
      (error: unknown) => socket.send(JSON.stringify({ id, error: { message: messageOf(error) } })),
    )
  })
}
