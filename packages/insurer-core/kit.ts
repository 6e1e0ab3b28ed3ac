import { parseArgs } from 'node:util'
import { Fault, groups } from './kit/case'
import { tableOf } from './kit/report'
import { cases, runKit } from './kit/run'
import { HANDOVER_ROWS } from './ports/handover'
import { openApi } from './ports/openapi'
import { ports } from './ports/table'

/**
 * `npx tsx packages/insurer-core/kit.ts --url http://... --secret ...` asks a core in test mode
 * through all cases of docs/insurer-core.md. It ends with 0 when all that the core offers works, with
 * 1 when something does not, with 2 when the core cannot be asked.
 */

const usage = `npx tsx kit.ts --url <address> --secret <secret> [options]
  --url      address of the core in test mode
  --secret   the secret that both sides know
  --key-id   the key id; huimin without it
  --product  the product code; KIT without it
  --only     groups or cases, with commas: ${groups.join(',')}
  --need     ports that must be offered, with commas: ${Object.keys(ports).join(',')}
  --rows     rows of the large hand-over; ${HANDOVER_ROWS} without it
  --json     the table as JSON
  --openapi  prints the OpenAPI document of the ports, and asks nobody`

const list = (text: string | undefined) =>
  text === undefined ? undefined : text.split(',').filter(Boolean)

const complain = (message: string): number => {
  process.stderr.write(`${message}\n`)
  return 2
}

const read = () => {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    options: {
      ...{ url: text, secret: text, 'key-id': text, product: text, only: text, need: text },
      rows: text,
      json: { type: 'boolean' },
      openapi: { type: 'boolean' },
    },
  })
  return values
}

async function main(): Promise<number> {
  let values: ReturnType<typeof read>
  try {
    values = read()
  } catch (error) {
    return complain(`${String(error)}\n\n${usage}`)
  }
  if (values.openapi) {
    process.stdout.write(`${JSON.stringify(openApi(), null, 2)}\n`)
    return 0
  }
  const rows = Number(values.rows ?? HANDOVER_ROWS)
  const only = list(values.only)
  const need = list(values.need) ?? []
  const { url, secret } = values
  if (!url || !URL.canParse(url) || !secret) return complain(usage)
  if (!Number.isInteger(rows) || rows < 1 || rows > HANDOVER_ROWS)
    return complain(`--rows is 1 to ${HANDOVER_ROWS}`)
  const known = [...groups, ...cases.map(({ id }) => id)] as readonly string[]
  const strange = [
    ...(only ?? []).filter((name) => !known.includes(name)),
    ...need.filter((name) => !Object.hasOwn(ports, name)),
  ]
  if (strange.length > 0) return complain(`There is no ${strange.join(', ')}.\n\n${usage}`)
  const options = {
    ...{ url, secret, rows },
    keyId: values['key-id'] ?? 'huimin',
    productCode: values.product ?? 'KIT',
  }
  try {
    const report = await runKit(options, only && { only })
    const missing = need.filter((name) => !report.offered[name as keyof typeof ports])
    const isSound = missing.length === 0 && report.rows.every(({ result }) => result !== 'cannot')
    const table = values.json
      ? JSON.stringify({ ...report, missing, sound: isSound }, null, 2)
      : [tableOf(report), ...missing.map((name) => `not offered, but needed: ${name}`)].join('\n')
    process.stdout.write(`${table}\n`)
    return isSound && report.rows.some(({ result }) => result === 'can') ? 0 : 1
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return complain(`The core at ${url} cannot be asked: ${error.message}`)
  }
}

void main().then((code) => {
  process.exitCode = code
})
