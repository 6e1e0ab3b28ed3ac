import { ports, type PortName } from '../ports/table'
import type { Report, Row } from './run'

/** The table of what a core can do and cannot, for people. */

const marks: Record<Row['result'], string> = { can: '✔', cannot: '✘', 'not offered': '-' }

const lineOf = ({ id, title, result, why, ms }: Row): string =>
  [
    `${marks[result]} ${id.padEnd(28)} ${String(ms).padStart(6)} ms  ${title}`,
    ...(why === undefined ? [] : [`    ${why}`]),
  ].join('\n')

const count = (rows: readonly Row[], result: Row['result']) =>
  rows.filter((row) => row.result === result).length

export const tableOf = ({ offered, rows }: Report): string => {
  const groups = [...new Set(rows.map(({ id }) => id.slice(0, id.indexOf('.'))))]
  const byGroup = groups.map((group) => {
    const own = rows.filter(({ id }) => id.startsWith(`${group}.`))
    const numbers = [
      `can ${count(own, 'can')}`.padEnd(9),
      `cannot ${count(own, 'cannot')}`.padEnd(11),
      `not offered ${count(own, 'not offered')}`,
    ]
    return `${group.padEnd(10)} ${numbers.join(' ')}`
  })
  const offers = (Object.keys(ports) as PortName[]).map(
    (name) =>
      `${offered[name] ? 'offered    ' : 'not offered'} ${ports[name].method} ${ports[name].path}`,
  )
  return [
    ...rows.map(lineOf),
    '',
    ...offers,
    '',
    ...byGroup,
    '',
    `${rows.length} cases: can ${count(rows, 'can')}, cannot ${count(rows, 'cannot')}, not offered ${count(rows, 'not offered')}`,
  ].join('\n')
}
