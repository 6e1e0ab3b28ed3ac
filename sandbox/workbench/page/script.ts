import type { Kind } from './kinds'
import type { Control, Step } from './step'

/**
 * Writes the steps of a phone as a Playwright test that `npm run qa` runs. It finds controls by
 * their roles and visible names.
 */
export function playwrightScript(kind: Kind, steps: readonly Step[]): string {
  const lines = steps.flatMap((step, at) => {
    const before = steps.slice(0, at)
    return linesOf(step, { kind, next: steps[at + 1], ...numbersAfter(before) })
  })
  return `import { test } from '@playwright/test'

// npm run qa -- <file>
test('在沙箱工作台录制', async ({ page, request }) => {
${lines.map((line) => `  ${line}`).join('\n')}
})
`
}

export const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`

const located = ({ role, name, index }: Control): string => {
  const named = name === '' ? '' : `, { name: ${quoted(name)}, exact: true }`
  const found = `page.getByRole(${quoted(role)}${named})`
  return index > 0 ? `${found}.nth(${index})` : `${found}.first()`
}

/** Suffixes for the names in a script, so that a second code is `sms2`. */
const numbersAfter = (before: readonly Step[]) => {
  const suffix = (what: Step['do']): string => {
    const count = before.filter((step) => step.do === what).length
    return count === 0 ? '' : String(count + 1)
  }
  return { solve: suffix('solve'), code: suffix('code'), pay: suffix('pay') }
}

type Place = { kind: Kind; next: Step | undefined } & ReturnType<typeof numbersAfter>

function linesOf(step: Step, { kind, next, solve, code, pay }: Place): string[] {
  switch (step.do) {
    case 'open':
      return [
        `await page.goto(${quoted(`/sandbox/as/${kind}?to=${encodeURIComponent(step.path)}`)})`,
      ]
    case 'tap':
      return next?.do === 'solve'
        ? [
            `const opened${solve} = page.waitForResponse(/\\/getCaptcha$/)`,
            `await ${located(step.control)}.click()`,
          ]
        : [`await ${located(step.control)}.click()`]
    case 'type':
      return [`await ${located(step.control)}.fill(${quoted(step.value)})`]
    case 'read':
      return [
        `await ${located(step.control)}.evaluate((area) => area.scrollTo(0, area.scrollHeight))`,
      ]
    case 'solve':
      return [
        `const { captchaId${solve && `: captchaId${solve}`} } = (await (await opened${solve}).json()).data`,
        `const captcha${solve} = await (await request.get(\`/sandbox/captcha/\${captchaId${solve}}\`)).json()`,
        `await ${located(step.control)}.fill(String(captcha${solve}.offset))`,
      ]
    case 'code':
      return [
        // The code is sent once the captcha has gone.
        `await page.getByRole('dialog').waitFor({ state: 'detached' })`,
        `const sms${code} = await (await request.get('/sandbox/sms?phoneNumber=${step.phoneNumber}')).json()`,
        `await ${located(step.control)}.fill(sms${code}.code)`,
      ]
    case 'pay':
      return [
        `await page.waitForURL(/outTradeNo=/)`,
        `const outTradeNo${pay} = new URL(page.url()).searchParams.get('outTradeNo')`,
        `await request.put(\`/sandbox/pay-orders/\${outTradeNo${pay}}\`, { data: { outcome: ${quoted(step.outcome)} } })`,
        'await page.reload()',
      ]
    case 'see':
      return [`await ${located(step.control)}.waitFor()`]
    case 'sheet':
      return []
  }
}

/** Adds a step. Further letters in the same field, and scrolling on, replace the last step. */
export function withStep(steps: readonly Step[], step: Step): Step[] {
  const last = steps.at(-1)
  const isSame =
    last !== undefined &&
    last.do === step.do &&
    (step.do === 'type' || step.do === 'solve' || step.do === 'read' || step.do === 'code') &&
    JSON.stringify((last as { control: Control }).control) === JSON.stringify(step.control)
  return isSame ? [...steps.slice(0, -1), step] : [...steps, step]
}

/** The step in the words of the side panel. */
export function stepText(step: Step): string {
  switch (step.do) {
    case 'open':
      return `打开 ${step.path}`
    case 'tap':
      return `点“${step.control.name}”`
    case 'type':
      return `在“${step.control.name}”填 ${step.value}`
    case 'read':
      return '读到底'
    case 'solve':
      return '拼好滑块'
    case 'code':
      return `填入 ${step.phoneNumber} 的验证码`
    case 'pay':
      return `支付单：${step.outcome}`
    case 'see':
      return `看到“${step.control.name}”`
    case 'sheet':
      return `${step.sheet}：${step.words}`
  }
}
