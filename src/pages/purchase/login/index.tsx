import { LoginForm } from '@/subjects/account/login'
import { page } from '@/page/page'

/** /login: signing in, then on to where the person wanted to go. */
export default page('login', LoginForm)
