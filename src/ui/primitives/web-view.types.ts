export interface WebViewProps {
  src: string
  /** What is read out for it. */
  title: string
  onFailed: () => void
}
