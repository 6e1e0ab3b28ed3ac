import { shell } from '@/copy/shell/shell'
import { forgetLogin, useSession } from '@/stores/session'
import { Button } from '@/ui/primitives/button'
import { toast } from '@/ui/toast/service'

/**
 * Signs out and clears personal data, for phones that a family shares. It is shown only to a
 * signed-in user.
 */
export const SignOut = () => {
  const signedIn = useSession((session) => session.login !== undefined)
  if (!signedIn) return null
  return (
    <Button
      kind="text"
      size="s"
      onClick={async () => {
        // If the code does not load (offline), at least the login is forgotten here.
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
