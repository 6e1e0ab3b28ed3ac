import { isSilence, type Answer } from '@/api/client'
import { failureText, type FailureWords } from '@/copy/errors/failures'
import { buttons } from '@/copy/shell/buttons'
import { confirm } from '@/ui/dialog/message'

/**
 * Asks until somebody answers: where nobody does, says so and offers to try again in place.
 * Undefined when the person gave up, and was told why.
 */
export const retryUntilAnswered = async <T>(
  call: () => Promise<Answer<T>>,
  words: FailureWords,
): Promise<Answer<T> | undefined> => {
  for (;;) {
    const answer = await call()
    if (answer.ok || !isSilence(answer.error)) return answer
    const { kind } = await confirm({
      text: failureText(answer.error, words),
      icon: 'warning-red',
      confirmText: buttons.retry,
    })
    if (kind !== 'confirmed') return undefined
  }
}
