import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Lines of the table of alarms in docs/operating.md: alarm, when it comes, what to do. */
const LINE = /^\| `([A-Z_]+)`\s*\|([^|]*)\|([^|]*)\|$/

interface Advice {
  when: string
  todo: string
}

/** The advice of the operating manual, so that there is one text. */
export function readRunbook(
  path = join(__dirname, '../../docs/operating.md'),
): Map<string, Advice> {
  if (!existsSync(path)) return new Map()
  return new Map(
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line): [string, Advice][] => {
        const [, name, when = '', todo = ''] = LINE.exec(line) ?? []
        return name === undefined ? [] : [[name, { when: when.trim(), todo: todo.trim() }]]
      }),
  )
}
