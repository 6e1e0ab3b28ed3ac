import { useEntry } from '@/entry/useEntry'
import { ErrorPage } from '@/features/errorPage'

/** /page-error2: why a page does not open. */
export default function ErrorPageRoute() {
  const { type } = useEntry()
  return <ErrorPage type={type} />
}
