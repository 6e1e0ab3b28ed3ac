import type { Page } from '@playwright/test'
import type { WebSocket } from 'ws'

/** One request of miniprogram-automator 0.12.1. */
interface Request {
  readonly id: string
  readonly method: string
  readonly params: Readonly<Record<string, unknown>>
}

type Method = (params: Request['params']) => Promise<unknown>

interface Point {
  readonly x: number
  readonly y: number
}

const nothing = () => Promise.resolve({})

/** Calls a method of the runtime in the page. */
const inPage = (page: Page, method: string, params: Request['params']): Promise<unknown> =>
  page.evaluate(([name, given]) => window.weappAutomation.call(name, given), [
    method,
    params,
  ] as const)

const pointOf = async (page: Page, params: Request['params']): Promise<Point> => {
  const [touch] = [params.touches, params.changedTouches].flatMap((t) => (t ?? []) as object[])
  const { clientX, clientY } = (touch ?? {}) as { clientX?: number; clientY?: number }
  if (clientX !== undefined && clientY !== undefined) return { x: clientX, y: clientY }
  return (await inPage(page, 'Sim.touchPoint', params)) as Point
}

/** Methods that this process answers, because the browser makes real touches and screenshots. */
const outsideMethods = (page: Page): Readonly<Record<string, Method>> => {
  const touch =
    (type: 'touchStart' | 'touchMove' | 'touchEnd'): Method =>
    async (params) => {
      const session = await page.context().newCDPSession(page)
      const touchPoints = type === 'touchEnd' ? [] : [await pointOf(page, params)]
      await session.send('Input.dispatchTouchEvent', { type, touchPoints })
      await session.detach()
      return {}
    }
  return {
    'Tool.close': nothing,
    'App.exit': nothing,
    'App.enableLog': nothing,
    'App.captureScreenshot': async () => ({
      data: (await page.screenshot()).toString('base64'),
    }),
    'Element.tap': async (params) => {
      const { x, y } = (await inPage(page, 'Sim.touchPoint', params)) as Point
      await page.touchscreen.tap(x, y)
      await inPage(page, 'Sim.touchLanded', {})
      return {}
    },
    'Element.touchstart': touch('touchStart'),
    'Element.touchmove': touch('touchMove'),
    'Element.touchend': touch('touchEnd'),
  }
}

/** Removes the call's name and the page's stack, which Playwright adds to the message. */
const messageOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error))
    .split('\n')[0]
    ?.replace(/^page\.evaluate: (Error: )?/, '')

/** Answers one client on its socket. */
export const serveClient = (socket: WebSocket, page: Page): void => {
  const outside = outsideMethods(page)
  socket.on('message', (text: Buffer) => {
    const { id, method, params } = JSON.parse(text.toString()) as Request
    const own = outside[method] ?? ((given) => inPage(page, method, given))
    own(params).then(
      (result) => socket.send(JSON.stringify({ id, result })),
      (error: unknown) => socket.send(JSON.stringify({ id, error: { message: messageOf(error) } })),
    )
  })
}
