import { useId, type ReactElement, cloneElement } from 'react'

/** A labelled control with its hint or its fault, both bound to it for screen readers. */
export function Field({
  label,
  hint,
  fault,
  children,
}: {
  label: string
  hint?: string | undefined
  fault?: string | undefined
  children: ReactElement<{ id?: string; 'aria-describedby'?: string; 'aria-invalid'?: boolean }>
}) {
  const id = useId()
  const told = fault ?? hint
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {cloneElement(children, {
        id,
        ...(told !== undefined && { 'aria-describedby': `${id}-told` }),
        'aria-invalid': fault !== undefined,
      })}
      {told !== undefined && (
        <p id={`${id}-told`} className={fault === undefined ? 'soft' : 'bad'}>
          {told}
        </p>
      )}
    </div>
  )
}
