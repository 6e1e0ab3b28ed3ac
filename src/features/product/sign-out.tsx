import { login } from '@/copy/account/login'
import { shell } from '@/copy/shell/shell'
import { signOut } from '@/flows/login'
import { useSession } from '@/stores/session'
import { Button } from '@/ui/primitives/button'
import { toast } from '@/ui/toast/service'

/** Leaves nothing of a login on a phone that a family shares; only shown to who is signed in. */
export const SignOut = () => {
  const signedIn = useSession((session) => session.login !== undefined)
  if (!signedIn) return null
  return (
    <Button
      kind="text"
      size="s"
      onClick={async () => {
        await signOut()
        toast(shell.signedOut)
      }}
    >
      {login.signOut}
    </Button>
  )
}
