import { shell } from '@/copy/shell/shell'
import { forgetLogin, useSession } from '@/stores/session'
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
        // Where that cannot be loaded (offline), the login is forgotten here all the same.
        const here = () => {
          forgetLogin()
          toast(shell.signedOut)
        }
        const flow = await import('@/flows/leave').catch(() => ({ signOut: here }))
        await flow.signOut()
      }}
    >
      {shell.signOut}
    </Button>
  )
}
