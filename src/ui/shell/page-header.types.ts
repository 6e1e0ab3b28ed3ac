export interface PageHeaderProps {
  title: string
  back: string | undefined
  /** Only screen readers get the title. */
  hidden: boolean
  /** 长辈版 calls this number; undefined leads to customer service instead. */
  phone: string | undefined
}
