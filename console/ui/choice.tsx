import type { SelectHTMLAttributes } from 'react'

/** A choice of one value. It is the platform's own, which every keyboard, reader and phone knows. */
export const Choice = <Value extends string>({
  options,
  choose,
  ...rest
}: Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> & {
  options: readonly (readonly [Value, string])[]
  choose: (value: Value) => void
}) => (
  <select
    {...rest}
    className="choice"
    onChange={({ target }) => {
      const chosen = options.find(([value]) => value === target.value)
      if (chosen) choose(chosen[0])
    }}
  >
    {options.map(([value, name]) => (
      <option key={value} value={value}>
        {name}
      </option>
    ))}
  </select>
)

/** The entries of a map of names as options. */
export const optionsOf = <Value extends string>(
  names: Readonly<Record<Value, string>>,
): [Value, string][] => Object.entries(names) as [Value, string][]
