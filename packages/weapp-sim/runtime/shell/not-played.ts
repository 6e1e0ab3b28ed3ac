import { logicConsole } from './report'

const noted = new Set<string>()

/** Names once in the console what a program uses and the host does not play. */
export const noteNotPlayed = (name: string): void => {
  if (noted.has(name)) return
  noted.add(name)
  logicConsole.warn(`not played: ${name}`)
}
