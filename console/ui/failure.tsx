import { Alert, Button } from 'antd'
import type { Failure } from '../api/answer'
import { base } from '../copy/base'
import { failureTexts } from '../copy/failures'
import { momentText } from './moment'

/** Why something was not done, in words for people. */
export const failureText = ({ code, until }: Failure): string =>
  until === undefined
    ? failureTexts[code]
    : `${failureTexts[code]}，${base.until(momentText(until))}`

/** Says in a form why it was refused, and nothing as long as it was not. */
export const RefusalText = ({ failure }: { failure: Failure | undefined }) =>
  failure && (
    <p role="alert" className="bad">
      {failureText(failure)}
    </p>
  )

/** Says on the page why something was not read, and lets people try again. */
export const FailureNote = ({ failure, again }: { failure: Failure; again?: () => void }) => (
  <Alert
    type="error"
    showIcon
    role="alert"
    title={failureText(failure)}
    {...(again && {
      action: (
        <Button size="small" onClick={again}>
          {base.again}
        </Button>
      ),
    })}
  />
)
