export interface PageHeaderProps {
  title: string
  back: string | undefined
  /** The title is heard, not seen. */
  hidden: boolean
}
