import type { AutomationTable, HostCalls, LogEntry, RequestAnswer, RequestAsk } from '../wire/host'

/** The page around a phone: it answers the program's calls, and shows what the program does. */

interface Row {
  readonly kind: string
  readonly cells: readonly string[]
}

interface Panel {
  readonly name: string
  readonly heads: readonly string[]
  readonly rows: () => Promise<readonly Row[]> | readonly Row[]
}

/** More lines are too slow to draw. */
const KEPT_ROWS = 500
const REFRESH_MS = 1000

const byId = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`#${id} is missing`)
  return found
}

const frame = byId('program') as HTMLIFrameElement
const framed = (): Window | null => frame.contentWindow

const ask = async <T>(method: string, params: object = {}): Promise<T> => {
  const table: AutomationTable | undefined = framed()?.weappAutomation
  if (!table) throw new Error('the program is not there yet')
  return (await table.call(method, params)) as T
}

const said: Row[] = []
const sent: Row[] = []
const changed: Row[] = []

const keep = (rows: Row[], kind: string, ...cells: readonly string[]): void => {
  rows.push({ kind, cells })
  rows.splice(0, rows.length - KEPT_ROWS)
}

const now = (): string => new Date().toLocaleTimeString()
const inOneLine = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')

const request = async (asked: RequestAsk): Promise<RequestAnswer> => {
  const from = performance.now()
  const response = await fetch('/request', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-weapp-sim': 'viewer' },
    body: JSON.stringify(asked),
  })
  const answer = (await response.json()) as RequestAnswer
  const ms = `${Math.round(performance.now() - from)} ms`
  const status = answer.ok ? String(answer.statusCode) : answer.reason
  const isBad = !answer.ok || answer.statusCode >= 400
  keep(sent, isBad ? 'error' : '', asked.method, asked.url, status, ms)
  return answer
}

const host: HostCalls = {
  request,
  requestPayment: ({ action }) =>
    Promise.resolve(
      action === 'pay' ? 'paid' : action === 'cancel' ? 'cancel' : { fail: 'the person chose it' },
    ),
  subscriptionAnswered: () => undefined,
  logAdded: ({ type, args }: LogEntry) =>
    keep(said, type, now(), type, args.map(inOneLine).join(' ')),
  exceptionThrown: ({ message, stack }) =>
    keep(said, 'error', now(), 'exception', stack ?? message),
  bindingCalled: () => undefined,
}

const answer = (method: keyof HostCalls, asked: never): unknown => host[method](asked)
Object.assign(window, { weappViewer: answer })

const storageRows = (): Row[] => {
  const text = framed()?.localStorage.getItem('weapp-storage') ?? '[]'
  return (JSON.parse(text) as [string, string][]).map(([key, value]) => ({
    kind: '',
    cells: [key, inOneLine((JSON.parse(value) as { data: unknown }).data)],
  }))
}

interface Stack {
  readonly pageStack: readonly { readonly path: string; readonly query: object }[]
}

interface App {
  readonly pages: readonly string[]
  readonly subPackages?: readonly { readonly root: string; readonly pages: readonly string[] }[]
}

const everyPage = fetch('/app.json')
  .then((response) => response.json() as Promise<App>)
  .then(({ pages, subPackages = [] }) =>
    pages.concat(
      subPackages.flatMap((one) =>
        one.pages.map((page) => `${one.root.replace(/\/?$/, '/')}${page}`),
      ),
    ),
  )

const pageRows = async (): Promise<Row[]> => {
  const { pageStack } = await ask<Stack>('App.getPageStack')
  const closed = (await everyPage).filter((path) => !pageStack.some((page) => page.path === path))
  return [
    ...pageStack.map(({ path, query }) => ({ kind: '', cells: ['open', path, inOneLine(query)] })),
    ...closed.map((path) => ({ kind: '', cells: ['', path, ''] })),
  ]
}

const setDataRows = async (): Promise<readonly Row[]> => {
  const calls = await ask<{ bytes: number; paths: string[] }[]>('Sim.setDataCalls')
  for (const { bytes, paths } of calls) keep(changed, '', now(), String(bytes), paths.join(', '))
  return changed
}

const panels: readonly Panel[] = [
  { name: 'Console', heads: ['time', 'kind', 'text'], rows: () => said },
  { name: 'Network', heads: ['method', 'address', 'answer', 'time'], rows: () => sent },
  { name: 'Storage', heads: ['key', 'value'], rows: storageRows },
  { name: 'Pages', heads: ['', 'path', 'query'], rows: pageRows },
  { name: 'setData', heads: ['time', 'bytes', 'paths'], rows: setDataRows },
]

const element = (tag: string, text: string): HTMLElement =>
  Object.assign(document.createElement(tag), { textContent: text })

const openPage = (path: string) =>
  ask('App.callWxMethod', { method: 'reLaunch', args: [{ url: `/${path}` }] })

const rowElement = ({ kind, cells }: Row, panel: Panel): HTMLElement => {
  const row = element('tr', '')
  row.className = kind
  row.append(...cells.map((cell) => element('td', cell)))
  const [, path = ''] = cells
  if (panel.name === 'Pages') row.addEventListener('click', () => void openPage(path))
  return row
}

let shown = panels[0]
let drawn = ''

const refresh = async (): Promise<void> => {
  byId('title').textContent = framed()?.document.title ?? ''
  const panel = shown
  if (!panel) return
  const rows = await panel.rows()
  const key = JSON.stringify([panel.name, rows])
  if (key === drawn || panel !== shown) return
  drawn = key
  const table = element('table', '')
  const head = element('tr', '')
  head.append(...panel.heads.map((name) => element('th', name)))
  table.append(head, ...rows.map((row) => rowElement(row, panel)))
  byId('panel').replaceChildren(table)
}

/** Before the program is there, nothing can be asked. */
const tick = (): void => void refresh().catch(() => undefined)

const tabs = document.querySelector('nav')
for (const panel of panels) {
  const tab = element('button', panel.name)
  tab.setAttribute('role', 'tab')
  tab.setAttribute('aria-selected', String(panel === shown))
  tab.addEventListener('click', () => {
    shown = panel
    for (const one of tabs?.children ?? []) one.setAttribute('aria-selected', String(one === tab))
    tick()
  })
  tabs?.append(tab)
}

byId('back').addEventListener(
  'click',
  () => void ask('App.callWxMethod', { method: 'navigateBack', args: [{}] }).catch(() => undefined),
)
byId('menu').addEventListener('click', () => void ask('Sim.openMenu'))
setInterval(tick, REFRESH_MS)
tick()
