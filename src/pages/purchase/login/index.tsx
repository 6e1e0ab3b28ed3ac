import { page } from '@/page/page'
import { LoginForm } from '@/subjects/account'

/** /login: signing in, then on to where the person wanted to go. */
export default page('login', LoginForm)
