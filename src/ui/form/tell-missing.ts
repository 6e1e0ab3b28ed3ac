import { scrollToId } from '@/platform/page'
import { toast } from '../toast/service'

/**
 * Says what a user left out, and brings it into sight, each time they try to go on. It may be far above
 * the button, and a mini-program puts the focus on text fields only.
 */
export const tellMissing = (id: string, text: string): void => {
  toast(text)
  scrollToId(id)
}
