import { useId, type ReactNode } from 'react'

/** A part of the side panel with its heading. If its count is 0, it shows the text `empty`. */
export const Section = ({
  title,
  empty,
  count,
  children,
}: {
  title: string
  empty?: string
  count?: number
  children?: ReactNode
}) => {
  const id = useId()
  return (
    <section className="part" aria-labelledby={id}>
      <h2 id={id}>
        {title}
        {count ? <small>{count}</small> : null}
      </h2>
      {count === 0 && empty !== undefined ? <p className="part-empty">{empty}</p> : children}
    </section>
  )
}
