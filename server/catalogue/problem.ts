import type * as v from 'valibot'

/** One fault in a catalogue file, in words that an operator can act on. */
export interface Problem {
  /** The path of the file below the catalogue folder. */
  file: string
  /** The place in the file: `page.notices[0].content[3]`; '' for the whole file. */
  path: string
  message: string
}

export type Finding = Omit<Problem, 'file'>

/** All faults of the catalogue at once. The gateway does not start with it. */
export class CatalogueError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(`The catalogue cannot be used:\n${problems.map((line) => `  ${show(line)}`).join('\n')}`)
    this.name = 'CatalogueError'
    this.problems = problems
  }
}

const show = ({ file, path, message }: Problem): string =>
  [file, path, message].filter((part) => part !== '').join(': ')

export const findingOf = (issue: v.BaseIssue<unknown>): Finding => ({
  path: pathText((issue.path ?? []).map(({ key }) => key)),
  message: issue.message,
})

export const pathText = (keys: readonly unknown[]): string =>
  keys.reduce<string>(
    (path, key) =>
      typeof key === 'number'
        ? `${path}[${key}]`
        : path === ''
          ? String(key)
          : `${path}.${String(key)}`,
    '',
  )
