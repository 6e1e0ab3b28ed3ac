import { useEntry } from '@/entry/use-entry'
import { ErrorPage } from '@/features/error-page'

/** /page-error2: why a page does not open. */
export default function ErrorPageRoute() {
  const { type } = useEntry()
  return <ErrorPage type={type} />
}
