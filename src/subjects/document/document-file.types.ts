export interface DocumentFileProps {
  url: string
  title: string
}
