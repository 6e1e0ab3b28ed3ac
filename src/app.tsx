import type { PropsWithChildren } from 'react'
import '@/platform/navigation'
import '@/ui/styles/styles'

/** The composition root: everything that must be ready before the first page renders. */
export default function App({ children }: PropsWithChildren) {
  return children
}
