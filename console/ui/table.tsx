import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { ReadPages } from '../api/use-read'
import { base } from '../copy/base'
import { Shown } from './shown'

/** A column of a table. `wide` columns take the room that is left. */
export interface Column<T> {
  title: string
  cell: (row: T) => ReactNode
  kind?: 'number' | 'wide' | 'act'
}

/**
 * A table in the words of HTML, which screen readers read cell by cell. On a narrow screen each row
 * becomes a card whose cells name their columns. The table of antd has a second, hidden head and moves
 * its focus into it.
 */
export function Table<T>({
  name,
  columns,
  rows,
  keyOf,
}: {
  name: string
  columns: readonly Column<T>[]
  rows: readonly T[]
  keyOf: (row: T) => string
}) {
  if (rows.length === 0) return <p className="empty">{base.none}</p>
  return (
    <div className="table-room">
      <table aria-label={name}>
        <thead>
          <tr>
            {columns.map(({ title, kind }) => (
              <th key={title} scope="col" data-kind={kind}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ title, cell, kind }) => (
                <td key={title} data-title={title} data-kind={kind}>
                  <div>{cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A list that is read page by page. */
export function PagedTable<T>({
  pages,
  ...table
}: {
  pages: ReadPages<T>
  name: string
  columns: readonly Column<T>[]
  keyOf: (row: T) => string
}) {
  return (
    <Shown of={pages}>
      {(rows) => (
        <>
          <Table {...table} rows={rows} />
          {pages.more && (
            <p className="more">
              <Button onClick={pages.readMore} loading={pages.isReadingMore}>
                {base.more}
              </Button>
            </p>
          )}
        </>
      )}
    </Shown>
  )
}
