export interface WebViewProps {
  src: string
  onFailed: () => void
}
