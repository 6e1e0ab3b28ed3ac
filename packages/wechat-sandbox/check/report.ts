import type { Verdict } from './handler'

/** The verdicts as a table for people. */
export function report(verdicts: readonly Verdict[]): string {
  const width = Math.max(...verdicts.map(({ name }) => name.length))
  const lines = verdicts.map(({ name, about, answers, passed, why }) => {
    const told = `${passed ? 'ok  ' : 'FAIL'}  ${name.padEnd(width)}  ${answers.join(', ')}  ${about}`
    return passed ? told : `${told}\n      ${' '.repeat(width)}  -> ${why}`
  })
  const failed = verdicts.filter(({ passed }) => !passed).length
  return [...lines, '', `${verdicts.length - failed} passed, ${failed} failed`, ''].join('\n')
}
