export interface WheelOption {
  value: string
  text: string
}

/** A column that is turned until the wanted option stands in its middle. */
export interface WheelProps {
  /** What the wheel chooses: 年, 月, 日. */
  label: string
  options: readonly WheelOption[]
  /** A value that is no option shows the first one. */
  value: string
  onChange: (value: string) => void
}
