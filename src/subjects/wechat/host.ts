import { host as copy } from '@/copy/shell/host'
import { onAppShow, onPrivacyAsked, onUpdateReady } from '@/platform/app'
import { pathTo } from '@/routes/path-to'
import { continueVisit } from '@/stores/visit'
import { confirm } from '@/ui/dialog/message'
import { ask } from '@/ui/dialog/service'
import { privacyDialog } from './dialogs/privacy'

const askToRestart = async (restart: () => void): Promise<void> => {
  const answer = await confirm({
    title: copy.updateTitle,
    text: copy.updateText,
    confirmText: copy.restart,
    cancelText: copy.later,
  })
  if (answer.kind === 'confirmed') restart()
}

const askForPrivacy = async (answer: (agreed: boolean) => void): Promise<void> => {
  const guide = pathTo('reader', { url: '/documents/privacy', title: copy.privacyGuide })
  const { kind } = await ask(privacyDialog, { guide })
  answer(kind === 'confirmed')
}

/** Handles what WeChat asks of the mini-program as a whole, on any page. */
export const connectHost = (): void => {
  // A user who returns by another card or code gets that one's channel.
  onAppShow(({ query }) => continueVisit(query))
  onUpdateReady((restart) => void askToRestart(restart))
  onPrivacyAsked((answer) => void askForPrivacy(answer))
}
