import { errorType, startInnerSpan } from '../trace/span'
import { cacheByText } from './statement-cache'
import { BATCH_BEGINS } from './write-batch'

const written = /\b(insert) into "(\w+)"|\b(update) "(\w+)" set|\b(delete) from "(\w+)"/g

/** The verb and the table, in the form in which drizzle writes them; of a batch all of them. */
const summaryOf = cacheByText((text) => {
  if (text.startsWith(BATCH_BEGINS))
    return [...text.matchAll(written)]
      .map((found) => found.slice(1).filter(Boolean).join(' '))
      .join(', ')
  const [, verb = ''] = /^\s*(\w+)/.exec(text) ?? []
  const [, table = ''] = /\b(?:from|into|update) "(\w+)"/.exec(text) ?? []
  return `${verb.toLowerCase()} ${table}`.trim()
})

const isNamed = (asked: unknown): asked is { text: string; name?: unknown } =>
  typeof asked === 'object' && asked !== null && 'text' in asked && typeof asked.text === 'string'

/**
 * Starts the span of a statement inside of somebody's trace, and answers how to end it. Neither the
 * text nor the values get into it.
 */
export function startStatementSpan(asked: unknown): ((error?: unknown) => void) | undefined {
  const span = startInnerSpan(() => {
    const text = typeof asked === 'string' ? asked : isNamed(asked) ? asked.text : ''
    const named = isNamed(asked) && typeof asked.name === 'string' ? asked.name : undefined
    const summary = summaryOf(text) ?? 'statement'
    return {
      name: summary,
      kind: 'client',
      fields: {
        'db.system.name': 'postgresql',
        'db.query.summary': summary,
        ...(named !== undefined && { 'db.prepared_statement': named }),
      },
    }
  })
  return (
    span &&
    ((error) => {
      if (error) span.set({ 'error.type': errorType(error) })
      span.end()
    })
  )
}
