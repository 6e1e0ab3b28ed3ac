import { useEffect, useRef, type ReactNode } from 'react'
import { base } from '../copy/base'

/**
 * One page of the console: its heading, what may be done with the whole, and its parts. The heading
 * takes the focus, so that a screen reader says where one came to.
 */
export function Page({
  title,
  lead,
  extra,
  children,
}: {
  title: string
  lead?: ReactNode
  extra?: ReactNode
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · ${base.console}`
    heading.current?.focus({ preventScroll: true })
  }, [title])
  return (
    <div className="page">
      <header className="page-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead !== undefined && <p className="soft">{lead}</p>}
        </div>
        {extra !== undefined && <div className="row">{extra}</div>}
      </header>
      {children}
    </div>
  )
}

/** A titled part of a page. */
export const Part = ({
  title,
  extra,
  children,
}: {
  title: string
  extra?: ReactNode
  children: ReactNode
}) => (
  <section className="part" aria-label={title}>
    <div className="part-head">
      <h2>{title}</h2>
      {extra}
    </div>
    {children}
  </section>
)
