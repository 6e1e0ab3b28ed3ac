import { quoted } from './script'
import type { Control, Step } from './step'

/**
 * Writes the steps of a native phone as a script for miniprogram-automator, which `npm run qa` runs.
 * It finds controls by their roles and visible names.
 */
export function automatorScript(steps: readonly Step[]): string {
  const lines = steps.flatMap((step, at) => linesOf(step, steps[at + 1]))
  const used = ['tapNamed', 'typeNamed', 'readNamed', 'findNamed', 'reLaunch'].filter((name) =>
    lines.some((line) => line.includes(`${name}(`)),
  )
  const asksSandbox = lines.some((line) => line.includes('sandbox('))
  return `import automator from 'miniprogram-automator'
import { ${used.sort().join(', ')} } from './weapp-sim/driver'

// npm run qa -- <file>
${asksSandbox ? SANDBOX : ''}const main = async () => {
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

const named = ({ role, name, index }: Control): string =>
  `{ role: ${quoted(role)}, name: ${quoted(name)}${index > 0 ? `, nth: ${index}` : ''} }`

/** What `npm run qa` does without being told: it pays, and it accepts messages. */
const MOCKS: Readonly<Record<string, string>> = {
  fail: `await mini.mockWxMethod('requestPayment', { errMsg: 'requestPayment:fail 支付失败' })`,
  cancel: `await mini.mockWxMethod('requestPayment', { errMsg: 'requestPayment:fail cancel' })`,
  pay: `await mini.restoreWxMethod('requestPayment')`,
  reject: `await mini.mockWxMethod('requestSubscribeMessage', ({ tmplIds }: { tmplIds: string[] }) =>
    Object.assign({}, ...tmplIds.map((id) => ({ [id]: 'reject' }))),
  )`,
  accept: `await mini.restoreWxMethod('requestSubscribeMessage')`,
}

function linesOf(step: Step, next: Step | undefined): string[] {
  // A sheet is answered before the tap that opens it.
  const mock = next?.do === 'sheet' ? MOCKS[next.answer] : undefined
  const before = mock === undefined ? [] : [mock]
  switch (step.do) {
    case 'open':
      return [...before, `await reLaunch(mini, ${quoted(step.path)})`]
    case 'tap':
      return [...before, `await tapNamed(mini, ${named(step.control)})`]
    case 'type':
      return [`await typeNamed(mini, ${named(step.control)}, ${quoted(step.value)})`]
    case 'read':
      return [`await readNamed(mini, ${named(step.control)})`]
    case 'solve':
      return [`// 滑块“${step.control.name}”要由人拼好：automator 读不到拼图的编号。`]
    case 'code':
      return [
        `const { code } = await sandbox('/sms?phoneNumber=${step.phoneNumber}')`,
        `await typeNamed(mini, ${named(step.control)}, code)`,
      ]
    case 'pay':
      return [
        `const [{ outTradeNo }] = (await sandbox('/pay-orders')).slice(-1)`,
        `await sandbox(\`/pay-orders/\${outTradeNo}\`, { outcome: ${quoted(step.outcome)} })`,
      ]
    case 'sheet':
      return []
    case 'see':
      return [`await findNamed(mini, ${named(step.control)})`]
  }
}
