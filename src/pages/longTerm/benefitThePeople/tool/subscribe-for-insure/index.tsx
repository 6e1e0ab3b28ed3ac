import { Subscribe } from '@/features/subscribe'
import { page } from '@/page/page'

/** The subscribe page: asks to send messages, and says in the web view's address how that went. */
export default page('subscribe', ({ subscribeId, productCode, webPath }) => (
  <Subscribe subscribeId={subscribeId ?? productCode ?? ''} webPath={webPath} />
))
