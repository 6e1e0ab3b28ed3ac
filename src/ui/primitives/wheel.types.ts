export interface WheelOption {
  value: string
  text: string
}

/** A column that is turned until the wanted option stands in its middle. */
export interface WheelProps {
  /** What is chosen with it: 年, 月, 日. */
  label: string
  options: readonly WheelOption[]
  /** The first option stands for a value that is none of them. */
  value: string
  onChange: (value: string) => void
}
