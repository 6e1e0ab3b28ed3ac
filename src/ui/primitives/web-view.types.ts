export interface WebViewProps {
  src: string
  /** The accessible name of the frame. */
  title: string
  onFailed: () => void
}
