import { isSilence, type Answer } from '@/contract/envelope'
import { retryText, type FailureWords } from '@/copy/errors/failures'
import { buttons } from '@/copy/shell/buttons'
import { confirm } from '../dialog/message'

/**
 * Calls until an answer arrives. Without one it shows the failure and offers another try. Undefined
 * when the user gives up after seeing the reason.
 */
export const retryUntilAnswered = async <T>(
  call: () => Promise<Answer<T>>,
  words: FailureWords,
): Promise<Answer<T> | undefined> => {
  for (;;) {
    const answer = await call()
    if (answer.ok || !isSilence(answer.error)) return answer
    const { kind } = await confirm({
      text: retryText(answer.error, words),
      icon: 'warning-red',
      confirmText: buttons.retry,
    })
    if (kind !== 'confirmed') return undefined
  }
}
