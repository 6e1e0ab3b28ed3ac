import { quoted } from './script'
import type { Control, Step } from './step'

/**
 * Writes the steps of a native phone as a script for miniprogram-automator, which `npm run qa` runs.
 * It finds controls by their roles and visible names.
 */
export function automatorScript(steps: readonly Step[]): string {
  const mocks = mocksOf(steps)
  const lines = [...mocks, ...steps.flatMap(linesOf)]
  const needed = Object.keys(MOCKS).filter((name) => mocks.some((line) => line.includes(name)))
  const used = ['tapNamed', 'typeNamed', 'readNamed', 'findNamed', 'reLaunch'].filter((name) =>
    lines.some((line) => line.includes(`${name}(`)),
  )
  const decides = steps.some((step) => step.do === 'pay')
  const helpers = [
    decides || steps.some((step) => step.do === 'code') ? SANDBOX : '',
    decides ? DECIDE : '',
    needed.length > 0 ? GET_APP : '',
    ...needed.map((name) => MOCKS[name]),
  ]
  return `import automator from 'miniprogram-automator'
import { ${used.sort().join(', ')} } from '@huimin/weapp-sim'

// npm run qa -- <file>
${helpers.join('')}const main = async () => {
  const wsEndpoint = process.env['WEAPP_WS_ENDPOINT'] ?? 'ws://127.0.0.1:9420'
  const mini = await automator.connect({ wsEndpoint })
${lines.map((line) => `  ${line}`).join('\n')}
  mini.disconnect()
}
void main()
`
}

/** Calls the sandbox of the gateway that `npm run qa` started. */
const SANDBOX = `const sandbox = async (path: string, body?: object) => {
  const gateway = process.env['QA_GATEWAY'] ?? 'http://127.0.0.1:8080'
  const method = body ? 'PUT' : 'GET'
  const answer = await fetch(\`\${gateway}/sandbox\${path}\`, { method, body: JSON.stringify(body) })
  return answer.json()
}
`
/** Decides the newest payment, as the buttons at the side do. */
const DECIDE = `const decide = async (outcome: string) => {
  const [{ outTradeNo }] = (await sandbox('/pay-orders')).slice(-1)
  await sandbox(\`/pay-orders/\${outTradeNo}\`, { outcome })
}
`

const named = ({ role, name, index }: Control): string =>
  `{ role: ${quoted(role)}, name: ${quoted(name)}${index > 0 ? `, nth: ${index}` : ''} }`

/** The sheets that a script answers, what `npm run qa` answers by itself, and the other answers. */
const SHEETS = [
  { title: '微信支付', method: 'requestPayment', usual: 'pay' },
  { title: '消息订阅', method: 'requestSubscribeMessage', usual: 'accept' },
] as const

/**
 * Answers the sheets of WeChat in their order. A mock that is set before each tap would come too late
 * or be gone too early, because a page opens its sheet some time after the tap.
 */
const mocksOf = (steps: readonly Step[]): string[] =>
  SHEETS.flatMap(({ title, method, usual }) => {
    const answers = steps.flatMap((step) =>
      step.do === 'sheet' && step.sheet === title ? step.answer : [],
    )
    if (answers.every((answer) => answer === usual)) return []
    return [`await mini.mockWxMethod('${method}', ${method}, ${answers.map(quoted).join(', ')})`]
  })

/** The mocks run inside the mini-program, where they count their calls. */
const MOCKS: Readonly<Record<string, string>> = {
  requestPayment: `type Mock = { origin(order: object): unknown }
function requestPayment(this: Mock, order: object, ...answers: string[]) {
  const app = getApp()
  app.payments = (app.payments || 0) + 1
  const answer = answers[app.payments - 1]
  if (answer === 'cancel') return { errMsg: 'requestPayment:fail cancel' }
  return answer === 'fail' ? { errMsg: 'requestPayment:fail' } : this.origin(order)
}
`,
  requestSubscribeMessage: `type Asked = { tmplIds: string[] }
function requestSubscribeMessage({ tmplIds }: Asked, ...answers: string[]) {
  const app = getApp()
  app.subscriptions = (app.subscriptions || 0) + 1
  const answer = answers[app.subscriptions - 1] || 'accept'
  return Object.assign({}, ...tmplIds.map((id) => ({ [id]: answer })))
}
`,
}
const GET_APP = 'declare const getApp: () => Record<string, number>\n'

function linesOf(step: Step): string[] {
  switch (step.do) {
    case 'open':
      return [`await reLaunch(mini, ${quoted(step.path)})`]
    case 'tap':
      return [`await tapNamed(mini, ${named(step.control)})`]
    case 'type':
      return [`await typeNamed(mini, ${named(step.control)}, ${quoted(step.value)})`]
    case 'read':
      return [`await readNamed(mini, ${named(step.control)})`]
    case 'solve':
      return [`// 滑块“${step.control.name}”要由人拼好：automator 读不到拼图的编号。`]
    case 'code':
      return [
        `await typeNamed(mini, ${named(step.control)}, (await sandbox('/sms?phoneNumber=${step.phoneNumber}')).code)`,
      ]
    case 'pay':
      return [`await decide(${quoted(step.outcome)})`]
    case 'sheet':
      return []
    case 'see':
      return [`await findNamed(mini, ${named(step.control)})`]
  }
}
