import { formErrors } from '@/copy/errors/form-errors'
import { fill } from '@/copy/fill'
import { apply } from '@/copy/purchase/apply'
import { minuteText } from '@/domain/time/instant'
import { Box } from '../../primitives/box'
import { Checkbox } from '../../primitives/checkbox'
import { Link } from '../../primitives/link'
import { Text } from '../../primitives/text'
import './consent.css'

export interface ConsentProps {
  /** Distinguishes the consents of one page; part of their ids. */
  name: string
  /** The beginning of the sentence, which the documents end. */
  sentence?: string
  /** The documents to agree to. The user can read each first. */
  documents: readonly { title: string; to: string }[]
  agreed: boolean
  /** The user continued without agreeing, so the consent shows an error and takes the focus. */
  missing: boolean
  onChange: (agreed: boolean) => void
}

/** Where a page scrolls to when the consent of this name is missing. */
export const consentId = (name: string): string => `${name}-consent`

/** The consent to documents, in one sentence with a tick. It is never ticked in advance. */
export const Consent = ({
  name,
  sentence = apply.agreeTerms,
  documents,
  agreed,
  missing,
  onChange,
}: ConsentProps) => {
  const errorId = `${name}-consent-error`
  return (
    <Box id={consentId(name)}>
      <Box className="hm-consent">
        <Checkbox
          className="hm-consent__tick"
          checked={agreed}
          invalid={missing}
          focused={missing}
          describedBy={missing ? errorId : undefined}
          onChange={onChange}
        >
          {sentence}
        </Checkbox>
        {documents.map(({ title, to }) => (
          <Link key={to} className="hm-consent__link" to={to}>
            《{title}》
          </Link>
        ))}
      </Box>
      {missing ? (
        <Box id={errorId} role="alert" className="hm-field__error">
          {formErrors.terms}
        </Box>
      ) : null}
    </Box>
  )
}

/** Documents that the user agreed to before, and when. They can be read again. */
export const Agreed = ({
  at,
  documents,
}: {
  /** An instant. */
  at: string
  documents: readonly { title: string; to: string }[]
}) => (
  <Box className="hm-agreed">
    <Text size="s" tone="soft">
      {fill(apply.agreedBefore, { TIME: minuteText(at) })}
    </Text>
    {documents.map(({ title, to }) => (
      <Link key={to} className="hm-consent__link" to={to}>
        《{title}》
      </Link>
    ))}
  </Box>
)
