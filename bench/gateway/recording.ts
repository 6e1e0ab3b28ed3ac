import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Reads a gateway's statements from PostgreSQL's log (`log_destination=jsonlog`, `log_statement=all`). */

interface Line {
  dbname?: string
  message: string
}

/** The benchmark sends this comment before each step of a purchase, to mark the log. */
export const markStep = (step: string): string => `-- step ${step}`

const linesOf = (data: string): Line[] => {
  const folder = join(data, 'log')
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return files.sort().flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line),
  )
}

/** The statements of each step since its last mark. */
export function recordedSteps(data: string, database: string): Map<string, string[]> {
  const steps = new Map<string, string[]>()
  let own: string[] = []
  for (const { dbname, message } of linesOf(data)) {
    if (dbname !== database) continue
    const text = /^(?:statement|execute [^:]+): ([\s\S]+)$/.exec(message)?.[1]
    if (text === undefined) continue
    const [, step] = /^-- step (.*)/.exec(text) ?? []
    if (step === undefined) own.push(text)
    else steps.set(step, (own = []))
  }
  return steps
}
