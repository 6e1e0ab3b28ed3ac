export interface PageHeaderProps {
  title: string
  back: string | undefined
  /** Only screen readers get the title. */
  hidden: boolean
}
